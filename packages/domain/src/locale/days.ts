/** Calendar days, without a date library: the page's head reckons with them before anything else has loaded. */

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** Time zone for users without one: UTC−5 (the sign in the name is reversed). */
export const defaultZone = 'Etc/GMT+5';
const OFFSET_MS = -5 * 3_600_000;

/** What a day is if it cannot be read: shown as missing, like any empty text. */
const NO_DAY: Day = '';

const dayOfDate = (date: Date): Day => (Number.isNaN(date.getTime()) ? NO_DAY : date.toISOString().slice(0, 10));

/** Whether a value is a day of the calendar: `2026-02-30` is none. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && dayOfDate(new Date(value)) === value;

function numbersOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** The calendar day of an instant in the default zone; empty if it cannot be read. */
export const dayInDefaultZone = (instant: Date): Day =>
  instant instanceof Date ? dayOfDate(new Date(instant.getTime() + OFFSET_MS)) : NO_DAY;

/** A day that many days later, or earlier; empty if the day cannot be read. */
export function addDays(day: Day, days: number): Day {
  if (!isDay(day)) return NO_DAY;
  const [year, month, date] = numbersOf(day);
  return dayOfDate(new Date(Date.UTC(year, month, date + days)));
}

/** The same day of another month, or its last day if it is shorter; empty if the day cannot be read. */
export function addMonths(day: Day, months: number): Day {
  if (!isDay(day)) return NO_DAY;
  const [year, month, date] = numbersOf(day);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return dayOfDate(new Date(Date.UTC(year, month + months, Math.min(date, last))));
}

/**
 * Default range of the activity lists: starts a month before today, or the day after a given date, and lasts a month. A
 * start on the 2nd moves to the 1st after the end is computed.
 */
export function activityRange(today: Day, after?: Day): DayRange {
  const start = isDay(after) ? addDays(after, 1) : addMonths(today, -1);
  return { start: start.endsWith('-02') ? addDays(start, -1) : start, end: addMonths(start, 1) };
}

/** From some months before a day up to that day. */
export const monthsTo = (day: Day, months: number): DayRange => ({ start: addMonths(day, -months), end: day });

export const appointmentDaysAhead = 30;

/** First and last day that can be booked. */
export const appointmentWindow = (today: Day): DayRange => ({
  start: today,
  end: addDays(today, appointmentDaysAhead),
});
