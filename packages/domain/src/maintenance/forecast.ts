import { daysBetween } from '../locale/days-between.ts';
import { addDays, isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';

/** An odometer reading of a record with a date. */
export interface DatedReading {
  readonly day: Day;
  readonly odometer: number;
}

export interface Forecast {
  readonly earliest: Day;
  readonly latest: Day;
  /** What it is computed from: the number of readings, and the distance driven a day, at least and at most. */
  readonly readings: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** Days between two readings for them to say how much is driven a day. */
const APART = 30;

/** One odd month doesn't make the range endless. */
const ODD = 2;

/** By day; without readings that can't be read, and without those that go back: they are wrong, or the earlier is. */
function usable(readings: readonly DatedReading[]): DatedReading[] {
  let highest = 0;
  return readings
    .filter(({ day, odometer }) => isDay(day) && Number.isFinite(odometer) && odometer >= 0)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.odometer - b.odometer)
    .filter(({ odometer }) => {
      const isForward = odometer >= highest;
      if (isForward) highest = odometer;
      return isForward;
    });
}

/** What was driven a day between readings that lie far enough apart; what is left at the end belongs to the last. */
function ratesOf(readings: readonly DatedReading[]): number[] {
  const rate = (from: DatedReading, to: DatedReading): number =>
    (to.odometer - from.odometer) / daysBetween(from.day, to.day);
  const bounds = readings.slice(0, 1);
  for (const reading of readings) if (daysBetween(bounds.at(-1)!.day, reading.day) >= APART) bounds.push(reading);
  if (bounds.length > 1) bounds.splice(-1, 1, readings.at(-1)!);
  return bounds.slice(1).map((to, at) => rate(bounds[at]!, to));
}

/**
 * When a service that is due by distance will be due, where the server gives no date (ATN-07): from the last reading on,
 * at the fastest and at the slowest pace between earlier ones. Undefined without two readings 30 days apart.
 * @param readings in any order, in one unit
 * @param dueAt odometer, in the same unit
 */
export function forecastOf(readings: readonly DatedReading[], dueAt: number, today: Day): Forecast | undefined {
  const used = usable(readings);
  const [first, last] = [used[0], used.at(-1)];
  const rates = ratesOf(used);
  if (!first || !last || rates.length === 0) return undefined;
  const mean = (last.odometer - first.odometer) / daysBetween(first.day, last.day);
  // A vehicle that stands still is never due by distance.
  if (mean <= 0) return undefined;
  const slowest = Math.max(Math.min(...rates), mean / ODD);
  const fastest = Math.min(Math.max(...rates), mean * ODD);
  const left = dueAt - last.odometer;
  const notBeforeToday = (day: Day): Day => (day < today ? today : day);
  return {
    earliest: notBeforeToday(addDays(last.day, Math.floor(left / fastest))),
    latest: notBeforeToday(addDays(last.day, Math.ceil(left / slowest))),
    readings: used.length,
    slowest: Math.round(slowest),
    fastest: Math.round(fastest),
  };
}
