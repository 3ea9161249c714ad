import type { OrderInWords } from '../../../shared/orders/order-text.ts';
import type { Vehicle } from './vehicle.queries.ts';

const joined = (parts: readonly (string | number | null)[], between: string): string =>
  parts.filter(Boolean).join(between);

const modelOf = ({ year, make, model }: Vehicle): string => joined([year, make, model], ' ');

export const makeOf = (vehicle: Vehicle): string => joined([modelOf(vehicle), vehicle.sub_model], ' ');

function plateOf({ license_plate_number, license_plate_state }: Vehicle): string {
  return license_plate_number ? joined([license_plate_number, license_plate_state], ' · ') : '';
}

/** Details not already in the vehicle's name: sub-model (or the model, if the name lacks it) and plate. */
export function besideName(vehicle: Vehicle, name: string): string {
  const plate = vehicle.license_plate_number;
  return joined(
    [
      name.includes(modelOf(vehicle)) ? vehicle.sub_model : makeOf(vehicle),
      plate && name.includes(plate) ? '' : plateOf(vehicle),
    ],
    ' · ',
  );
}

/** Past orders and manually entered maintenance, newest first. */
export function pastOf({ maintenance_histories = [], manualMaintenanceHistories = [] }: Vehicle): OrderInWords[] {
  return [...maintenance_histories, ...manualMaintenanceHistories].toSorted(
    (a, b) => b.appointment_datetime.localeCompare(a.appointment_datetime) || b.id - a.id,
  );
}
