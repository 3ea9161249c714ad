import { useQuery } from '@tanstack/react-query';
import { dependsOnPerson } from '@wayside/domain';
import { all } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { paymentMethodsQuery, useMayAddMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { usePolicyPeople } from '../../../shared/policies/policies.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { basicVehiclesQuery } from '../../../shared/vehicles/vehicles.queries.ts';

/** What depends on a user of the fleet, and the people of the fleet. */
export function useDependents(user: User) {
  const { data: viewer } = useKnownUser();
  // Viewers without access to payment methods get none here, either.
  const seesMethods = useMayAddMethod(viewer);
  const methods = useQuery({ ...paymentMethodsQuery(), enabled: seesMethods });
  return all(
    {
      people: useQuery(fleetUsersQuery()),
      asked: usePolicyPeople(viewer),
      vehicles: useQuery(basicVehiclesQuery()),
      orders: useQuery(fleetOrdersQuery()),
      paid: seesMethods ? methods : { ...methods, data: [] },
    },
    // A deleted user whom a policy still names can't approve.
    ({ people, asked, paid, ...facts }) => ({
      people,
      ...dependsOnPerson(user, { ...facts, ...asked }),
      methods: paid.filter(({ customer_ids }) => customer_ids.includes(user.id)),
    }),
  );
}

export type Dependents = NonNullable<ReturnType<typeof useDependents>['data']>;
