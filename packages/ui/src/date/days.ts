import { CalendarDate, parseDate } from '@internationalized/date';

/** A calendar day as sent in requests: `2026-03-16`. No time, no time zone. */
export type Day = string;
/** Both ends are inclusive. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** Parses a day for the calendars; `null` if absent or invalid. */
export function dateOf(day: Day | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

interface DateLike {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const dayIn = ({ year, month, day }: DateLike): Day => new CalendarDate(year, month, day).toString();

/** `minValue` and `maxValue` for the calendars, when given and valid. */
export function limitsOf(
  minValue?: Day,
  maxValue?: Day,
): { readonly minValue?: CalendarDate; readonly maxValue?: CalendarDate } {
  const [min, max] = [dateOf(minValue), dateOf(maxValue)];
  return { minValue: min ?? undefined, maxValue: max ?? undefined };
}

/** The day a calendar opens at: the selected one, else today, clamped to the selectable range. */
export function openingDate(
  chosen: Day | null | undefined,
  today?: Day,
  minValue?: Day,
  maxValue?: Day,
): CalendarDate | null {
  const wish = dateOf(chosen) ?? dateOf(today);
  const { minValue: min, maxValue: max } = limitsOf(minValue, maxValue);
  if (!wish) return min ?? null;
  if (min && wish.compare(min) < 0) return min;
  return max && wish.compare(max) > 0 ? max : wish;
}
