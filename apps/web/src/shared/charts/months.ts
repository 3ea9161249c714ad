import { intlLocaleOf, isDay, limits } from '@wayside/domain';
import type { DayRange, Reading } from '@wayside/domain';

const two = (number: number): string => String(number).padStart(2, '0');

/** First and last day of a month (`2026-02`). */
export function monthRange(month: string): DayRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { start: `${month}-01`, end: `${month}-${two(new Date(Date.UTC(year, number, 0)).getUTCDate())}` };
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
