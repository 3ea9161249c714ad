import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import type { DayRange } from '@wayside/domain';
import { dashboardCall } from '../../shared/data/daily.calls.ts';
import { read, readCall } from '../../shared/data/read.ts';
import { activeOrders } from '../../shared/orders/active-orders.ts';

export type Order = Schemas['Order'];
export type Dashboard = Schemas['Dashboard'];
export type DashboardVehicle = Schemas['DashboardVehicle'];
export type MonthlyCost = Schemas['MonthlyServiceCost'];

export const dashboardQuery = () => readCall(dashboardCall);

/** The fleet's active orders, the most urgent first. */
export const ordersOf = ({ vehicles }: Dashboard): Order[] =>
  activeOrders(vehicles.flatMap(({ active_order }) => active_order ?? []));

/** Service costs by month for a range of days. Keeps the previous range on screen while the next one loads. */
export function costsQuery({ start, end }: DayRange) {
  return {
    ...read('/orders/aggregate', { query: { start_date: start, end_date: end, grouping: 'month' } }),
    placeholderData: keepPreviousData,
  };
}
