import { DUE_IN_ADDRESS, activityRange } from '@wayside/domain';
import type { Day, DayRange, ServiceTab } from '@wayside/domain';
import { aDay, oneOf, readParam, withParam } from '../../shared/list/use-address-param.ts';

/** In display order. */
export const serviceTabs = ['upcoming', 'active', 'past'] as const satisfies readonly ServiceTab[];

const TAB = oneOf(serviceTabs);
/** Due filter in the URL: `?tab=upcoming&due=soon`. */
export const DUE = oneOf({ pastDue: DUE_IN_ADDRESS.pastDue, dueSoon: DUE_IN_ADDRESS.dueSoon });

/** State of the services page in its URL: `?tab=past&from=2026-02-01&to=2026-02-28`. */
export interface ServicesAddress {
  tab: ServiceTab;
  range: DayRange;
  /** Whether the range comes from the URL rather than from the default. */
  isOwnRange: boolean;
}

/** Parses the URL. Invalid values are ignored, since people edit URLs by hand. A start date alone means a month starting the next day. */
export function readServices(query: URLSearchParams, today: Day, initial: DayRange = activityRange(today)): ServicesAddress {
  const [from, to] = [readParam(query, 'from', aDay), readParam(query, 'to', aDay)];
  const own = from && to && from <= to ? { start: from, end: to } : from && !to ? activityRange(today, from) : undefined;
  return { tab: readParam(query, 'tab', TAB) ?? 'active', range: own ?? initial, isOwnRange: own !== undefined };
}

/** Switching tabs resets sort, filters and page but keeps the dates. */
export function withTab(query: URLSearchParams, tab: ServiceTab): URLSearchParams {
  const kept = ['from', 'to'].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams([['tab', TAB.write(tab)], ...kept]);
}

/** Without a range, the default applies. */
export const withRange = (query: URLSearchParams, range: DayRange | undefined): URLSearchParams =>
  withParam(withParam(query, 'from', aDay, range?.start), 'to', aDay, range?.end);
