import type { Schemas } from '@wayside/api-client';
import { read } from '../../shared/data/read.ts';

export type Order = Schemas['Order'];
export type OrderLine = Schemas['OrderService'];

/** The activity history of an order, oldest first. */
export const historyQuery = (id: number) => read('/shop_order_activity_items', { query: { shop_order_id: id } });
