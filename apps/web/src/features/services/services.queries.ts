import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { activeOrderStatuses, pastOrderStatuses, statusOf } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { api } from '../../shared/data/api.ts';
import { languageKeys } from '../../shared/data/language-reload.ts';

export type Order = Schemas['Order'];
export type SnoozedReminder = Schemas['SnoozedReminder'];
export type OrderList = 'active' | 'past';

const SETS = { active: activeOrderStatuses, past: pastOrderStatuses };

/**
 * The orders of a list in a range of days. Each range is an answer of its own: a late one never takes the place of another. What somebody
 * decided elsewhere shows when the person comes back to the page.
 */
export const ordersQuery = (list: OrderList, { start, end }: DayRange) =>
  queryOptions({
    queryKey: [languageKeys.serviceRequests, 'list', list, start, end],
    queryFn: () =>
      dataOf(
        api.POST('/orders/index', {
          body: {
            state_id: [...SETS[list]],
            start_date: start,
            end_date: end,
            captureActive: list === 'active',
            withMaintenanceHistory: list === 'past',
          },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

/** The call answers for every fleet that the user sees; the screen is about the one they are in. What waits for somebody stands first. */
export function ordersOfFleet(orders: readonly Order[], fleetId: number | null | undefined): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  return orders.filter(({ vehicle }) => fleetId == null || vehicle.fleet_id === fleetId).toSorted((a, b) => waits(a) - waits(b));
}

/** Days of the orders that await approval: the range of those who come to decide. */
export const awaitingDaysQuery = queryOptions({
  queryKey: [languageKeys.serviceRequests, 'awaiting approval'],
  queryFn: async () => {
    const orders = await dataOf(api.GET('/orders/fleet_orders'));
    return orders.flatMap((order) => (statusOf(order) === 'awaiting_approval' && order.appointment_datetime) || []);
  },
});

/** More ids than these make an address that servers refuse; without ids the answer is about every vehicle. */
const MOST_IDS = 200;

export const snoozedKey = ['snoozed reminders'] as const;

/** Reminders that are put off, of some vehicles. */
export const snoozedQuery = (vehicleIds: readonly number[]) =>
  queryOptions({
    queryKey: [...snoozedKey, vehicleIds],
    queryFn: () =>
      dataOf(
        api.GET('/vehicles/me/vehicle_reminders/snoozed_date', {
          params: { query: vehicleIds.length > MOST_IDS ? {} : { 'vehicle_ids[]': [...vehicleIds] } },
        }),
      ),
    enabled: vehicleIds.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
