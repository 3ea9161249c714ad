import type { Schemas } from '@wayside/api-client';
import { kilometersToMiles, milesToKilometers } from '@wayside/domain';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { OWN_FLEET_ID, fleetCount, vehicleCount, vehicleIdsIn } from '../fleets/fleet-source.ts';
import { STATES } from '../shops/places.ts';
import { FIRST_YEAR, LAST_YEAR } from './vehicle-catalogue.ts';
import type { CatalogueModel } from './vehicle-catalogue.ts';
import { FIRST_NEW_VEHICLE, originOf } from './vehicle-ids.ts';
import { MODELS, described, vinOf } from './vehicle-lookups.ts';
import { isKeptUp, traitsOf } from './vehicle-mix.ts';
import { pictureOf } from './vehicle-picture.ts';

/** A vehicle without its nested lists. */
export type Vehicle = Omit<
  Schemas['Vehicle'],
  | 'active_order'
  | 'policies'
  | 'recalls'
  | 'glovebox_items'
  | 'maintenance'
  | 'maintenance_histories'
  | 'manualMaintenanceHistories'
>;

/** A vehicle's own fields; the last maintenance date is derived from its orders and records. */
export type VehicleCore = Omit<Vehicle, 'last_maintenance_date' | 'last_maintenance_miles'>;

const LIGHT = MODELS.filter(({ model }) => model.kind !== 'heavy');
const HEAVY = MODELS.filter(({ model }) => model.kind === 'heavy');

export function vehicleSource(base: BaseWorld): Source<VehicleCore> {
  return memoized({
    idsIn: (fleetId) => (isFleet(base, fleetId) ? vehicleIdsIn(base, fleetId) : []),
    get: (id) => (isInvented(base, id) ? vehicleOf(base, id) : undefined),
    scopeOf: (vehicle) => vehicle.fleet_id,
    firstNewId: FIRST_NEW_VEHICLE,
  });
}

function isFleet(base: BaseWorld, fleetId: number): boolean {
  return fleetId >= 1 && fleetId <= Math.max(fleetCount(base), OWN_FLEET_ID);
}

/** Whether the initial world has a vehicle with this id. */
export function isInvented(base: BaseWorld, id: number): boolean {
  const origin = originOf(id);
  return (
    origin !== undefined &&
    isFleet(base, origin.fleetId) &&
    origin.number >= 1 &&
    origin.number <= vehicleCount(base, origin.fleetId)
  );
}

function vehicleOf(base: BaseWorld, id: number): VehicleCore {
  const { fleetId, number } = originOf(id)!;
  const traits = traitsOf(base, id);
  const key = (what: string) => base.key(what, id);
  const { make, model } = pick(key('model'), traits.heavyDuty ? HEAVY : LIGHT);
  const thisYear = base.daysAgo(0).getUTCFullYear();
  const newest = Math.min(thisYear, LAST_YEAR, model.years[1]);
  const year = between(key('year'), Math.max(newest - 8, FIRST_YEAR, model.years[0]), newest);
  const facts = described(
    make,
    model,
    year,
    pick(key('submodel'), model.submodels),
    pick(key('engine'), model.engines),
  );
  const withoutVin = traits.withoutVin || traits.unidentified;
  // Most have a unit number; a fleet of the usual size has at least one without.
  const hasUnit = number <= 12 || (number !== UNNUMBERED && chance(key('other id')) < 0.9);
  const otherId = hasUnit ? `${PREFIX[base.country][model.kind]}-${String(number).padStart(2, '0')}` : null;
  const odometer = odometerOf(base, id, thisYear - year);
  const name = titleOf(facts);
  return {
    id,
    vin: withoutVin ? null : vinOf(model, year, id),
    ...facts,
    ...(traits.outsideCatalogue && {
      motorMakeID: null,
      motorModelID: null,
      motor_sub_model_id: null,
      motorEngineID: null,
    }),
    license_plate_number: withoutVin || chance(key('plate')) < 0.9 ? plateOf(base, id) : null,
    license_plate_state: traits.unidentified
      ? null
      : pick(base.key('plate state', fleetId + 1000 * (chance(key('away')) < 0.1 ? number : 0)), STATES[base.country])
          .abbreviation,
    license_plate_expiration:
      base.country === 'CA'
        ? null
        : base
            .daysAgo(-between(key('plate end'), isKeptUp(base, id) ? 70 : 20, 700))
            .toISOString()
            .slice(0, 10),
    other_id: otherId,
    department_number: pick(key('department'), DEPARTMENTS),
    vehicle_name: name,
    name_of_vehicle: name,
    ...odometer,
    cost_per_mile: between(key('cost'), 5, 32) / 100,
    is_active: !traits.deactivated,
    fleetcor_enrolled: !traits.notEnrolled,
    fleet_id: fleetId,
    dashboard_url: pictureOf(number, model.kind),
    dashboard_mobile_url: pictureOf(number, model.kind),
    geotab_device_id: traits.device ? `b${id.toString(16).toUpperCase()}` : null,
  };
}

const UNNUMBERED = 20;

const PREFIX = {
  US: { van: 'VAN', truck: 'TRK', car: 'CAR', heavy: 'BOX' },
  CA: { van: 'FGN', truck: 'CAM', car: 'AUT', heavy: 'PL' },
} as const satisfies Record<string, Record<CatalogueModel['kind'], string>>;

const DEPARTMENTS = ['100', '120', '210', '210', '315', '420', null];
const LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';

/** `2021 Ford Transit`: the name of a vehicle without one. */
export function titleOf({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string | null {
  return [year, make, model].filter((part) => part !== null).join(' ') || null;
}

function plateOf(base: BaseWorld, id: number): string {
  const letters = ['a', 'b', 'c']
    .map((place) => LETTERS[between(base.key(`plate ${place}`, id), 0, LETTERS.length - 1)])
    .join('');
  return `${letters}${between(base.key('plate digits', id), 1000, 9999)}`;
}

export type Odometer = Pick<Vehicle, 'miles' | 'kilometers' | 'odometer' | 'odometer_units'>;

/** A reading in both units; undefined when it exceeds the contract's maximum. */
export function odometerIn(reading: number | null, units: Vehicle['odometer_units']): Odometer | undefined {
  if (reading === null) return { miles: null, kilometers: null, odometer: null, odometer_units: units };
  const miles = Math.round(units === 'miles' ? reading : kilometersToMiles(reading));
  const kilometers = Math.round(units === 'kilometers' ? reading : milesToKilometers(reading));
  return miles > 999_999 || kilometers > 1_609_343
    ? undefined
    : { miles, kilometers, odometer: reading, odometer_units: units };
}

function odometerOf(base: BaseWorld, id: number, age: number): Odometer & { miles: number } {
  const miles = between(base.key('miles', id), 8_000 + age * 6_000, 18_000 + age * 17_000);
  const reading =
    base.country === 'US' ? odometerIn(miles, 'miles') : odometerIn(Math.round(milesToKilometers(miles)), 'kilometers');
  return { ...reading!, miles: reading!.miles! };
}

const MILES_A_DAY = 38;

/** Odometer of a vehicle some days ago, in miles. */
export function milesAgo(miles: number, days: number): number {
  return Math.max(0, miles - days * MILES_A_DAY);
}
