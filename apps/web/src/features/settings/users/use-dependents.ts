import { useQuery } from '@tanstack/react-query';
import { dependsOnPerson } from '@wayside/domain';
import { all } from '../../../shared/data/loaded.tsx';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { basicVehiclesQuery } from '../../../shared/vehicles/vehicles.queries.ts';

/** What depends on a user of the fleet, and the people of the fleet. */
export function useDependents(user: User) {
  return all(
    {
      people: useQuery(fleetUsersQuery()),
      policies: useQuery(policiesQuery()),
      vehicles: useQuery(basicVehiclesQuery()),
      orders: useQuery(fleetOrdersQuery()),
    },
    (facts) => ({ people: facts.people, ...dependsOnPerson(user, facts) }),
  );
}

export type Dependents = NonNullable<ReturnType<typeof useDependents>['data']>;
