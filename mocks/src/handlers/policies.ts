import type { HandlersOf } from './handler.ts';

export const policies = {
  listPolicies: ({ world, user }) => world.policies.list(user.fleet_id),

  createPolicy: ({ world, user, body, accept }) => accept(world.policies.create(user, body)),

  updatePolicy({ world, user, params, body, need, accept }) {
    const policy = need(world.policies.seenBy(user, params.id));
    return accept(world.policies.update(user, policy, body));
  },

  deletePolicy({ world, user, params, need }) {
    const policy = need(world.policies.seenBy(user, params.id));
    world.policies.remove(policy.id);
  },
} satisfies HandlersOf<'policies'>;
