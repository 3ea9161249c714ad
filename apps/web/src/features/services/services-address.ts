import { DUE_IN_ADDRESS, activityRange } from '@wayside/domain';
import type { Day, DayRange, ServiceTab } from '@wayside/domain';
import { aDay, oneOf, readParam, withParam } from '../../shared/list/use-address-param.ts';

/** In the order in which they are shown. */
export const serviceTabs = ['upcoming', 'active', 'past'] as const satisfies readonly ServiceTab[];

const TAB = oneOf(serviceTabs);
/** What is due: `?tab=upcoming&due=soon`. */
export const DUE = oneOf({ pastDue: DUE_IN_ADDRESS.pastDue, dueSoon: DUE_IN_ADDRESS.dueSoon });

/** What the address of the services says: `?tab=past&from=2026-02-01&to=2026-02-28`. */
export interface ServicesAddress {
  tab: ServiceTab;
  range: DayRange;
  /** The range is in the address, and not the one that everybody starts with. */
  isOwnRange: boolean;
}

/**
 * Reads the address; what it does not understand is as if it were not there, since people write addresses too. A first day alone begins a
 * month the day after.
 */
export function readServices(query: URLSearchParams, today: Day, initial: DayRange = activityRange(today)): ServicesAddress {
  const [from, to] = [readParam(query, 'from', aDay), readParam(query, 'to', aDay)];
  const own = from && to && from <= to ? { start: from, end: to } : from && !to ? activityRange(today, from) : undefined;
  return { tab: readParam(query, 'tab', TAB) ?? 'active', range: own ?? initial, isOwnRange: own !== undefined };
}

/** Another tab starts with its own sort, filters and page; the dates stay. */
export function withTab(query: URLSearchParams, tab: ServiceTab): URLSearchParams {
  const kept = ['from', 'to'].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams([['tab', TAB.write(tab)], ...kept]);
}

/** Without a range: the one that everybody starts with. */
export const withRange = (query: URLSearchParams, range: DayRange | undefined): URLSearchParams =>
  withParam(withParam(query, 'from', aDay, range?.start), 'to', aDay, range?.end);
