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
 * Orders of a list in a range of days. Each range has its own cache entry, so a late response can't replace another range. Refetches when the
 * user returns to the page, to pick up decisions made elsewhere.
 */
export const ordersQuery = (list: OrderList, range: DayRange) => ({
  ...orderListQuery(list, range),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});

/** Puts orders awaiting approval first. */
export function waitingFirst(orders: readonly Order[]): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  return orders.toSorted((a, b) => waits(a) - waits(b));
}

/** Dates of the orders awaiting approval, to derive the default range for users who come to approve. */
export const awaitingDaysQuery = () => ({
  ...fleetOrdersQuery(),
  select: (orders: readonly Order[]) =>
    orders.flatMap((order) => (statusOf(order) === 'awaiting_approval' && order.appointment_datetime) || []),
});

/** More IDs would make the URL too long for some servers; without IDs the response covers every vehicle. */
const MOST_IDS = 200;

/** Snoozed reminders of the given vehicles. */
export const snoozedQuery = (vehicleIds: readonly number[]) => ({
  ...read('/vehicles/me/vehicle_reminders/snoozed_date', {
    query: vehicleIds.length > MOST_IDS ? {} : { 'vehicle_ids[]': [...vehicleIds] },
  }),
  enabled: vehicleIds.length > 0,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
});
