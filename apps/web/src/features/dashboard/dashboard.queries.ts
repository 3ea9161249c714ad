import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import type { DayRange } from '@wayside/domain';
import { read } from '../../shared/data/read.ts';

export type Order = Schemas['Order'];
export type Dashboard = Schemas['Dashboard'];
export type DashboardVehicle = Schemas['DashboardVehicle'];
export type MonthlyCost = Schemas['MonthlyServiceCost'];

/** The vehicles with their active orders. The services of an order are named in the user's language. */
export const dashboardQuery = () => read('/dashboard');

/** What service cost in each month of a range; while another range is on its way, the one before. */
export const costsQuery = ({ start, end }: DayRange) => ({
  ...read('/orders/aggregate', { query: { start_date: start, end_date: end, grouping: 'month' } }),
  placeholderData: keepPreviousData,
});
