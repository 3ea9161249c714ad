import { byAppointment, isActiveStatus, isOrderStatus, rangeOfOrders, statusOf } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import type { Order } from './order-text.ts';

/** Keeps orders with a status we don't know: the server sent them as active. */
const isListed = (order: Order): boolean => isActiveStatus(statusOf(order)) || !isOrderStatus(statusOf(order));

/** The order of every list of active orders: those awaiting approval, then by appointment; those without one last. */
export function mostUrgentFirst(orders: readonly Order[]): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  return orders.toSorted((a, b) => waits(a) - waits(b) || byAppointment(a, b));
}

/** Active orders, the most urgent first. */
export const activeOrders = (orders: readonly Order[]): Order[] => mostUrgentFirst(orders.filter(isListed));

/** Orders awaiting approval. */
export const awaitingOf = (orders: readonly Order[]): Order[] =>
  orders.filter((order) => statusOf(order) === 'awaiting_approval');

/** Days that cover every appointment of these orders; undefined if they have none. */
export function rangeOf(orders: readonly Order[]): DayRange | undefined {
  return rangeOfOrders(orders.flatMap(({ appointment_datetime }) => appointment_datetime ?? []));
}
