import { fmcTypeRoles, holdsAny, roleNames } from '@wayside/domain';
import type { Handlers } from './handler.ts';

const ROLES = roleNames.map((name, index) => ({
  id: index + 1,
  name,
  role_type: holdsAny({ roles: [name] }, fmcTypeRoles) ? ('fmc' as const) : ('fleet' as const),
}));

export const users = {
  listFleetUsers: ({ user, world }) => world.users.read(user.fleet_id).map((one) => world.users.view(one)),

  createFleetUser({ body, user, world, fail, reply }) {
    const refused = world.users.refusal(body);
    return refused ? fail(refused) : reply(201, world.users.create(body, user.fleet_id));
  },

  getCurrentUser: ({ user, world }) => world.users.view(user),

  impersonateFleet({ body, user, world, fail }) {
    if (!world.users.mayActIn(user, body.fleet_id)) return fail('notFound');
    return world.users.view(world.users.actIn(user.id, body.fleet_id)!);
  },

  updateFleetUser({ params, body, user, world, fail }) {
    const target = world.users.get(params.id);
    if (!target) return fail('notFound');
    if (!world.users.mayEdit(user, target)) return fail('roleForbidden');
    if (!target.is_active) return fail('inactiveUser');
    const refused = world.users.refusal(body, target.id);
    if (refused) return fail(refused);
    if (body.password) world.credentials.change(target.id, body.password);
    return world.users.view(world.users.update(target.id, body)!);
  },

  deleteFleetUser({ params, user, world, fail, reply }) {
    const target = world.users.get(params.id);
    if (!target) return fail('notFound');
    if (!world.users.mayDelete(user, target)) return fail('protectedUser');
    world.users.remove(target.id);
    return reply(204, undefined);
  },

  deactivateFleetUser({ params, user, world, fail }) {
    const target = world.users.get(params.id);
    if (!target) return fail('notFound');
    if (!world.users.mayToggle(user, target)) return fail('protectedUser');
    return world.users.setActive(target.id, false)!;
  },

  activateFleetUser({ params, user, world, fail }) {
    const target = world.users.get(params.id);
    if (!target) return fail('notFound');
    if (!world.users.mayToggle(user, target)) return fail('roleForbidden');
    return world.users.setActive(target.id, true)!;
  },

  listFmcUsers: ({ query, world }) => world.users.ofCompany(query.affiliation_id),

  listRoles: ({ query }) => ROLES.filter(({ role_type }) => query.role_type === undefined || role_type === query.role_type),

  getAffiliation: ({ user, world, fail }) => world.users.affiliationOf(user) ?? fail('notFound'),

  listAccountFleets({ query, user, fail }) {
    if (!user.user_accounts.some(({ id }) => id === query.account_id)) return fail('notFound');
    return user.user_account_fleets.filter(({ account_id }) => account_id === query.account_id);
  },
} satisfies Handlers;
