import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { statusOf } from '@wayside/domain';
import { read } from '../../shared/data/read.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import type { OrderList } from '../../shared/orders/orders.queries.ts';

export type Order = Schemas['Order'];
export type SnoozedReminder = Schemas['SnoozedReminder'];
export type { OrderList };

/** Dates of the orders awaiting approval, to derive the default range for users who come to approve. */
export function awaitingDaysQuery() {
  return {
    ...fleetOrdersQuery(),
    select: (orders: readonly Order[]) =>
      orders.flatMap((order) => (statusOf(order) === 'awaiting_approval' && order.appointment_datetime) || []),
  };
}

/** More IDs would make the URL too long for some servers; without IDs the response covers every vehicle. */
const MOST_IDS = 200;

/** Snoozed reminders of the given vehicles. */
export function snoozedQuery(vehicleIds: readonly number[]) {
  return {
    ...read('/vehicles/me/vehicle_reminders/snoozed_date', {
      query: vehicleIds.length > MOST_IDS ? {} : { 'vehicle_ids[]': [...vehicleIds] },
    }),
    enabled: vehicleIds.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always' as const,
  };
}
