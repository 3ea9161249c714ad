import { useQuery } from '@tanstack/react-query';
import type { Mode } from '@wayside/domain';
import { read, readAllPages } from '../data/read.ts';
import { both } from '../data/loaded.tsx';
import { useKnownUser } from '../data/user.ts';
import { upcomingOf } from './upcoming.ts';

/**
 * The upcoming intervals of a whole fleet, past-due ones first, page by page until one is empty; in FMC mode the first page only. Loaded once
 * per fleet and kept until something changes what is due.
 */
export const fleetIntervalsQuery = (mode: Mode = 'fleet') => ({
  ...(mode === 'fmc' ? read('/fleets/me/vehicle_services', { query: { page: 1 } }) : readAllPages('/fleets/me/vehicle_services')),
  select: upcomingOf,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The intervals of some vehicles: one call, no further pages. */
export const vehicleIntervalsQuery = (vehicleIds: readonly number[]) => ({
  ...read('/fleets/me/vehicle_services', { query: { page: 1, 'vehicle_ids[]': [...vehicleIds] } }),
  select: upcomingOf,
});

/**
 * The intervals of the fleet that the user is in; without the user nobody knows whose to ask for, so their failure is one of the intervals.
 * With `isEnabled` false nothing is asked, and what is there already is given.
 */
export function useFleetIntervals({ isEnabled = true, mode = 'fleet' }: { isEnabled?: boolean; mode?: Mode } = {}) {
  const user = useKnownUser();
  const intervals = useQuery({ ...fleetIntervalsQuery(mode), enabled: isEnabled && user.data !== undefined });
  return { ...both(user, intervals), data: intervals.data };
}
