import { place } from '@wayside/domain';
import type { Day, DayRange } from '@wayside/domain';
import { monthRange } from '../../../shared/charts/months.ts';

/** Periods of the cost chart in months, including the current one, and the year so far. */
export const periods = [3, 6, 12, 'year'] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 12;

/** From the first day of the first month to the last day of the current month. */
export function costRange(today: Day, period: Period): DayRange {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = period === 'year' ? month : period;
  return {
    start: new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10),
    end: monthRange(today.slice(0, 7)).end,
  };
}

/** Whether more costs of the month may come: it has begun and isn't over. */
export const isUnderWay = (month: string, today: Day): boolean =>
  month === today.slice(0, 7) && today < monthRange(month).end;

/** URL of the month's past services. */
export function monthAddress(month: string): string {
  const { start, end } = monthRange(month);
  return place.services({ tab: 'past', from: start, to: end });
}
