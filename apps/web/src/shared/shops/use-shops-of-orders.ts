import { shopsOfOrders } from '@wayside/domain';
import { useMemo } from 'react';
import { useCached } from '../data/use-cached.ts';

/** Shops of the orders that pages have loaded, by ID, with their phone numbers; calls nothing. */
export function useShopsOfOrders() {
  const active = useCached('/orders/fleet_orders');
  const listed = useCached('/orders/index', 'post');
  const opened = useCached('/orders/{id}/preview', 'post');
  return useMemo(
    () => shopsOfOrders([...[...active, ...listed].flatMap(({ data }) => data), ...opened.map(({ data }) => data)]),
    [active, listed, opened],
  );
}
