import { activeOrderStatuses, pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { read, readByPost } from '../data/read.ts';

export type OrderList = 'active' | 'past';

const STATUSES = { active: activeOrderStatuses, past: pastOrderStatuses };

/** Orders of a list in a range of days, of every fleet that the user sees. The tab of the services and the tile that counts it ask the same. */
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

/** Active orders of the fleet: what is under way, and what waits for a decision. */
export const fleetOrdersQuery = () => read('/orders/fleet_orders');

/** The order as it is stored, priced as an approval prices it. */
export const orderQuery = (id: number) => ({
  ...readByPost('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } }),
  staleTime: 0,
});
