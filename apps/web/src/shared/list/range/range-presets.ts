import { monthsTo } from '@wayside/domain';
import type { Day, DayRange } from '@wayside/domain';

const MONTHS = [1, 3, 6, 12] as const;

/** A range that ends today: the last months, or the year so far. */
export interface RangePreset {
  readonly id: string;
  /** Of the last months; undefined: of the year. */
  readonly months: number | undefined;
  readonly range: DayRange;
}

/** The ranges that a list offers on a day. */
export const rangePresets = (day: Day): readonly RangePreset[] => [
  ...MONTHS.map((months) => ({ id: `${months}`, months, range: monthsTo(day, months) })),
  { id: 'year', months: undefined, range: { start: `${day.slice(0, 4)}-01-01`, end: day } },
];
