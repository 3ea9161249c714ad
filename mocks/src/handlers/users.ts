import { fmcTypeRoles, holdsAny, roleNames } from '@wayside/domain';
import type { HandlersOf } from './handler.ts';

const ROLES = roleNames.map((name, index) => ({
  id: index + 1,
  name,
  role_type: holdsAny({ roles: [name] }, fmcTypeRoles) ? ('fmc' as const) : ('fleet' as const),
}));

export const users = {
  listFleetUsers: ({ user, world }) => world.users.ofFleet(user.fleet_id).map((one) => world.users.view(one)),

  createFleetUser({ body, user, world, refusal }) {
    const failure = world.users.refusal(body);
    if (failure) throw refusal(failure);
    return world.users.create(body, user.fleet_id);
  },

  getCurrentUser: ({ user, world }) => world.users.view(user),

  impersonateFleet({ body, user, world, refusal }) {
    if (!world.users.mayActIn(user, body.fleet_id)) throw refusal('notFound');
    return world.users.view(world.users.actIn(user.id, body.fleet_id)!);
  },

  updateFleetUser({ params, body, user, world, need, refusal }) {
    const target = need(world.users.get(params.id));
    if (!world.users.mayEdit(user, target)) throw refusal('roleForbidden');
    if (!target.is_active) throw refusal('inactiveUser');
    if (body.roles && world.users.isLastLeader(target, body.roles)) throw refusal('lastOwner');
    const failure = world.users.refusal(body, target.id);
    if (failure) throw refusal(failure);
    if (body.password) world.credentials.change(target.id, body.password);
    return world.users.view(world.users.update(target.id, body)!);
  },

  deleteFleetUser({ params, user, world, need, refusal }) {
    const target = need(world.users.get(params.id));
    if (!world.users.mayDelete(user, target)) throw refusal('protectedUser');
    if (world.users.isLastLeader(target)) throw refusal('lastOwner');
    world.users.remove(target.id);
  },

  deactivateFleetUser({ params, user, world, need, refusal }) {
    const target = need(world.users.get(params.id));
    if (!world.users.mayToggle(user, target)) throw refusal('protectedUser');
    if (world.users.isLastLeader(target)) throw refusal('lastOwner');
    return world.users.setActive(target.id, false)!;
  },

  activateFleetUser({ params, user, world, need, refusal }) {
    const target = need(world.users.get(params.id));
    if (!world.users.mayToggle(user, target)) throw refusal('roleForbidden');
    return world.users.setActive(target.id, true)!;
  },

  listFmcUsers: ({ query, world }) => world.users.ofCompany(query.affiliation_id),

  listRoles: ({ query }) =>
    ROLES.filter(({ role_type }) => query.role_type === undefined || role_type === query.role_type),

  getAffiliation: ({ user, world, need }) => need(world.users.affiliationOf(user)),

  listAccountFleets({ query, user, refusal }) {
    if (!user.user_accounts.some(({ id }) => id === query.account_id)) throw refusal('notFound');
    return user.user_account_fleets.filter(({ account_id }) => account_id === query.account_id);
  },
} satisfies HandlersOf<'users'>;
