import { describe, expect, it } from 'vitest';
import { knownAlert } from '../errors.ts';
import {
  chosenLookup,
  emptyVehicleValues,
  missingIdentity,
  missingLookups,
  refusedField,
  vehicleBody,
  vehicleSchema,
  vehicleValuesOf,
} from './vehicle.ts';
import type { FormVehicle, VehicleRules, VehicleValues } from './vehicle.ts';

const VIN = '1M8GDM9AXKP042788';
const vehicle: FormVehicle = {
  id: 7,
  vin: VIN,
  year: 2021,
  make: 'Ford',
  model: 'Transit',
  sub_model: 'Cargo Van T-250',
  engine: '3.5L V6 Gas',
  motorMakeID: 54,
  motorModelID: 2710,
  motor_sub_model_id: 318,
  motorEngineID: 9042,
  license_plate_number: 'JKT4821',
  license_plate_state: 'OR',
  license_plate_expiration: '2027-01-31',
  other_id: 'VAN-07',
  vehicle_name: null,
  department_number: null,
  odometer: 48_210,
  odometer_units: 'miles',
  is_active: true,
};
const empty = emptyVehicleValues('miles');
const values = (given: Partial<VehicleValues>): VehicleValues => ({ ...empty, ...given });
const chosen = { year: 2021, motorMakeID: 54, motorModelID: 2710 };
const plate = { license_plate_number: 'JKT4821', license_plate_state: 'OR' };

const first: VehicleRules = { mode: 'add', step: 'identity', vehicle: null };
const second: VehicleRules = { ...first, step: 'details' };
const edit: VehicleRules = { mode: 'edit', step: 'all', vehicle };
const withoutVin: VehicleRules = { ...edit, vehicle: { ...vehicle, vin: null } };
const activate: VehicleRules = { mode: 'activate', step: 'all', vehicle: { ...vehicle, vin: null, is_active: false } };

describe('what identifies a vehicle', () => {
  it.each([
    ['step 2 after the VIN', second, { vin: VIN }, []],
    ['step 2 after the lists', second, chosen, ['license_plate_number', 'license_plate_state']],
    [
      'step 2 after the lists, plate only',
      second,
      { ...chosen, license_plate_number: 'JKT4821' },
      ['license_plate_state'],
    ],
    ['step 2 after the lists, state only', second, { ...chosen, license_plate_state: 'OR' }, ['license_plate_number']],
    ['step 2 after the lists, both', second, { ...chosen, ...plate }, []],
    ['step 1', first, {}, []],
    ['editing one with a VIN', edit, { vin: VIN }, []],
    ['editing one with a VIN, which is cleared', edit, { vin: ' ', ...plate }, ['vin']],
    ['editing one without', withoutVin, plate, []],
    ['editing one without, no state', withoutVin, { license_plate_number: 'JKT4821' }, ['license_plate_state']],
    ['activating, nothing', activate, {}, ['license_plate_number', 'license_plate_state']],
    ['activating, plate only', activate, { license_plate_number: 'JKT4821' }, ['license_plate_state']],
    ['activating, both', activate, plate, []],
    ['activating, VIN only', activate, { vin: VIN }, []],
    ['year, make and model only', { ...edit, mode: 'ymm' }, {}, []],
    ['the odometer only', { ...edit, mode: 'odometer' }, {}, []],
  ] as const)('[VEH-25, VEH-26, OPN2-33] %s: %o', (_when, rules, given, missing) => {
    expect(missingIdentity(values(given), rules)).toEqual(missing);
  });
});

describe('year, make and model', () => {
  it.each([
    ['a new one needs them or a VIN', first, {}, ['year']],
    ['a VIN is enough', first, { vin: VIN }, []],
    ['they go together, even with a VIN', first, { vin: VIN, year: 2021 }, ['motorMakeID']],
    ['sub-model and engine may stay open', first, chosen, []],
    ['step 2 has none', second, {}, []],
    ['unchanged', edit, vehicleValuesOf(vehicle), []],
    ['another year', edit, { ...vehicleValuesOf(vehicle), ...chosenLookup('year', 2020) }, ['motorMakeID']],
    [
      'a vehicle that never had any',
      {
        ...edit,
        vehicle: {
          ...vehicle,
          year: null,
          motorMakeID: null,
          motorModelID: null,
          motor_sub_model_id: null,
          motorEngineID: null,
        },
      },
      {},
      [],
    ],
    ['in their own mode they are needed', { ...edit, mode: 'ymm' }, { year: 2021 }, ['motorMakeID']],
    ['activating', activate, {}, []],
    ['the odometer only', { ...edit, mode: 'odometer' }, { year: 2020 }, []],
  ] as const)('[ACC-08, VEH-18, VEH-20] only what can be chosen is missing: %s', (_when, rules, given, missing) => {
    expect(missingLookups(values(given), rules)).toEqual(missing);
  });

  it('[VEH-22] a choice clears all that depend on it', () => {
    expect(chosenLookup('year', 2020)).toEqual({
      year: 2020,
      motorMakeID: null,
      motorModelID: null,
      motor_sub_model_id: null,
      motorEngineID: null,
    });
    expect(chosenLookup('motorModelID', 5)).toEqual({ motorModelID: 5, motor_sub_model_id: null, motorEngineID: null });
    expect(chosenLookup('motorEngineID', 5)).toEqual({ motorEngineID: 5 });
    expect(chosenLookup('motor_sub_model_id', null)).toEqual({ motor_sub_model_id: null, motorEngineID: null });
  });
});

describe('the form', () => {
  const wrong = (rules: VehicleRules, given: Partial<VehicleValues>) => {
    const { error } = vehicleSchema(rules).safeParse(values(given));
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  it('[VEH-27] takes a department number of 50 characters, not 51', () => {
    expect(wrong(second, { vin: VIN, department_number: '😀'.repeat(50) })).toEqual([]);
    expect(wrong(second, { vin: VIN, department_number: 'x'.repeat(51) })).toEqual(['department_number tooLong']);
  });

  it('[UPL-03] says what is missing, and refuses what is no VIN', () => {
    expect(wrong(first, {})).toEqual(['year mustSelect']);
    expect(wrong(first, { vin: '1M8GDM9AXKP0' })).toEqual(['vin vin']);
    expect(wrong(edit, { ...vehicleValuesOf(vehicle), vin: 'O' })).toEqual(['vin vin']);
    // A wrong check digit is only advice, and a VIN that is stored or not shown stays as it is.
    expect(wrong(first, { vin: VIN.replace('AX', 'A1') })).toEqual([]);
    expect(wrong(second, { vin: 'O' })).toEqual([]);
    const odd = { ...vehicle, vin: 'OLD-1' };
    expect(wrong({ ...edit, vehicle: odd }, vehicleValuesOf(odd))).toEqual([]);
    for (const odometer of [Number.NaN, -1, 1_609_344])
      expect(wrong(second, { vin: VIN, odometer })).toEqual(['odometer odometer']);
    expect(wrong({ ...edit, mode: 'odometer' }, { vin: 'O' })).toEqual(['odometer odometer']);
    expect(wrong(second, chosen)).toEqual(['license_plate_number mustSelect', 'license_plate_state mustSelect']);
  });
});

describe('what is sent', () => {
  it('[API2-08, VEH-23] of a new vehicle: what was filled in', () => {
    expect(vehicleBody(values({ vin: ` ${VIN.toLowerCase()} ` }), first)).toEqual({ vin: VIN });
    expect(vehicleBody(values({ ...chosen, ...plate, odometer: 12 }), second)).toEqual({
      ...chosen,
      ...plate,
      odometer: 12,
      odometer_units: 'miles',
    });
  });

  it('[API2-08] of a saved one: what changed', () => {
    const before = vehicleValuesOf(vehicle);
    expect(vehicleBody(before, edit)).toEqual({});
    expect(vehicleBody({ ...before, department_number: ' 210 ', other_id: '' }, edit)).toEqual({
      department_number: '210',
      other_id: null,
    });
    expect(vehicleBody({ ...before, odometer: 48_300 }, edit)).toEqual({ odometer: 48_300, odometer_units: 'miles' });
    expect(vehicleBody({ ...before, motorEngineID: 9044 }, edit)).toEqual({
      ...chosen,
      motor_sub_model_id: 318,
      motorEngineID: 9044,
    });
  });

  it('[VEH-21, OPN2-14] activating also says so', () => {
    const given = { ...vehicleValuesOf(activate.vehicle!), vin: VIN };
    expect(vehicleBody(given, activate)).toEqual({ vin: VIN, is_active: true });
  });
});

it.each([
  ['VIN lookup failed.', 'vinNotFound', 'vin'],
  ['A vehicle with this VIN already exists', 'duplicateVin', 'vin'],
  ['A VIN, or a license plate number and its state, is required', 'vinOrPlateMissing', 'license_plate_number'],
  ['The odometer reading is too large', undefined, 'odometer'],
  ['Something went wrong on the server', undefined, undefined],
] as const)('a refusal in words: %s', (text, refusal, field) => {
  expect(knownAlert(text)).toBe(refusal);
  expect(refusedField(text)).toBe(field);
});
