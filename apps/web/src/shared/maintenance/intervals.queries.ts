import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Mode } from '@wayside/domain';
import { api } from '../data/api.ts';
import { languageKeys } from '../data/language-reload.ts';
import { useCurrentUser } from '../data/queries.ts';
import { isSignedIn } from '../session/session.ts';
import { loadPages } from './load-pages.ts';
import { upcomingOf } from './upcoming.ts';

export type { UpcomingItem } from './upcoming.ts';

const intervalsOn = (page: number, vehicleIds?: readonly number[]) =>
  dataOf(api.GET('/fleets/me/vehicle_services', { params: { query: { page, ...(vehicleIds && { 'vehicle_ids[]': [...vehicleIds] }) } } }));

/**
 * The upcoming intervals of a whole fleet, past-due ones first, page by page until one is empty; in FMC mode the first page only. Loaded once per
 * fleet and kept: whoever changes what is due invalidates `[languageKeys.nextInterval]`.
 */
export const fleetIntervalsQuery = (fleetId: number | null, mode: Mode = 'fleet') =>
  queryOptions({
    queryKey: [languageKeys.nextInterval, 'fleet', fleetId, mode],
    queryFn: () => (mode === 'fmc' ? intervalsOn(1) : loadPages((page) => intervalsOn(page))),
    select: upcomingOf,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The intervals of some vehicles: one call, no further pages. */
export const vehicleIntervalsQuery = (vehicleIds: readonly number[]) =>
  queryOptions({
    queryKey: [languageKeys.nextInterval, 'vehicles', vehicleIds],
    queryFn: () => intervalsOn(1, vehicleIds),
    select: upcomingOf,
  });

/** The intervals of the fleet that the user is in. With `isEnabled` false nothing is asked, and what is there already is given. */
export function useFleetIntervals({ isEnabled = true, mode = 'fleet' }: { isEnabled?: boolean; mode?: Mode } = {}) {
  const { data: user, isPlaceholderData } = useCurrentUser();
  // The remembered user may stand in another fleet than the server's.
  const isKnown = isSignedIn() && user !== undefined && !isPlaceholderData;
  return useQuery({ ...fleetIntervalsQuery(user?.fleet_id ?? null, mode), enabled: isEnabled && isKnown });
}
