import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { statusOf } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { read } from '../../shared/data/read.ts';
import { fleetOrdersQuery, orderListQuery } from '../../shared/orders/orders.queries.ts';
import type { OrderList } from '../../shared/orders/orders.queries.ts';

export type Order = Schemas['Order'];
export type SnoozedReminder = Schemas['SnoozedReminder'];
export type { OrderList };

/**
 * The orders of a list in a range of days. Each range is an answer of its own: a late one never takes the place of another. What somebody
 * decided elsewhere shows when the person comes back to the page.
 */
export const ordersQuery = (list: OrderList, range: DayRange) => ({
  ...orderListQuery(list, range),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});

/** What waits for somebody comes first. */
export function waitingFirst(orders: readonly Order[]): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  return orders.toSorted((a, b) => waits(a) - waits(b));
}

/** Days of the orders that await approval: the range of those who come to decide. */
export const awaitingDaysQuery = () => ({
  ...fleetOrdersQuery(),
  select: (orders: readonly Order[]) =>
    orders.flatMap((order) => (statusOf(order) === 'awaiting_approval' && order.appointment_datetime) || []),
});

/** More ids than these make an address that servers refuse; without ids the answer is about every vehicle. */
const MOST_IDS = 200;

/** Reminders that are put off, of some vehicles. */
export const snoozedQuery = (vehicleIds: readonly number[]) => ({
  ...read('/vehicles/me/vehicle_reminders/snoozed_date', {
    query: vehicleIds.length > MOST_IDS ? {} : { 'vehicle_ids[]': [...vehicleIds] },
  }),
  enabled: vehicleIds.length > 0,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});
