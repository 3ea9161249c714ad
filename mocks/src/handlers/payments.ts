import { rolesOf } from '@wayside/domain';
import type { Schemas } from '@wayside/api-client';
import { clientToken } from '../gateway/configuration.ts';
import type { PaymentMethod } from '../world/fleets/payment-methods.ts';
import type { Handlers } from './handler.ts';

/** FMC users, FMC Fleet Admins and owners may change every payment method; others only their own. */
function mayChange(user: Schemas['User'], method: PaymentMethod): boolean {
  return method.owner_id === user.id || rolesOf(user).some((role) => role === 'FMC' || role === 'FMC Fleet Admin' || role === 'Owner');
}

export const payments = {
  listPaymentMethods: ({ user, world }) => world.paymentMethods.list(user.fleet_id ?? 0),

  createPaymentMethod({ body, user, world, fail, reply }) {
    const method = world.paymentMethods.create(user.fleet_id ?? 0, user, body);
    return typeof method === 'string' ? fail(method) : reply(201, method);
  },

  updatePaymentMethod({ params, body, user, world, fail }) {
    const method = world.paymentMethods.get(user.fleet_id ?? 0, params.id);
    if (!method) return fail('notFound');
    return mayChange(user, method) ? world.paymentMethods.update(params.id, body)! : fail('roleForbidden');
  },

  deletePaymentMethod({ params, user, world, fail, reply }) {
    const method = world.paymentMethods.get(user.fleet_id ?? 0, params.id);
    if (!method) return fail('notFound');
    if (!mayChange(user, method)) return fail('roleForbidden');
    const refusal = world.paymentMethods.remove(method);
    return refusal ? fail(refusal) : reply(204, undefined);
  },

  setDefaultPaymentMethod: ({ params, user, world, fail }) =>
    world.paymentMethods.setDefault(user.fleet_id ?? 0, params.id) ?? fail('notFound'),

  getPaymentClientToken: ({ session }) => ({ client_token: clientToken(session.mode) }),
} satisfies Handlers;
