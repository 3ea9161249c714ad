import { isActiveStatus, isOrderStatus, statusOf } from '@wayside/domain';
import type { Dashboard, Order } from '../dashboard.queries.ts';

/** Keeps orders with a status we don't know: the server sent them as active. */
const isListed = (order: Order): boolean => isActiveStatus(statusOf(order)) || !isOrderStatus(statusOf(order));

/** Orders for the active maintenance list: those awaiting approval first, then by appointment. */
export function activeOrders(orders: readonly Order[]): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  const moment = (order: Order) => order.appointment_datetime ?? '9999';
  return orders.filter(isListed).toSorted((a, b) => waits(a) - waits(b) || moment(a).localeCompare(moment(b)) || a.id - b.id);
}

export const ordersOf = ({ vehicles }: Dashboard): Order[] => activeOrders(vehicles.flatMap(({ active_order }) => active_order ?? []));

/** Number of orders awaiting approval. */
export const countWaiting = (orders: readonly Order[]): number => orders.filter((order) => statusOf(order) === 'awaiting_approval').length;
