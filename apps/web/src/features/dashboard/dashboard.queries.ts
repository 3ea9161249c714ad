import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { api } from '../../shared/data/api.ts';
import { languageKeys } from '../../shared/data/language-reload.ts';

export type Order = Schemas['Order'];
export type Dashboard = Schemas['Dashboard'];
export type DashboardVehicle = Schemas['DashboardVehicle'];
export type MonthlyCost = Schemas['MonthlyServiceCost'];

/** The vehicles with their active orders. The services of an order are named in the user's language. */
export const dashboardQuery = queryOptions({
  queryKey: [languageKeys.serviceRequests, 'dashboard'],
  queryFn: () => dataOf(api.GET('/dashboard')),
});

/** Active orders as the list's own page loads them. */
export const fleetOrdersQuery = queryOptions({
  queryKey: [languageKeys.serviceRequests, 'of the fleet'],
  queryFn: () => dataOf(api.GET('/orders/fleet_orders')),
});

/** What service cost in each month of a range; while another range is on its way, the one before. */
export const costsQuery = ({ start, end }: DayRange) =>
  queryOptions({
    queryKey: ['service costs', start, end],
    queryFn: () => dataOf(api.GET('/orders/aggregate', { params: { query: { start_date: start, end_date: end, grouping: 'month' } } })),
    placeholderData: keepPreviousData,
  });

/** How many orders the past tab of the services shows for a range. */
export const pastCountQuery = ({ start, end }: DayRange) =>
  queryOptions({
    queryKey: [languageKeys.serviceRequests, 'past', 'dashboard', start, end],
    queryFn: async () => {
      const body = {
        state_id: [...pastOrderStatuses],
        start_date: start,
        end_date: end,
        captureActive: false,
        withMaintenanceHistory: true,
      };
      return (await dataOf(api.POST('/orders/index', { body }))).length;
    },
  });
