import { activeOrderStatuses, pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { read, readByPost } from '../data/read.ts';

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

/** The fleet's active orders, including those that await approval. */
export const fleetOrdersQuery = () => read('/orders/fleet_orders');

/** The stored order, priced as for an approval. */
export const orderQuery = (id: number) => ({
  ...readByPost('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } }),
  staleTime: 0,
});
