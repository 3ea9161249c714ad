import type { Order } from './order-text.ts';

/**
 * Orders of one fleet; all of them for a user who is in none. `/orders/index` answers for every fleet that the user sees, and screens are
 * about the one they act in.
 */
export const ordersOfFleet = <Listed extends Pick<Order, 'vehicle'>>(
  orders: readonly Listed[],
  fleetId: number | null | undefined,
): Listed[] => orders.filter(({ vehicle }) => fleetId == null || vehicle.fleet_id === fleetId);
