import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { snoozedOn } from '@wayside/domain';
import { useCallback, useMemo } from 'react';
import { read } from '../data/read.ts';
import { today } from '../today.ts';
import { vehicleIntervalsQuery } from './intervals.queries.ts';
import type { UpcomingItem } from './upcoming.ts';

/** More IDs would make the URL too long for some servers; without IDs the response covers every vehicle. */
const MOST_IDS = 200;

const NONE: ReadonlyMap<number, string> = new Map();

/** Snoozed reminders of the given vehicles. */
function snoozedQuery(vehicleIds: readonly number[]) {
  return {
    ...read('/vehicles/me/vehicle_reminders/snoozed_date', {
      query: vehicleIds.length > MOST_IDS ? {} : { 'vehicle_ids[]': [...vehicleIds] },
    }),
    enabled: vehicleIds.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always' as const,
  };
}

/**
 * Vehicle ids of these intervals with the day until which their reminders are snoozed; undefined until it is known.
 * What can't be loaded counts as not snoozed.
 */
export function useSnoozed(items: readonly UpcomingItem[] | undefined): ReadonlyMap<number, string> | undefined {
  const ids = useMemo(() => [...new Set((items ?? []).map(({ vehicle }) => vehicle.id))], [items]);
  const { data, error } = useQuery(snoozedQuery(ids));
  const isNone = items && (items.length === 0 || error);
  return useMemo(() => (data ? snoozedOn(today(), data) : isNone ? NONE : undefined), [data, isNone]);
}

/**
 * Until when the reminders of a vehicle's service are snoozed. A service that no interval asks for has no reminder
 * (VOR-09).
 */
export function useSnoozedService(vehicleId: number): (service: { readonly name: string }) => string | undefined {
  const { data: intervals } = useQuery(vehicleIntervalsQuery([vehicleId]));
  const day = useSnoozed(intervals)?.get(vehicleId);
  return useCallback(
    ({ name }) =>
      intervals?.some(({ maintenance }) => maintenance.some((one) => one.name === name)) ? day : undefined,
    [intervals, day],
  );
}
