import { isEnteredByHand, place } from '@wayside/domain';
import type { Order } from './order-text.ts';

/** Where an order opens. Maintenance that was entered by hand has no order: it is in the history of its vehicle. */
export function orderPlace(order: Order): string {
  return isEnteredByHand(order) ? place.vehicle(order.vehicle.id, { tab: 'history' }) : place.order(order.id);
}
