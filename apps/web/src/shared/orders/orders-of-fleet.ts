import type { Order } from './order-text.ts';

/**
 * Filters orders by fleet; keeps all if the user is in no fleet. `/orders/index` returns the orders of every fleet the
 * user can see, while screens show only the current one.
 */
export function ordersOfFleet<Listed extends Pick<Order, 'vehicle'>>(
  orders: readonly Listed[],
  fleetId: number | null | undefined,
): Listed[] {
  return orders.filter(({ vehicle }) => fleetId == null || vehicle.fleet_id === fleetId);
}
