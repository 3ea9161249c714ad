import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { onlyIf } from '../../shared/data/read.ts';
import { activeOrders, rangeOf } from '../../shared/orders/active-orders.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import type { Order } from './services.queries.ts';

/**
 * The fleet's active orders that the dates leave out, and the dates that would show them all; undefined if there are none. `listed` is
 * undefined while unknown.
 */
export function useOrdersOutside(listed: readonly Order[] | undefined) {
  const { data } = useQuery(onlyIf(listed !== undefined, fleetOrdersQuery()));
  return useMemo(() => {
    if (!data || !listed) return undefined;
    const shown = new Set(listed.map(({ id }) => id));
    const all = activeOrders(data);
    const count = all.filter(({ id }) => !shown.has(id)).length;
    return count > 0 ? { count, range: rangeOf(all) } : undefined;
  }, [data, listed]);
}
