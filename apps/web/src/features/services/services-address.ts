import { DUE_IN_ADDRESS as DUE, activityRange, parseDay } from '@wayside/domain';
import type { Day, DayRange, DueFilter, ServiceTab } from '@wayside/domain';

/** In the order in which they stand. */
export const serviceTabs = ['upcoming', 'active', 'past'] as const satisfies readonly ServiceTab[];

/** What the address of the services says: `?tab=past&from=2026-02-01&to=2026-02-28`, `?tab=upcoming&due=soon`. */
export interface ServicesAddress {
  tab: ServiceTab;
  range: DayRange;
  /** The range is in the address, and not the one that everybody starts with. */
  isOwnRange: boolean;
  due: DueFilter;
}

// Days of an address are those of requests, whatever the region.
const dayIn = (text: string | null): Day | null => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text, 'CA') : null);

/**
 * Reads the address; what it does not understand is as if it were not there, since people write addresses too. A first day alone begins a
 * month the day after.
 */
export function readServices(query: URLSearchParams, today: Day, initial: DayRange = activityRange(today)): ServicesAddress {
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const own = from && to && from <= to ? { start: from, end: to } : from && !to ? activityRange(today, from) : undefined;
  const due = query.get('due');
  return {
    tab: serviceTabs.find((tab) => tab === query.get('tab')) ?? 'active',
    range: own ?? initial,
    isOwnRange: own !== undefined,
    due: due === DUE.pastDue ? 'pastDue' : due === DUE.dueSoon ? 'dueSoon' : 'all',
  };
}

/** Another tab starts with its own sort, filters and page; the dates stay. */
export function withTab(query: URLSearchParams, tab: ServiceTab): URLSearchParams {
  const kept = ['from', 'to'].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams([['tab', tab], ...kept]);
}

/** Other dates bring other rows, from their first page on. Without a range: the one that everybody starts with. */
export function withRange(query: URLSearchParams, range: DayRange | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['from', 'to', 'page']) next.delete(name);
  if (range) {
    next.set('from', range.start);
    next.set('to', range.end);
  }
  return next;
}

export function withDue(query: URLSearchParams, due: DueFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['due', 'page']) next.delete(name);
  if (due !== 'all') next.set('due', DUE[due]);
  return next;
}
