import { needsStoredCard } from '../constants.ts';
import { mustChooseMethod } from './order-approval.ts';
import type { Reviewer, ReviewOrder } from './order-approval.ts';
import { completedServiceStatuses, statusOf } from './orders.ts';

/** How an order was decided. `by` and `at` are null where it doesn't say. */
export interface Settled {
  readonly as: 'approved' | 'canceled';
  readonly by: string | null;
  /** A date and time. */
  readonly at: string | null;
}

type Decided = Parameters<typeof statusOf>[0] & {
  readonly approver: string | null;
  readonly last_approval_date: string | null;
};

const APPROVED: readonly (string | undefined)[] = ['approved', ...completedServiceStatuses];

/** Null while an order isn't decided, and for one that began without an approval. */
export function settledOf(order: Decided): Settled | null {
  const status = statusOf(order);
  if (status === 'cancel') return { as: 'canceled', by: null, at: null };
  const { approver: by, last_approval_date: at } = order;
  const isApproved = APPROVED.includes(status) && (by !== null || at !== null || status === 'approved');
  return isApproved ? { as: 'approved', by, at } : null;
}

/** What pays for an approved order. */
export type Payment<Method> =
  | { readonly by: 'method'; readonly method: Method }
  | { readonly by: 'fuelCard' | 'elsewhere' };

/**
 * What pays for an approved order; undefined where nothing says it. Orders don't say which stored method was chosen:
 * `methodId` is that of an approval that was sent from here.
 */
export function paymentOf<Method extends ReviewOrder['braintree_payment_methods'][number]>(
  user: Reviewer,
  order: Decided & { readonly braintree_payment_methods: readonly Method[] },
  methodId: number | undefined,
): Payment<Method> | undefined {
  if (settledOf(order)?.as !== 'approved' || statusOf(order) === 'paid_in_shop') return undefined;
  if (mustChooseMethod(user, order)) {
    const method = order.braintree_payment_methods.find(({ id }) => id === methodId);
    return method && { by: 'method', method };
  }
  if (!needsStoredCard(user.payment_provider_type)) return { by: 'fuelCard' };
  // A settled order lists no methods, so it may have been paid with a card that we can't name.
  return user.pays_through_platform ? undefined : { by: 'elsewhere' };
}
