import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { canSeePaymentsTab } from '@wayside/domain';
import { brand } from '../brand/brand.ts';
import { read } from '../data/read.ts';
import { fleetUsersQuery } from '../people/people.queries.ts';
import { useMyFleet } from '../data/user.ts';
import type { User } from '../session/session.ts';

export type PaymentMethod = Schemas['PaymentMethod'];

export const paymentMethodsQuery = () => read('/braintree_payment_methods');

/** Everyone of the fleet, for the names of drivers. */
export const usePeople = () => useQuery(fleetUsersQuery());

/** Whether the user may add a payment method; whoever has the payments tab may. Everyone else asks support. */
export function useMayAddMethod(user: User | undefined): boolean {
  const { data: fleet } = useMyFleet();
  return user !== undefined && canSeePaymentsTab(user, { ...brand.switches, fleet });
}
