import type { Schemas } from '@wayside/api-client';
import { isVehicleIdentified } from '@wayside/domain';
import type { BaseWorld } from '../seed/base.ts';
import { isRefusal, refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { byIds, byVin } from './vehicle-lookups.ts';
import type { Description } from './vehicle-lookups.ts';
import { odometerIn, titleOf } from './vehicle-source.ts';
import type { Vehicle } from './vehicle-source.ts';

export type VehicleInput = Schemas['VehicleInput'];
export type SaveFailure = 'invalid' | 'vinNotFound' | 'duplicateVin' | 'vinOrPlateMissing';

/**
 * The vehicle with the input merged in, plus derived fields: names of chosen ids, facts from the VIN, the odometer in
 * both units.
 *
 * @param isTaken whether another vehicle has the VIN
 */
export function merged(
  base: BaseWorld,
  vehicle: Vehicle,
  input: VehicleInput,
  isTaken: (vehicle: Vehicle) => boolean,
): Vehicle | Refusal<SaveFailure> {
  const { odometer, odometer_units, vehicle_name, name_of_vehicle, ...plain } = input;
  const name = vehicle_name ?? name_of_vehicle;
  const next: Vehicle = {
    ...vehicle,
    ...plain,
    id: vehicle.id,
    vin: 'vin' in input ? input.vin || null : vehicle.vin,
    vehicle_name: name === undefined ? vehicle.vehicle_name : name,
    name_of_vehicle: name === undefined ? vehicle.name_of_vehicle : name,
  };

  if (base.country === 'CA') next.license_plate_expiration = null;

  if (next.vin !== null && next.vin !== vehicle.vin && isTaken(next)) return refuse('duplicateVin');
  if (next.is_active && !isVehicleIdentified(next)) return refuse('vinOrPlateMissing');

  const described = withFacts(next, vehicle, input);
  if (isRefusal(described)) return described;
  Object.assign(next, described);

  if (odometer !== undefined || odometer_units !== undefined) {
    const reading = odometerIn(
      odometer === undefined ? next.odometer : odometer,
      odometer_units ?? next.odometer_units,
    );
    if (!reading) return refuse('invalid', 'The odometer reading is too large');
    Object.assign(next, reading);
  }
  if (next.vehicle_name === null) next.vehicle_name = titleOf(next);
  next.name_of_vehicle = next.vehicle_name;
  return next;
}

const CHOSEN = ['year', 'motorMakeID', 'motorModelID', 'motor_sub_model_id', 'motorEngineID'] as const;
const NEW_ID = 0;

/** What the lookups return for the chosen ids or, for a vehicle without a description, for its VIN. */
function withFacts(
  next: Vehicle,
  before: Vehicle,
  input: VehicleInput,
): Partial<Description> | Refusal<'invalid' | 'vinNotFound'> {
  if (
    CHOSEN.some((field) => input[field] != null) &&
    next.year !== null &&
    next.motorMakeID !== null &&
    next.motorModelID !== null
  ) {
    // Submodels and engines belong to a model: a new model clears the ones not sent with it.
    const { motor_sub_model_id, motorEngineID } = next.motorModelID === before.motorModelID ? next : input;
    const facts = byIds(next.year, next.motorMakeID, next.motorModelID, motor_sub_model_id, motorEngineID);
    if (!facts) return refuse('invalid', 'Year, make, model, submodel and engine do not match');
    const { oil_type_name, vehicle_type_id } = input;
    return {
      ...facts,
      oil_type_name: oil_type_name ?? facts.oil_type_name,
      vehicle_type_id: vehicle_type_id ?? facts.vehicle_type_id,
    };
  }
  if (next.year !== null && next.make !== null && next.model !== null) return {};
  const facts = next.vin === null ? undefined : byVin(next.vin);
  // Entered values win; the VIN fills in the rest, unless it belongs to another make.
  if (facts && (next.make ?? facts.make) === facts.make)
    return Object.fromEntries(Object.entries(facts).filter(([field]) => next[field as keyof Description] === null));
  if (next.vin !== null && next.make === null) return refuse('vinNotFound');
  return before.id === NEW_ID ? refuse('invalid', 'Year, make and model are required') : {};
}

/** A new vehicle with no data. */
export function blankVehicle({ country, enrolls }: BaseWorld, fleetId: number): Vehicle {
  return {
    id: NEW_ID,
    vin: null,
    year: null,
    make: null,
    model: null,
    sub_model: null,
    engine: null,
    license_plate_number: null,
    license_plate_state: null,
    license_plate_expiration: null,
    other_id: null,
    department_number: null,
    vehicle_name: null,
    name_of_vehicle: null,
    miles: null,
    kilometers: null,
    odometer: null,
    odometer_units: country === 'US' ? 'miles' : 'kilometers',
    cost_per_mile: null,
    last_maintenance_date: null,
    last_maintenance_miles: null,
    is_active: true,
    fleetcor_enrolled: !enrolls,
    fleet_id: fleetId,
    vehicle_type_id: null,
    dashboard_url: null,
    dashboard_mobile_url: null,
    geotab_device_id: null,
    motorMakeID: null,
    motorModelID: null,
    motor_sub_model_id: null,
    motorEngineID: null,
    oil_type_name: null,
  };
}

/** A vehicle as a select option. */
export function basicOf(vehicle: Vehicle): Schemas['BasicVehicle'] {
  return {
    id: vehicle.id,
    vehicle_name: vehicle.vehicle_name,
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    license_plate_number: vehicle.license_plate_number,
    other_id: vehicle.other_id,
    department_number: vehicle.department_number,
    is_active: vehicle.is_active,
    fleetcor_enrolled: vehicle.fleetcor_enrolled,
    fleet_id: vehicle.fleet_id,
    vehicle_type_id: vehicle.vehicle_type_id,
  };
}
