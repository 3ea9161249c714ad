import { dayOf } from '../locale/dates.ts';
import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';

/** Work is booked a little before it is due: only what comes by more than this share of its interval is early. */
const EARLY_SHARE = 0.1;

export interface SinceLastDone {
  /** Driven since; undefined where a reading is missing, or is below the last one. */
  readonly driven: number | undefined;
  readonly days: number | undefined;
  /** By how much the service would come before its interval ends; undefined if it is not early, or nobody knows. */
  readonly early: number | undefined;
}

/** How long ago a service was done, and whether its interval says that it is early to do it again. Distances have one unit. */
export function sinceLastDone(
  last: { readonly appointment_datetime: string; readonly odometer: number | null },
  now: { readonly today: Day; readonly odometer: number | null; readonly interval: number | undefined },
): SinceLastDone {
  const day = dayOf(last.appointment_datetime);
  const days = isDay(day) ? daysBetween(day, now.today) : -1;
  const driven = last.odometer === null || now.odometer === null ? -1 : Math.round(now.odometer - last.odometer);
  const { interval = 0 } = now;
  const early = driven < 0 ? 0 : interval - driven;
  return {
    driven: driven < 0 ? undefined : driven,
    days: days < 0 ? undefined : days,
    early: early > interval * EARLY_SHARE ? early : undefined,
  };
}
