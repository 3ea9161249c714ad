import { convertDistance } from '../../locale/region.ts';
import { distanceUnitOf } from '../vehicle-checks.ts';
import type { KnownReadings, OdometerReading } from '../vehicle-checks.ts';
import type { NamedVehicle } from '../vehicles.ts';
import { readingIn, yesOrNo } from './fields.ts';
import type { VehicleFileField } from './fields.ts';

/** A vehicle of the fleet, as far as a file can change it. */
export interface KnownVehicle extends NamedVehicle, KnownReadings {
  readonly year?: number | null;
  readonly make?: string | null;
  readonly model?: string | null;
  readonly sub_model?: string | null;
  readonly engine?: string | null;
  readonly license_plate_state?: string | null;
  readonly license_plate_expiration?: string | null;
  readonly miles?: number | null;
  readonly kilometers?: number | null;
  readonly is_active?: boolean;
}

/** The vehicle with only what a file can change, which is all that the worker needs. */
export function knownVehicle(vehicle: KnownVehicle): KnownVehicle {
  const { id, other_id, vin, year, make, model, sub_model, engine, vehicle_name, name_of_vehicle } = vehicle;
  const { license_plate_number, license_plate_state, license_plate_expiration, department_number } = vehicle;
  const { odometer, odometer_units, miles, kilometers, last_maintenance_miles, last_maintenance_date } = vehicle;
  return {
    id,
    other_id,
    vin,
    year,
    make,
    model,
    sub_model,
    engine,
    vehicle_name,
    name_of_vehicle,
    license_plate_number,
    license_plate_state,
    license_plate_expiration,
    department_number,
    odometer,
    odometer_units,
    miles,
    kilometers,
    last_maintenance_miles,
    last_maintenance_date,
    is_active: vehicle.is_active,
  };
}

/** Cells of a row, as they are sent. */
export type SentCells = Partial<Record<VehicleFileField, string>>;

/** One field of a vehicle that a row changes. Texts are as in the file; an odometer reading has its unit. */
export interface VehicleFileChange {
  readonly field: VehicleFileField;
  readonly before: string | OdometerReading | undefined;
  readonly after: string | OdometerReading;
}

/** The odometer reading that a row says, in the unit that it says it in. */
export function readingOfCells(cells: SentCells): OdometerReading | undefined {
  const odometer = readingIn(cells.odometer || cells.kilometers || cells.miles || '');
  if (odometer === undefined) return undefined;
  const isMetric = cells.odometer ? /^k/i.test(cells.odometer_units ?? '') : Boolean(cells.kilometers);
  return { odometer, odometer_units: isMetric ? 'kilometers' : 'miles' };
}

/** Says the reading, and is not compared on its own. */
const READING: ReadonlySet<VehicleFileField> = new Set(['odometer', 'odometer_units', 'miles', 'kilometers']);

function textBefore(field: VehicleFileField, vehicle: KnownVehicle): string {
  if (field === 'vehicle_name') return (vehicle.vehicle_name ?? vehicle.name_of_vehicle ?? '').trim();
  const value = vehicle[field];
  return value == null ? '' : String(value).trim();
}

/** Less than a mile is rounding, as in a file that we exported. */
function isSameReading(vehicle: KnownVehicle, after: OdometerReading): boolean {
  const unit = distanceUnitOf(after.odometer_units);
  const readings = [
    { odometer: vehicle.odometer, unit: distanceUnitOf(vehicle.odometer_units ?? 'miles') },
    { odometer: vehicle.miles, unit: 'mi' },
    { odometer: vehicle.kilometers, unit: 'km' },
  ] as const;
  return readings.some(
    ({ odometer, unit: from }) =>
      odometer != null && Math.abs(convertDistance(odometer, from, unit) - after.odometer) < 1,
  );
}

/** The last reading, in the unit of the new one, so that the two compare. */
function readingBefore(
  { odometer, odometer_units }: KnownVehicle,
  units: OdometerReading['odometer_units'],
): OdometerReading | undefined {
  if (odometer == null) return undefined;
  const unit = distanceUnitOf(units);
  return {
    odometer: Math.round(convertDistance(odometer, distanceUnitOf(odometer_units ?? 'miles'), unit)),
    odometer_units: units,
  };
}

/** What a row changes of a vehicle, field by field (UPL-01). An empty cell changes nothing. */
export function changesOf(vehicle: KnownVehicle, cells: SentCells): VehicleFileChange[] {
  const after = readingOfCells(cells);
  const before = after && readingBefore(vehicle, after.odometer_units);
  let isReadingCompared = false;
  return Object.entries(cells).flatMap(([name, text]): VehicleFileChange[] => {
    const field = name as VehicleFileField;
    if (text === '' || field === 'vin') return [];
    if (READING.has(field)) {
      if (isReadingCompared || !after) return [];
      isReadingCompared = true;
      return isSameReading(vehicle, after) ? [] : [{ field: 'odometer', before, after }];
    }
    const was = textBefore(field, vehicle);
    const isSame = field === 'is_active' ? yesOrNo(was) === yesOrNo(text) : was === text;
    return isSame ? [] : [{ field, before: was === '' ? undefined : was, after: text }];
  });
}
