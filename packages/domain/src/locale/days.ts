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

const dayOfDate = (date: Date): Day => date.toISOString().slice(0, 10);
function numbersOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** The calendar day of an instant in the default zone. */
export const dayInDefaultZone = (instant: Date): Day => dayOfDate(new Date(instant.getTime() + OFFSET_MS));

export function addDays(day: Day, days: number): Day {
  const [year, month, date] = numbersOf(day);
  return dayOfDate(new Date(Date.UTC(year, month, date + days)));
}

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = numbersOf(day);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return dayOfDate(new Date(Date.UTC(year, month + months, Math.min(date, last))));
}

/**
 * Default range of the activity lists: starts a month before today, or the day after a given date, and lasts a month. A
 * start on the 2nd moves to the 1st after the end is computed.
 */
export function activityRange(today: Day, after?: Day): DayRange {
  const start = after ? addDays(after, 1) : addMonths(today, -1);
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
