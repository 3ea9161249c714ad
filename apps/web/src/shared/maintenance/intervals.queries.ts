import { useQuery } from '@tanstack/react-query';
import type { Mode } from '@wayside/domain';
import { read, readAllPages } from '../data/read.ts';
import { both } from '../data/loaded.tsx';
import { useKnownUser } from '../data/user.ts';
import { upcomingOf } from './upcoming.ts';

/**
 * Upcoming intervals of a whole fleet, past due first: all pages, or only the first one in FMC mode. Cached per fleet
 * until something changes what is due.
 */
export function fleetIntervalsQuery(mode: Mode = 'fleet') {
  return {
    ...(mode === 'fmc'
      ? read('/fleets/me/vehicle_services', { query: { page: 1 } })
      : readAllPages('/fleets/me/vehicle_services')),
    select: upcomingOf,
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

/** Upcoming intervals of these vehicles; a single page. */
export function vehicleIntervalsQuery(vehicleIds: readonly number[]) {
  return {
    ...read('/fleets/me/vehicle_services', { query: { page: 1, 'vehicle_ids[]': [...vehicleIds] } }),
    select: upcomingOf,
  };
}

/**
 * Upcoming intervals of the user's fleet. Needs the user, so failing to load the user counts as a failure here. With
 * `isEnabled` false nothing is requested; cached data is still returned.
 */
export function useFleetIntervals({ isEnabled = true, mode = 'fleet' }: { isEnabled?: boolean; mode?: Mode } = {}) {
  const user = useKnownUser();
  const intervals = useQuery({ ...fleetIntervalsQuery(mode), enabled: isEnabled && user.data !== undefined });
  return { ...both(user, intervals), data: intervals.data };
}
