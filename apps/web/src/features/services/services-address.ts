import { DUE_IN_ADDRESS } from '@wayside/domain';
import type { Day, DayRange, ServiceTab } from '@wayside/domain';
import { readRange } from '../../shared/list/range/range-address.ts';
import { oneOf, readParam, withParam } from '../../shared/list/use-address-param.ts';
import { daysOf, readCalendar } from './calendar/calendar-address.ts';

/** In display order. */
export const serviceTabs = ['upcoming', 'active', 'past'] as const satisfies readonly ServiceTab[];

const TAB = oneOf(serviceTabs);
/** Due filter in the URL: `?tab=upcoming&due=soon`. */
export const DUE = oneOf({ pastDue: DUE_IN_ADDRESS.pastDue, dueSoon: DUE_IN_ADDRESS.dueSoon });

/** How active orders are shown, unless as a list: `?view=month`. */
const VIEW = oneOf(['month', 'agenda']);
export type CalendarView = 'month' | 'agenda';

/** State of the services page in its URL: `?tab=past&from=2026-02-01&to=2026-02-28`. */
export function readServices(query: URLSearchParams, today: Day, initial?: DayRange) {
  const tab = readParam(query, 'tab', TAB) ?? 'active';
  return {
    tab,
    view: tab === 'active' ? readParam(query, 'view', VIEW) : undefined,
    ...readRange(query, today, initial),
  };
}

/** The days of the active orders that are shown: the dates of the list, or the month of the calendar. */
export function activeDays(
  query: URLSearchParams,
  today: Day,
  { view, range }: { view: CalendarView | undefined; range: DayRange },
): DayRange {
  return view ? daysOf(readCalendar(query, today).month) : range;
}

/** The same orders in another view; the list has its dates, and the calendar its month. */
export function withView(query: URLSearchParams, view: CalendarView | undefined): URLSearchParams {
  const next = withParam(query, 'view', VIEW, view);
  for (const name of view ? [] : ['month', 'day']) next.delete(name);
  return next;
}

/** Switching tabs resets sort, filters and page but keeps the dates and whose vehicles are shown. */
export function withTab(query: URLSearchParams, tab: ServiceTab): URLSearchParams {
  const kept = ['from', 'to', 'mine'].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams([['tab', TAB.write(tab)], ...kept]);
}
