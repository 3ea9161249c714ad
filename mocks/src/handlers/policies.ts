import { isRefusal } from '../world/seed/refusal.ts';
import type { Handlers } from './handler.ts';

export const policies = {
  listPolicies: ({ world, user }) => world.policies.read(user.fleet_id),

  createPolicy({ world, user, body, fail, reply }) {
    const outcome = world.policies.create(user, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },

  updatePolicy({ world, user, params, body, fail }) {
    const policy = world.policies.seenBy(user, params.id);
    if (!policy) return fail('notFound');
    const outcome = world.policies.update(user, policy, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  deletePolicy({ world, user, params, fail, reply }) {
    const policy = world.policies.seenBy(user, params.id);
    if (!policy) return fail('notFound');
    world.policies.remove(policy.id);
    return reply(204, undefined);
  },
} satisfies Handlers;
