import { useQuery } from '@tanstack/react-query';
import { dependsOnVehicles } from '@wayside/domain';
import { all } from '../data/loaded.tsx';
import { fleetOrdersQuery } from '../orders/orders.queries.ts';
import { fleetUsersQuery } from '../people/people.queries.ts';
import { policiesQuery } from '../policies/policies.queries.ts';

/** What depends on vehicles of the fleet. */
export function useVehicleDependents(vehicles: readonly { readonly id: number }[]) {
  return all(
    {
      orders: useQuery(fleetOrdersQuery()),
      policies: useQuery(policiesQuery()),
      people: useQuery(fleetUsersQuery()),
    },
    (facts) => dependsOnVehicles(vehicles, facts),
  );
}

export type VehicleDependents = NonNullable<ReturnType<typeof useVehicleDependents>['data']>;
