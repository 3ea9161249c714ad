import { intlLocaleOf, isDay, limits, place } from '@wayside/domain';
import type { Day, DayRange, Reading } from '@wayside/domain';

/** Periods of the cost chart in months, including the current one. */
export const periods = [3, 6, 12] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 12;

const two = (number: number): string => String(number).padStart(2, '0');

/** From the first day of the first month to the last day of the current month. */
export function costRange(today: Day, months: number): DayRange {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - months, 1));
  return {
    start: `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}-01`,
    end: monthRange(today.slice(0, 7)).end,
  };
}

/** First and last day of a month (`2026-02`). */
export function monthRange(month: string): DayRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { start: `${month}-01`, end: `${month}-${two(new Date(Date.UTC(year, number, 0)).getUTCDate())}` };
}

/** URL of the month's past services. */
export function monthAddress(month: string): string {
  const { start, end } = monthRange(month);
  return place.services({ tab: 'past', from: start, to: end });
}

/**
 * Month names, or single letters in a longer series; `—` for a month that cannot be read. `isTight` shortens the names.
 */
export function monthLabels(months: readonly string[], { region, language }: Reading, isTight: boolean): string[] {
  const named = isTight ? 'short' : 'long';
  const format = new Intl.DateTimeFormat(intlLocaleOf(region, language), {
    month: months.length > limits.monthNames ? 'narrow' : named,
    timeZone: 'UTC',
  });
  return months.map((month) => (isDay(`${month}-01`) ? format.format(new Date(`${month}-01`)) : '—'));
}
