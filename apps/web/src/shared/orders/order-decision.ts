import type { OrderDecision as Decision } from '@wayside/machines';
import type { Order } from './order-text.ts';

/** A decision on an order, with the order as the user saw it. */
export interface OrderDecision extends Decision {
  readonly order: Order;
}
