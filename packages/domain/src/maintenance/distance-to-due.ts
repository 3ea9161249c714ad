import { dayOf } from '../locale/dates.ts';
import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import type { DistanceUnit } from '../locale/region.ts';
import { isCompletedService } from '../orders/orders.ts';
import { odometerIn } from '../vehicles/vehicle-figures.ts';
import type { Measured } from '../vehicles/vehicle-figures.ts';
import { isInOrder } from './due-services.ts';
import type { OpenOrder } from './due-services.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast } from './forecast.ts';

/** An order or a record of the vehicle's history. */
export interface HeldServices extends Pick<OpenOrder, 'order_services'> {
  readonly appointment_datetime: string;
  readonly miles: number | null;
  readonly kilometers: number | null;
}

/** The service's line of the maintenance schedule. */
export interface PlannedService {
  readonly estimated_maintenance_date: string | null;
  readonly interval: number | null;
  readonly interval_kilometers: number | null;
}

type NamedService = Parameters<typeof isInOrder>[0];

/** The latest order or record in which the service was done; visits for other work say nothing about it (VOR-10). */
export function lastDoneOf<R extends HeldServices>(service: NamedService, records: readonly R[]): R | undefined {
  const held = records.filter(({ order_services }) =>
    isInOrder(service, { order_services: order_services.filter(({ status }) => isCompletedService(status)) }),
  );
  return held.toSorted((a, b) => Date.parse(b.appointment_datetime) - Date.parse(a.appointment_datetime))[0];
}

export interface DistanceToDue {
  /** Until the estimated date; negative after it. */
  readonly days: number | undefined;
  /** Until the service is due, in the unit, with what it is computed from; negative when overdue. */
  readonly driven: { readonly left: number; readonly last: number; readonly interval: number } | undefined;
  /** Of a service due by distance without an estimated date; null if the history doesn't tell enough (ATN-07). */
  readonly forecast: Forecast | null | undefined;
}

/**
 * How far away a service is, from what is loaded: nothing without its line of the schedule, and no distance unless the
 * vehicle's history held this very service.
 */
export function distanceToDue(
  service: NamedService,
  {
    planned,
    records,
    vehicle,
    today,
    unit,
  }: {
    readonly planned: PlannedService | undefined;
    readonly records: readonly HeldServices[];
    readonly vehicle: Measured;
    readonly today: Day;
    readonly unit: DistanceUnit;
  },
): DistanceToDue {
  const day = planned?.estimated_maintenance_date;
  const interval = unit === 'km' ? planned?.interval_kilometers : planned?.interval;
  const record = lastDoneOf(service, records);
  const last = unit === 'km' ? record?.kilometers : record?.miles;
  const odometer = odometerIn(vehicle, unit);
  const readings = records.flatMap(({ appointment_datetime, miles, kilometers }) => {
    const reading = unit === 'km' ? kilometers : miles;
    return reading === null ? [] : [{ day: dayOf(appointment_datetime) ?? '', odometer: reading }];
  });
  return {
    days: isDay(day) ? daysBetween(today, day) : undefined,
    // An odometer below the last reading is wrong, or that reading was.
    driven:
      interval != null && last != null && odometer !== null && odometer >= last
        ? { left: Math.round(last + interval - odometer), last, interval }
        : undefined,
    forecast:
      interval == null || isDay(day)
        ? undefined
        : (last != null && forecastOf(readings, last + interval, today)) || null,
  };
}
