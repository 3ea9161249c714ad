import { convertDistance, formatDate, formatOdometer } from '@wayside/domain';
import type { DistanceUnit, Reading } from '@wayside/domain';
import type { OrderInWords } from '../../../shared/orders/order-text.ts';
import type { Vehicle } from './vehicle.queries.ts';

const joined = (parts: readonly (string | number | null)[], between: string): string => parts.filter(Boolean).join(between);

const modelOf = ({ year, make, model }: Vehicle): string => joined([year, make, model], ' ');

export const makeOf = (vehicle: Vehicle): string => joined([modelOf(vehicle), vehicle.sub_model], ' ');

export const plateOf = ({ license_plate_number, license_plate_state }: Vehicle): string =>
  license_plate_number ? joined([license_plate_number, license_plate_state], ' · ') : '';

/** Details not already in the vehicle's name: sub-model (or the model, if the name lacks it) and plate. */
export function besideName(vehicle: Vehicle, name: string): string {
  const plate = vehicle.license_plate_number;
  return joined(
    [name.includes(modelOf(vehicle)) ? vehicle.sub_model : makeOf(vehicle), plate && name.includes(plate) ? '' : plateOf(vehicle)],
    ' · ',
  );
}

/** Odometer text in the given unit: the server's value in that unit, otherwise converted from the entered reading. Empty if unknown. */
export function odometerOf({ miles, kilometers, odometer, odometer_units }: Vehicle, unit: DistanceUnit, reading: Reading): string {
  const known = unit === 'km' ? kilometers : miles;
  const entered = odometer === null ? null : convertDistance(odometer, odometer_units === 'kilometers' ? 'km' : 'mi', unit);
  const value = known ?? entered;
  return value === null ? '' : formatOdometer(value, unit, reading);
}

export const lastMaintenanceOf = ({ last_maintenance_date }: Vehicle, { region }: Reading): string =>
  formatDate(last_maintenance_date, region) ?? '';

/** Past orders and manually entered maintenance, newest first. */
export function pastOf({ maintenance_histories = [], manualMaintenanceHistories = [] }: Vehicle): OrderInWords[] {
  return [...maintenance_histories, ...manualMaintenanceHistories].toSorted(
    (a, b) => b.appointment_datetime.localeCompare(a.appointment_datetime) || b.id - a.id,
  );
}
