import { activityRange } from '@wayside/domain';
import type { Day, DayRange } from '@wayside/domain';
import { today } from '../../today.ts';
import { useAddress } from '../use-address.ts';
import { aDay, readParam, withParam } from '../use-address-param.ts';

/**
 * A list's range of days in its address: `?from=2026-02-01&to=2026-02-28`, for the second list of a page with a prefix.
 */
export interface RangeInAddress {
  range: DayRange;
  /** Whether the range comes from the URL rather than from the default. */
  isOwnRange: boolean;
}

const namesOf = (prefix: string) => [`${prefix}from`, `${prefix}to`] as const;

/**
 * Parses the URL. Invalid values are ignored, since people edit URLs by hand. A start date alone means a month starting
 * the next day.
 */
export function readRange(
  query: URLSearchParams,
  day: Day,
  initial: DayRange = activityRange(day),
  prefix = '',
): RangeInAddress {
  const [from, to] = namesOf(prefix).map((name) => readParam(query, name, aDay));
  const own = from && to && from <= to ? { start: from, end: to } : from && !to ? activityRange(day, from) : undefined;
  return { range: own ?? initial, isOwnRange: own !== undefined };
}

/** Without a range, the default applies. */
export function withRange(query: URLSearchParams, range: DayRange | undefined, prefix = ''): URLSearchParams {
  const [from, to] = namesOf(prefix);
  return withParam(withParam(query, from, aDay, range?.start), to, aDay, range?.end);
}

/** A range of days in the address, or else `initial`, and its setter. Every change adds a history entry. */
export function useRangeInAddress(prefix = '', initial?: DayRange) {
  const { search, go } = useAddress();
  return {
    ...readRange(new URLSearchParams(search), today(), initial, prefix),
    setRange: (range: DayRange | undefined) => go((query) => withRange(query, range, prefix)),
  };
}
