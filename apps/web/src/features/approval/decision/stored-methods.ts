import { useQuery } from '@tanstack/react-query';
import { needsStoredCard, statusOf } from '@wayside/domain';
import { useEffect, useEffectEvent } from 'react';
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods.queries.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';

/** The payment methods the provider has now, as long as the order waits for approval and needs one. */
export function useStoredMethods({ approval: { state, user }, order }: { approval: Approval; order: Order }) {
  const isOpen = statusOf(order) === 'awaiting_approval' && (state.hasTag('approvable') || state.hasTag('notEligible'));
  const isNeeded = isOpen && user.pays_through_platform === true && needsStoredCard(user.payment_provider_type);
  return { isNeeded, methods: useQuery({ ...paymentMethodsQuery(), enabled: isNeeded }) };
}

/**
 * Reads the order again when its payment methods are no longer those of the provider, so that one added in another
 * window shows up. It renders nothing, so the response itself doesn't render the order again.
 */
export function StoredMethods({ approval, order }: { approval: Approval; order: Order }) {
  const { isNeeded, methods } = useStoredMethods({ approval, order });
  const now = methods.data && tokensOf(methods.data);
  const isOwnFleet = order.vehicle.fleet_id === approval.user.fleet_id;
  const isOutdated = isNeeded && isOwnFleet && tokensOf(order.braintree_payment_methods) !== now;
  const compare = useEffectEvent((tokens: string | undefined) => {
    if (tokens !== undefined && isOutdated) approval.send({ type: 'order.outdated' });
  });
  // Once per response: if the two lists keep differing, refetching won't help.
  useEffect(() => compare(now), [now]);
  return null;
}

function tokensOf(methods: readonly { token: string }[]): string {
  return methods
    .map(({ token }) => token)
    .toSorted()
    .join(' ');
}
