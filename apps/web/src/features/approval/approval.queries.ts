import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { api } from '../../shared/data/api.ts';
import { languageKeys } from '../../shared/data/language-reload.ts';

export type Order = Schemas['Order'];
export type OrderLine = Schemas['OrderService'];

/** The order as it is stored, priced as an approval prices it. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [languageKeys.orderPreview, id],
    queryFn: () => dataOf(api.POST('/orders/{id}/preview', { params: { path: { id } }, body: { price_as_approvals_logic: true } })),
    staleTime: 0,
  });

/** The steps of the order's approval, oldest first. */
export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: [languageKeys.orderPreview, id, 'history'],
    queryFn: () => dataOf(api.GET('/shop_order_activity_items', { params: { query: { shop_order_id: id } } })),
  });

/** Active orders of the fleet, for what waits next. */
export const fleetOrdersQuery = queryOptions({
  queryKey: ['fleet orders'],
  queryFn: () => dataOf(api.GET('/orders/fleet_orders')),
});
