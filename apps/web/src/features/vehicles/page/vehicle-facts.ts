import { dueDatesOf, dueOf, isUpcoming, regionRules } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import { brand } from '../../../shared/brand/brand.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import { isBooked } from '../../../shared/maintenance/services-in-order.tsx';
import { dueServices, dueStateOf } from '../../../shared/maintenance/upcoming.ts';
import type { DueState, UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { recordsOf } from '../../../shared/maintenance/vehicle-records.ts';
import type { HistoryRecord } from '../history/history.queries.ts';
import type { Vehicle } from './vehicle.queries.ts';

type MaintenanceItem = NonNullable<Vehicle['maintenance']>[number];

const joined = (parts: readonly (string | number | null)[], between: string): string =>
  parts.filter(Boolean).join(between);

const modelOf = ({ year, make, model }: Vehicle): string => joined([year, make, model], ' ');

export const makeOf = (vehicle: Vehicle): string => joined([modelOf(vehicle), vehicle.sub_model], ' ');

function plateOf({ license_plate_number, license_plate_state }: Vehicle): string {
  return license_plate_number ? joined([license_plate_number, license_plate_state], ' · ') : '';
}

/** What the vehicle's name lacks: sub-model (or the whole model), engine and plate. */
export function besideName(vehicle: Vehicle, name: string): string {
  const plate = vehicle.license_plate_number;
  return joined(
    [
      name.includes(modelOf(vehicle)) ? vehicle.sub_model : makeOf(vehicle),
      vehicle.engine,
      plate && name.includes(plate) ? '' : plateOf(vehicle),
    ],
    ' · ',
  );
}

/** Past orders and manually entered maintenance, newest first. */
export function pastOf(vehicle: Vehicle): HistoryRecord[] {
  return recordsOf(vehicle).toSorted(
    (a, b) => b.appointment_datetime.localeCompare(a.appointment_datetime) || b.id - a.id,
  );
}

/** How urgent a service is; undefined if it isn't due. */
export function dueStateOfService({
  recommendation_state: state,
}: Pick<MaintenanceItem, 'recommendation_state'>): DueState | undefined {
  return state === 'Due Now' ? 'dueNow' : dueOf(state);
}

/** The most urgent first. */
export const DUE_STATES = ['pastDue', 'dueNow', 'dueSoon'] as const satisfies readonly DueState[];

/** The services that are recommended and still due, the most urgent first. An inactive vehicle's are not tracked. */
export function recommendedOf({
  maintenance = [],
  is_active: isActive,
}: Pick<Vehicle, 'maintenance'> & Partial<Pick<Vehicle, 'is_active'>>): MaintenanceItem[] {
  if (isActive === false) return [];
  const urgency = (item: MaintenanceItem): number => DUE_STATES.indexOf(dueStateOfService(item) ?? 'dueSoon');
  return maintenance
    .filter((item) => isUpcoming(item) && item.recommendation_state !== null)
    .toSorted((a, b) => urgency(a) - urgency(b));
}

/** A service that comes next: due, or forecast for a day. */
type NextService = { readonly service: Pick<MaintenanceItem, 'name' | 'position'> } & (
  | { readonly state: DueState }
  | { readonly state: undefined; readonly day: Day }
);

/**
 * The soonest of what is past due, due and forecast: what the tab of upcoming maintenance counts before what the
 * schedule forecasts. Services in the vehicle's order are taken care of (VOR-02): 'booked' if nothing else is due.
 */
export function nextServiceOf(
  vehicle: Vehicle,
  { intervals, schedule, today }: { intervals: readonly UpcomingItem[]; schedule: readonly ScheduleItem[]; today: Day },
): NextService | 'booked' | undefined {
  if (!vehicle.is_active) return undefined;
  const due = [
    ...intervals.flatMap((item) =>
      dueServices(item).map((service) => ({ service, state: dueStateOfService(service) ?? dueStateOf(item) })),
    ),
    ...recommendedOf(vehicle).map((service) => ({ service, state: dueStateOfService(service) })),
  ];
  const { active_order: order } = vehicle;
  const isOpen = ({ service }: (typeof due)[number]): boolean => !order || !isBooked(service, order);
  for (const state of DUE_STATES) {
    const next = due.find((item) => item.state === state && isOpen(item));
    if (next) return { ...next, state };
  }
  return due.some((item) => !isOpen(item)) ? 'booked' : forecastOf(vehicle, schedule, today);
}

/** What the schedule has next from today on. */
function forecastOf(vehicle: Vehicle, schedule: readonly ScheduleItem[], today: Day): NextService | undefined {
  const { distanceUnit: unit } = regionRules(brand.region);
  const dates = dueDatesOf(schedule, { records: recordsOf(vehicle), vehicle, today, unit });
  const next = dates.find(({ earliest }) => earliest >= today);
  return next && { service: { name: next.line.name, position: null }, state: undefined, day: next.earliest };
}
