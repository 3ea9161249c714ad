import { useQuery } from '@tanstack/react-query';
import { ofVehicles } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useMemo } from 'react';
import { both } from '../../shared/data/loaded.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { useMine, vehicleIdOf } from '../../shared/list/mine/use-mine.ts';
import { mostUrgentFirst } from '../../shared/orders/active-orders.ts';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { ordersQuery } from '../../shared/orders/orders.queries.ts';
import type { OrderList } from './services.queries.ts';

/** The orders of a list with an appointment in a range of days: of the user's fleet, and of "My vehicles". */
export function useListedOrders(list: OrderList, range: DayRange, isRangeKnown = true) {
  const found = useQuery({ ...ordersQuery(list, range), enabled: isRangeKnown });
  // The list is filtered by the user's fleet.
  const user = useKnownUser();
  const { vehicles } = useMine();
  const ofFleet = useMemo(() => {
    const orders = found.data && user.data && ordersOfFleet(found.data, user.data.fleet_id);
    return orders && list === 'active' ? mostUrgentFirst(orders) : orders;
  }, [found.data, user.data, list]);
  const orders = useMemo(() => ofFleet && ofVehicles(ofFleet, vehicles, vehicleIdOf), [ofFleet, vehicles]);
  return {
    query: { ...both(found, user), data: orders, isPlaceholderData: found.isPlaceholderData },
    /** Before "My vehicles". */
    ofFleet,
    vehicles,
  };
}
