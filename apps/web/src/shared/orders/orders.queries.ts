import { keepPreviousData } from '@tanstack/react-query';
import { activeOrderStatuses, pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { read, readByPost } from '../data/read.ts';

export type OrderList = 'active' | 'past';

const STATUSES = { active: activeOrderStatuses, past: pastOrderStatuses };

/**
 * Orders of a list with an appointment in a range of days, or of any day, for every fleet the user can see. The services tab and the tile
 * with its count share this query.
 */
export const orderListQuery = (list: OrderList, range: DayRange | null) =>
  readByPost('/orders/index', {
    body: {
      state_id: [...STATUSES[list]],
      start_date: range?.start ?? null,
      end_date: range?.end ?? null,
      captureActive: list === 'active',
      withMaintenanceHistory: list === 'past',
    },
  });

/**
 * The same for a grid. Each range has its own cache entry, so a late response can't replace another range. Refetches when the user returns to
 * the page, to pick up decisions made elsewhere.
 */
export const ordersQuery = (list: OrderList, range: DayRange | null) => ({
  ...orderListQuery(list, range),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});

/** The fleet's active orders, including those that await approval. */
export const fleetOrdersQuery = () => read('/orders/fleet_orders');

/** The stored order, priced as for an approval. */
export const orderQuery = (id: number) => ({
  ...readByPost('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } }),
  staleTime: 0,
});
