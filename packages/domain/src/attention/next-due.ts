import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { ofVehicles } from '../people/mine.ts';
import type { RequestVehicle } from '../orders/service-request.ts';

export interface PlannedLine {
  readonly name: string;
  readonly estimated_maintenance_date: Day | null;
  readonly is_completed?: boolean | null;
}

export interface NextDueFacts {
  readonly today: Day;
  readonly vehicles: readonly RequestVehicle[];
  /** Those that are shown; undefined for all. */
  readonly shown: ReadonlySet<number> | undefined;
  /** Schedules of the vehicles that were asked for. */
  readonly schedules: ReadonlyMap<number, readonly PlannedLine[]>;
  /** Vehicles with the day until which their reminders are snoozed. */
  readonly snoozed: ReadonlyMap<number, Day>;
}

/** What comes next: a service, or the reminders of a vehicle that are snoozed until then. */
export interface NextDue {
  readonly vehicle: RequestVehicle;
  /** Undefined for reminders. */
  readonly service: string | undefined;
  /** From today. */
  readonly days: number;
}

/** What comes next when nothing needs attention (ATN-03), as far as schedules and snoozed reminders say it. */
export function nextDueOf({ today, vehicles, shown, schedules, snoozed }: NextDueFacts): NextDue | undefined {
  const all = ofVehicles(vehicles, shown, ({ id }) => id)
    .filter(({ is_active }) => is_active !== false)
    .flatMap((vehicle) => [
      ...(schedules.get(vehicle.id) ?? [])
        .filter((line) => line.is_completed !== true)
        .map(({ name, estimated_maintenance_date: day }) => ({ vehicle, service: name, day })),
      { vehicle, service: undefined, day: snoozed.get(vehicle.id) },
    ])
    .flatMap(({ day, ...rest }) => (isDay(day) && day > today ? [{ ...rest, days: daysBetween(today, day) }] : []));
  return all.toSorted((a, b) => a.days - b.days)[0];
}

const [WEEK, MONTH] = [7, 30];

/** A time from now as people say it: days for two weeks, weeks for two months, months after that. */
export function aboutDays(days: number): { readonly unit: 'days' | 'weeks' | 'months'; readonly count: number } {
  if (days <= 2 * WEEK) return { unit: 'days', count: days };
  if (days < 2 * MONTH) return { unit: 'weeks', count: Math.round(days / WEEK) };
  return { unit: 'months', count: Math.round(days / MONTH) };
}
