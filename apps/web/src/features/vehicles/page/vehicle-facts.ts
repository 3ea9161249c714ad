import { dueOf, isUpcoming } from '@wayside/domain';
import type { DueState } from '../../../shared/maintenance/upcoming.ts';
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
