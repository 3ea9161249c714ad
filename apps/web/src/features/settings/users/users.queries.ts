import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { isListedUser } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { useFlag } from '../../../shared/data/flags.ts';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { read } from '../../../shared/data/read.ts';
import type { Choice } from '../../../shared/form/form-choice-list.tsx';
import { companyUsersQuery, fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useVehicleChoices } from '../../../shared/vehicles/use-vehicle-choices.ts';

export type GloveboxItem = Schemas['GloveboxItem'];

const MINUTES = 60_000;
const NOBODY: User[] = [];
const NO_VEHICLES: Schemas['BasicVehicle'][] = [];

function byName(users: readonly User[], language: string): User[] {
  const { compare } = new Intl.Collator(language);
  return users.toSorted((one, other) =>
    compare(`${one.firstName} ${one.lastName}`, `${other.firstName} ${other.lastName}`),
  );
}

/** All users of the current fleet or of the viewer's FMC. */
export const usersQuery = (context: UserContext, viewer: User) =>
  context === 'fleet' ? fleetUsersQuery() : companyUsersQuery(viewer);

/** Users of the current fleet or of the viewer's FMC, without those that must stay hidden. */
export function useUsers(context: UserContext, viewer: User): Loadable<User[]> {
  // A viewer without an FMC has no FMC users.
  const hasUsers = context === 'fleet' || viewer.affiliation_id != null;
  const { data, error, isFetching, refetch } = useQuery({ ...usersQuery(context, viewer), enabled: hasUsers });
  const all = hasUsers ? data : NOBODY;
  const language = useTranslation().i18n.language;
  // Sort once here, not in the grid on every keystroke of a search.
  const listed = useMemo(() => all && byName(all.filter(isListedUser), language), [all, language]);
  return { data: listed, error, isFetching, refetch };
}

/** What can be assigned to a user: a vehicle in a fleet, or a fleet in an FMC. */
export interface Assignable extends Choice<number> {
  /** The shortest name; its label if absent. */
  mark?: string;
  /** Whether the user search matches it. */
  isSearched: boolean;
}

/** Vehicles for the users of a fleet, fleets for the users of an FMC. */
export function useAssignables(context: UserContext): Loadable<Assignable[]> {
  const vehicles = useQuery({
    ...read('/vehicles/all_vehicles'),
    staleTime: 5 * MINUTES,
    enabled: context === 'fleet',
  });
  const fleets = useQuery({ ...allFleetsQuery(), enabled: context === 'fmc' });
  const texts = useVehicleText();
  const vehicleChoices = useVehicleChoices(vehicles.data ?? NO_VEHICLES);
  const markOf = useMemo(() => texts.distinct(vehicles.data ?? NO_VEHICLES, 'mark'), [texts, vehicles.data]);
  const { error, isFetching, refetch } = context === 'fleet' ? vehicles : fleets;
  const data = useMemo(() => {
    if (context === 'fmc') return fleets.data?.map(({ id, name }) => ({ id, label: name, isSearched: true }));
    if (!vehicles.data) return undefined;
    const byId = new Map(vehicles.data.map((vehicle) => [vehicle.id, vehicle]));
    return vehicleChoices.map((choice) => {
      const vehicle = byId.get(choice.id)!;
      return { ...choice, mark: markOf(vehicle), isSearched: vehicle.fleetcor_enrolled };
    });
  }, [context, vehicles.data, fleets.data, vehicleChoices, markOf]);
  return { data, error, isFetching, refetch };
}

/** IDs assigned to a user. */
export function assignedIds(context: UserContext, user: User): readonly number[] {
  return context === 'fleet' ? user.vehicle_ids : user.approvalFleetIds;
}

/** Documents by vehicle ID for the fleet's vehicles; `undefined` if the brand has no documents. */
export function useDocuments(context: UserContext): Loadable<ReadonlyMap<number, readonly GloveboxItem[]>> | undefined {
  const isOn = useFlag('glovebox') && context === 'fleet';
  const { data, error, isFetching, refetch } = useQuery({
    ...read('/vehicles', { query: { data_type: 'extended' } }),
    staleTime: 5 * MINUTES,
    enabled: isOn,
  });
  const byVehicle = useMemo(
    () => data && new Map(data.map(({ id, glovebox_items = [] }) => [id, glovebox_items])),
    [data],
  );
  return isOn ? { data: byVehicle, error, isFetching, refetch } : undefined;
}

/** Roles available in a fleet or an FMC. */
export function rolesQuery(context: UserContext) {
  return {
    ...read('/roles', { query: context === 'fmc' ? { role_type: 'fmc' } : {} }),
    staleTime: 5 * MINUTES,
  };
}
