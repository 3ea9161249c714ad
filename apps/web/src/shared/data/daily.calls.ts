import { getCall, postCall } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { activeOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';

/**
 * The calls that the daily pages make first, as values: the page's head begins them (`head/daily-pages.ts`), and
 * queries are made of them (`readCall`). The head's script contains this file, so it imports no client and no React.
 */

/** Vehicles with their active orders. The server localizes the service names. */
export const dashboardCall = getCall('/dashboard');
export const favoriteShopsCall = getCall('/shops/favorites');

/** The fleet's vehicles with their active orders, for service requests (decision 012). */
export function requestVehiclesCall(fleetId: number | null) {
  return getCall('/vehicles', {
    query: { request: 'active_order', data_type: 'search', fleet_id: fleetId ?? undefined },
  });
}

/** The fleet's active orders, including those that await approval. */
export const fleetOrdersCall = getCall('/orders/fleet_orders');

/** The stored order, priced as for an approval. */
export const orderCall = (id: number) =>
  postCall('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } });

/** Which orders to search for, besides their days. */
export type OrderSearch = Omit<Schemas['OrderSearch'], 'start_date' | 'end_date'>;

export const activeSearch: OrderSearch = {
  state_id: [...activeOrderStatuses],
  captureActive: true,
  withMaintenanceHistory: false,
};

/** Orders with an appointment in a range of days, or of any day, for every fleet the user can see. */
export function ordersCall(search: OrderSearch, range: DayRange | null) {
  return postCall('/orders/index', {
    body: { ...search, start_date: range?.start ?? null, end_date: range?.end ?? null },
  });
}
