import { keepPreviousData } from '@tanstack/react-query';
import { pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { activeSearch, fleetOrdersCall, orderCall, ordersCall } from '../data/daily.calls.ts';
import type { OrderSearch } from '../data/daily.calls.ts';
import { readCall } from '../data/read.ts';

export type OrderList = 'active' | 'past';

const SEARCHES: Record<OrderList, OrderSearch> = {
  active: activeSearch,
  past: { state_id: [...pastOrderStatuses], captureActive: false, withMaintenanceHistory: true },
};

/** Orders of a list. The services tab and the tile with its count share this query. */
export const orderListQuery = (list: OrderList, range: DayRange | null) => readCall(ordersCall(SEARCHES[list], range));

/**
 * The same for a grid. Each range has its own cache entry, so a late response can't replace another range. Refetches
 * when the user returns to the page, to pick up decisions made elsewhere.
 */
export function ordersQuery(list: OrderList, range: DayRange | null) {
  return { ...orderListQuery(list, range), placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' as const };
}

export const fleetOrdersQuery = () => readCall(fleetOrdersCall);

/** Canceled orders of any day, of every fleet the user can see: they are in no list and no history (CON2-01). */
export const canceledOrdersQuery = () =>
  readCall(ordersCall({ state_id: ['cancel'], captureActive: false, withMaintenanceHistory: false }, null));

export const orderQuery = (id: number) => ({ ...readCall(orderCall(id)), staleTime: 0 });
