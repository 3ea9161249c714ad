import { keepPreviousData } from '@tanstack/react-query';
import { activeOrderStatuses, pastOrderStatuses, statusOf } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { read, readByPost } from '../data/read.ts';
import type { Order } from './order-text.ts';

export type OrderList = 'active' | 'past';

const STATUSES = { active: activeOrderStatuses, past: pastOrderStatuses };

/**
 * Orders of a list within a range of days, for every fleet the user can see. The services tab and the tile with its count share this query.
 */
export const orderListQuery = (list: OrderList, { start, end }: DayRange) =>
  readByPost('/orders/index', {
    body: {
      state_id: [...STATUSES[list]],
      start_date: start,
      end_date: end,
      captureActive: list === 'active',
      withMaintenanceHistory: list === 'past',
    },
  });

/**
 * The same for a grid. Each range has its own cache entry, so a late response can't replace another range. Refetches when the user returns to
 * the page, to pick up decisions made elsewhere.
 */
export const ordersQuery = (list: OrderList, range: DayRange) => ({
  ...orderListQuery(list, range),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});

/** Puts orders awaiting approval first. */
export function waitingFirst(orders: readonly Order[]): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  return orders.toSorted((a, b) => waits(a) - waits(b));
}

/** The fleet's active orders, including those that await approval. */
export const fleetOrdersQuery = () => read('/orders/fleet_orders');

/** The stored order, priced as for an approval. */
export const orderQuery = (id: number) => ({
  ...readByPost('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } }),
  staleTime: 0,
});
