import type { Schemas } from '@wayside/api-client';
import { isEnteredByHand } from '@wayside/domain';
import { queryClient } from '../data/query-client.ts';
import { queriesOf } from '../data/read.ts';
import type { Order } from './order-text.ts';

/** Shows an order as it is now in every list that is loaded. They are loaded again, too, but that may fail. */
export function showDecided(order: Order): void {
  const known = <Listed extends Order | null>(listed: Listed): Listed =>
    listed?.id === order.id && !isEnteredByHand(listed) ? { ...listed, ...order } : listed;
  queryClient.setQueriesData<Order[]>(queriesOf('/orders/index', '/orders/fleet_orders'), (orders) =>
    orders?.map(known),
  );
  queryClient.setQueriesData<Schemas['Dashboard']>(
    queriesOf('/dashboard'),
    (shown) =>
      shown && {
        ...shown,
        vehicles: shown.vehicles.map((vehicle) => ({ ...vehicle, active_order: known(vehicle.active_order) })),
      },
  );
}
