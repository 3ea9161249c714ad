import { useQuery } from '@tanstack/react-query';
import { contactsFor } from '@wayside/domain';
import type { Contacts, DecisionKind, Reviewer } from '@wayside/domain';
import { useKnownUser } from '../data/user.ts';
import { fleetUsersQuery } from '../people/people.queries.ts';
import type { Order } from './order-text.ts';

/**
 * Who else can decide on an order: the fleet's own users and, named as such, those of its management company. Without
 * the fleet's users there are still the names and phone numbers of the order.
 */
export function useContacts(about: DecisionKind, order: Order, user: Reviewer): Contacts & { isPending: boolean } {
  const { data, isPending } = useQuery(fleetUsersQuery());
  // Those that are loaded are the users of the fleet that the reader acts in.
  const isOwnFleet = useKnownUser().data?.fleet_id === order.vehicle.fleet_id;
  return { ...contactsFor(about, order, user, data, isOwnFleet), isPending };
}
