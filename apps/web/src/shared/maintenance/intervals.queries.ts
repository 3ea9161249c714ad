import { useQuery } from '@tanstack/react-query';
import type { Mode } from '@wayside/domain';
import { read, readAllPages } from '../data/read.ts';
import { useCurrentUser } from '../data/user.ts';
import { isSignedIn } from '../session/session.ts';
import { upcomingOf } from './upcoming.ts';

export type { UpcomingItem } from './upcoming.ts';

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

/** The intervals of the fleet that the user is in. With `isEnabled` false nothing is asked, and what is there already is given. */
export function useFleetIntervals({ isEnabled = true, mode = 'fleet' }: { isEnabled?: boolean; mode?: Mode } = {}) {
  const { data: user, isPlaceholderData } = useCurrentUser();
  // The remembered user may stand in another fleet than the server's.
  const isKnown = isSignedIn() && user !== undefined && !isPlaceholderData;
  return useQuery({ ...fleetIntervalsQuery(mode), enabled: isEnabled && isKnown });
}
