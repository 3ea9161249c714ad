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
export interface Person extends Pick<Schemas['User'], 'id' | 'name' | 'is_active' | 'email' | 'cellPhone' | 'roles'> {
  /** A policy names them, and nobody else knows them any more. */
  readonly isDeleted?: boolean;
}

/** The fleet's policies with the people, vehicles and services they refer to. */
export interface PolicyData {
  readonly policies: readonly Policy[];
  readonly people: readonly Person[];
  readonly vehicles: readonly Schemas['BasicVehicle'][];
  /** Not if the vehicles couldn't be loaded: then any that a policy names may exist. */
  readonly knowsVehicles: boolean;
  readonly services: readonly Pick<Schemas['Service'], 'id' | 'name'>[];
}

export const policiesQuery = () => read('/policies');

/**
 * An empty list in place of one that failed, also while it is tried again. Its error stays, so that the screen says it.
 */
function orNone<Item>(query: Loadable<Item[]> & { readonly errorUpdateCount: number }): Loadable<Item[]> {
  return query.data === undefined && query.errorUpdateCount > 0 ? { ...query, data: [] } : query;
}

/** The people, and whoever a policy names who is no longer one of them: nobody to ask any more (PPV-03). */
export function withDeleted(people: readonly Person[], policies: readonly Policy[]): readonly Person[] {
  const existing = new Set(people.map(({ id }) => id));
  const missing = new Set(policies.flatMap(({ user_ids }) => user_ids).filter((id) => !existing.has(id)));
  const unnamed = { name: '', email: '', cellPhone: null, roles: [], is_active: false, isDeleted: true };
  return [...people, ...[...missing].map((id) => ({ ...unnamed, id }))];
}

/**
 * The policies, and the people who decide what they mean: everyone who may be asked. `isNeeded`: whether they are
 * asked for.
 */
export function usePolicyPeople(
  user: User | undefined,
  isNeeded = true,
): Loadable<Pick<PolicyData, 'policies' | 'people'>> {
  const policies = useQuery({ ...policiesQuery(), enabled: isNeeded });
  const people = useQuery({ ...fleetUsersQuery(), enabled: isNeeded });
  // Policies may refer to FMC users, but only an FMC user may load them.
  const affiliation = isFmcUser(user) ? (user?.affiliation_id ?? null) : null;
  const company = useQuery({
    ...companyUsersQuery({ affiliation_id: affiliation }),
    enabled: isNeeded && affiliation !== null,
  });
  const colleagues = affiliation === null ? { ...company, data: [] } : company;
  return all({ policies, people, colleagues }, (data) => ({
    policies: data.policies,
    people: withDeleted([...data.people, ...data.colleagues], data.policies),
  }));
}

/**
 * Needs the policies and the people. Vehicles and services only lend their names: without them, IDs are shown and none
 * can be chosen.
 */
export function usePolicyData(user: User): Loadable<PolicyData> {
  const known = usePolicyPeople(user);
  const vehicles = useQuery(read('/vehicles/all_vehicles'));
  const services = useQuery(servicesQuery({ vehicleId: null, shopId: null }));
  return all({ known, vehicles: orNone(vehicles), services: orNone(services) }, (data) => ({
    ...data.known,
    vehicles: data.vehicles.filter(({ fleet_id }) => fleet_id === user.fleet_id),
    knowsVehicles: vehicles.data !== undefined,
    services: data.services,
  }));
}
