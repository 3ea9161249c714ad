import { rolesOf } from '@wayside/domain';
import type { Schemas } from '@wayside/api-client';
import { clientToken } from '../gateway/configuration.ts';
import type { PaymentMethod } from '../world/fleets/payment-methods.ts';
import type { HandlersOf } from './handler.ts';

/** FMC users, FMC Fleet Admins and owners may change every payment method; others only their own. */
function mayChange(user: Schemas['User'], method: PaymentMethod): boolean {
  return (
    method.owner_id === user.id ||
    rolesOf(user).some((role) => role === 'FMC' || role === 'FMC Fleet Admin' || role === 'Owner')
  );
}

export const payments = {
  listPaymentMethods: ({ user, world }) => world.paymentMethods.list(user.fleet_id ?? 0),

  createPaymentMethod({ body, user, world, refusal }) {
    const method = world.paymentMethods.create(user.fleet_id ?? 0, user, body);
    if (typeof method === 'string') throw refusal(method);
    return method;
  },

  updatePaymentMethod({ params, body, user, world, need, refusal }) {
    const method = need(world.paymentMethods.get(user.fleet_id ?? 0, params.id));
    if (!mayChange(user, method)) throw refusal('roleForbidden');
    return world.paymentMethods.update(params.id, body)!;
  },

  deletePaymentMethod({ params, user, world, need, refusal }) {
    const method = need(world.paymentMethods.get(user.fleet_id ?? 0, params.id));
    if (!mayChange(user, method)) throw refusal('roleForbidden');
    const failure = world.paymentMethods.remove(method);
    if (failure) throw refusal(failure);
  },

  setDefaultPaymentMethod: ({ params, user, world, need }) =>
    need(world.paymentMethods.setDefault(user.fleet_id ?? 0, params.id)),

  getPaymentClientToken: ({ session }) => ({ client_token: clientToken(session.mode) }),
} satisfies HandlersOf<'payments'>;
