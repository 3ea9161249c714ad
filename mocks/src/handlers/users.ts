import { isAdmin, roleNames } from '@wayside/domain';
import { isCompanyRole } from '../world/people/people.ts';
import type { Handlers } from './handler.ts';

const ROLES = roleNames.map((name, index) => ({
  id: index + 1,
  name,
  role_type: isCompanyRole(name) ? ('fmc' as const) : ('fleet' as const),
}));

export const users = {
  listFleetUsers: ({ world }) => world.users.ofFleet().map((user) => world.users.view(user)),

  createFleetUser({ body, world, fail, reply }) {
    const refused = world.users.refusal(body);
    return refused ? fail(refused) : reply(201, world.users.create(body));
  },

  getCurrentUser: ({ user, world }) => world.users.view(user),

  impersonateFleet({ body, user, world, fail }) {
    if (!world.users.mayActIn(user, body.fleet_id)) return fail('notFound');
    return world.users.view(world.users.actIn(user.id, body.fleet_id)!);
  },

  updateFleetUser({ params, body, user, world, fail }) {
    const wanted = world.users.get(params.id);
    if (!wanted) return fail('notFound');
    if (wanted.id !== user.id && !isAdmin(user)) return fail('roleForbidden');
    if (!wanted.is_active) return fail('inactiveUser');
    const refused = world.users.refusal(body, wanted.id);
    if (refused) return fail(refused);
    if (body.password) world.credentials.change(wanted.id, body.password);
    return world.users.view(world.users.update(wanted.id, body)!);
  },

  deleteFleetUser({ params, user, world, fail, reply }) {
    const wanted = world.users.get(params.id);
    if (!wanted) return fail('notFound');
    if (world.users.isProtectedFrom(user, wanted)) return fail('protectedUser');
    world.users.remove(wanted.id);
    return reply(204, undefined);
  },

  deactivateFleetUser({ params, user, world, fail }) {
    const wanted = world.users.get(params.id);
    if (!wanted) return fail('notFound');
    if (world.users.isProtectedFrom(user, wanted)) return fail('protectedUser');
    return world.users.setActive(wanted.id, false)!;
  },

  activateFleetUser: ({ params, world, fail }) => world.users.setActive(params.id, true) ?? fail('notFound'),

  listFmcUsers: ({ query, world }) => world.users.ofCompany(query.affiliation_id),

  listRoles: ({ query }) => ROLES.filter(({ role_type }) => query.role_type === undefined || role_type === query.role_type),

  getAffiliation: ({ user, world, fail }) => world.users.affiliationOf(user) ?? fail('notFound'),

  listAccountFleets({ query, user, fail }) {
    if (!user.user_accounts.some(({ id }) => id === query.account_id)) return fail('notFound');
    return user.user_account_fleets.filter(({ account_id }) => account_id === query.account_id);
  },
} satisfies Handlers;
