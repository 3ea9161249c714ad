import { addDays, addMonths } from '@wayside/domain';
import type { Day, DayRange } from '@wayside/domain';
import { aDay, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';

/** `2026-03` */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

const aMonth: Spelling<Month> = {
  read: (text) => (/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  write: String,
};

/** State of the calendar in its URL: `?view=month&month=2026-03&day=2026-03-16`. Invalid values are ignored. */
export function readCalendar(query: URLSearchParams, today: Day): { month: Month; day: Day | undefined } {
  const month = readParam(query, 'month', aMonth) ?? monthOf(today);
  const day = readParam(query, 'day', aDay);
  return { month, day: day && monthOf(day) === month ? day : undefined };
}

/** Another month has no chosen day; that of today has no name. */
export function withMonth(query: URLSearchParams, month: Month, today: Day): URLSearchParams {
  const next = withParam(query, 'month', aMonth, month === monthOf(today) ? undefined : month);
  next.delete('day');
  return next;
}

export const withDay = (query: URLSearchParams, day: Day | undefined): URLSearchParams =>
  withParam(query, 'day', aDay, day);

/** That many months later, or earlier. */
export const monthsFrom = (month: Month, count: number): Month => monthOf(addMonths(`${month}-01`, count));

/** Its first and its last day. */
export const daysOf = (month: Month): DayRange => ({
  start: `${month}-01`,
  end: addDays(`${monthsFrom(month, 1)}-01`, -1),
});
