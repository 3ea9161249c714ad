import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { isActiveStatus, statusOf } from '@wayside/domain';
import { api } from '../../app/api.ts';

export type Order = Schemas['Order'];
export type Dashboard = Schemas['Dashboard'];

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => dataOf(api.GET('/dashboard')),
});

/** Orders of the active maintenance list: what waits for somebody first, then by appointment. */
export function activeOrders({ vehicles }: Dashboard): Order[] {
  const waits = (order: Order) => (statusOf(order) === 'awaiting_approval' ? 0 : 1);
  const moment = (order: Order) => order.appointment_datetime ?? '9999';
  return vehicles
    .flatMap(({ active_order }) => active_order ?? [])
    .filter((order) => isActiveStatus(statusOf(order)))
    .toSorted((a, b) => waits(a) - waits(b) || moment(a).localeCompare(moment(b)) || a.id - b.id);
}
