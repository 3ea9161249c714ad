import type { Schemas } from '@wayside/api-client';
import { statusOf } from '@wayside/domain';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import type { OrderList } from '../../shared/orders/orders.queries.ts';

export type Order = Schemas['Order'];
export type { OrderList };

/** Dates of the orders awaiting approval, to derive the default range for users who come to approve. */
export function awaitingDaysQuery() {
  return {
    ...fleetOrdersQuery(),
    select: (orders: readonly Order[]) =>
      orders.flatMap((order) => (statusOf(order) === 'awaiting_approval' && order.appointment_datetime) || []),
  };
}
