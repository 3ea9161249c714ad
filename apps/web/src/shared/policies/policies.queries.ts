import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { isFmcUser } from '@wayside/domain';
import { all } from '../data/loaded.tsx';
import type { Loadable } from '../data/loaded.tsx';
import { read } from '../data/read.ts';
import { companyUsersQuery, fleetUsersQuery } from '../people/people.queries.ts';
import type { User } from '../session/session.ts';
import { servicesQuery } from '../shops/shops.queries.ts';

export type Policy = Schemas['Policy'];
export type Person = Pick<Schemas['User'], 'id' | 'name' | 'is_active' | 'email' | 'cellPhone' | 'roles'>;

/** The fleet's policies with the people, vehicles and services they refer to. */
export interface PolicyData {
  readonly policies: readonly Policy[];
  readonly people: readonly Person[];
  readonly vehicles: readonly Schemas['BasicVehicle'][];
  readonly services: readonly Pick<Schemas['Service'], 'id' | 'name'>[];
}

export const policiesQuery = () => read('/policies');

/**
 * An empty list in place of one that failed, also while it is tried again. Its error stays, so that the screen says it.
 */
function orNone<Item>(query: Loadable<Item[]> & { readonly errorUpdateCount: number }): Loadable<Item[]> {
  return query.data === undefined && query.errorUpdateCount > 0 ? { ...query, data: [] } : query;
}

/**
 * Needs the policies and the people, who decide what a policy means. Vehicles and services only lend their names:
 * without them, IDs are shown and none can be chosen.
 */
export function usePolicyData(user: User): Loadable<PolicyData> {
  const policies = useQuery(policiesQuery());
  const people = useQuery(fleetUsersQuery());
  // Policies may refer to FMC users, but only an FMC user may load them.
  const affiliation = isFmcUser(user) ? (user.affiliation_id ?? null) : null;
  const company = useQuery({ ...companyUsersQuery(user), enabled: affiliation !== null });
  const vehicles = useQuery(read('/vehicles/all_vehicles'));
  const services = useQuery(servicesQuery({ vehicleId: null, shopId: null }));
  const colleagues = affiliation === null ? { ...company, data: [] } : company;
  return all({ policies, people, colleagues, vehicles: orNone(vehicles), services: orNone(services) }, (data) => ({
    policies: data.policies,
    people: [...data.people, ...data.colleagues],
    vehicles: data.vehicles.filter(({ fleet_id }) => fleet_id === user.fleet_id),
    services: data.services,
  }));
}
