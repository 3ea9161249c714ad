import * as z from 'zod';
import { limits } from '../constants.ts';
import { departmentNumberError, lengthError, normaliseVin } from '../text/validation.ts';
import type { ValidationError } from '../text/validation.ts';
import { vinRefusal } from '../vehicles/vehicle-checks.ts';
import { checked } from './fields.ts';

/**
 * `add` has two steps and `edit` one with everything; `ymm` only year, make and model; `odometer` only a new
 * reading; `activate` only what a vehicle needs to be activated.
 */
export type VehicleMode = 'add' | 'edit' | 'ymm' | 'odometer' | 'activate';
/** Modes in which what identifies a vehicle is not shown. */
const isPartial = (mode: VehicleMode): boolean => mode === 'ymm' || mode === 'odometer';
/** The step shown: `all` in a form without steps. */
export type VehicleStep = 'identity' | 'details' | 'all';

/** In order: each depends on those before it. */
export const lookupFields = ['year', 'motorMakeID', 'motorModelID', 'motor_sub_model_id', 'motorEngineID'] as const;
export type LookupField = (typeof lookupFields)[number];
/** The lookups that describe a vehicle; sub-model and engine may stay open. */
const DESCRIBING = ['year', 'motorMakeID', 'motorModelID'] as const;

/** The parts of an API vehicle that the form needs. */
export interface FormVehicle {
  readonly id: number;
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly sub_model: string | null;
  readonly engine: string | null;
  readonly motorMakeID: number | null;
  readonly motorModelID: number | null;
  readonly motor_sub_model_id: number | null;
  readonly motorEngineID: number | null;
  readonly license_plate_number: string | null;
  readonly license_plate_state: string | null;
  readonly license_plate_expiration: string | null;
  readonly other_id: string | null;
  readonly vehicle_name: string | null;
  readonly department_number: string | null;
  readonly odometer: number | null;
  readonly odometer_units: 'miles' | 'kilometers';
  readonly is_active: boolean;
  readonly last_maintenance_miles?: number | null;
  readonly last_maintenance_date?: string | null;
}

const text = (most: number) => checked(lengthError(most));
const id = z.number().nullable();
const odometerError = { error: 'odometer' satisfies ValidationError };

const fields = z.object({
  // `vehicleSchema` refuses what is no VIN; Enter looks up whatever was typed (VEH-23).
  vin: checked(),
  year: id,
  motorMakeID: id,
  motorModelID: id,
  motor_sub_model_id: id,
  motorEngineID: id,
  license_plate_number: text(limits.plateNumber),
  license_plate_state: checked(),
  license_plate_expiration: z.string().nullable(),
  other_id: text(limits.otherId),
  vehicle_name: text(limits.vehicleName),
  department_number: checked(departmentNumberError),
  // NaN is what can't be read.
  odometer: z.number(odometerError).min(0, odometerError).max(limits.odometer, odometerError).nullable(),
  odometer_units: z.enum(['miles', 'kilometers']),
});

export type VehicleValues = z.output<typeof fields>;
export type VehicleField = keyof VehicleValues;

export function emptyVehicleValues(odometer_units: VehicleValues['odometer_units']): VehicleValues {
  return {
    vin: '',
    year: null,
    motorMakeID: null,
    motorModelID: null,
    motor_sub_model_id: null,
    motorEngineID: null,
    license_plate_number: '',
    license_plate_state: '',
    license_plate_expiration: null,
    other_id: '',
    vehicle_name: '',
    department_number: '',
    odometer: null,
    odometer_units,
  };
}

export function vehicleValuesOf(vehicle: FormVehicle): VehicleValues {
  return {
    vin: vehicle.vin ?? '',
    year: vehicle.year,
    motorMakeID: vehicle.motorMakeID,
    motorModelID: vehicle.motorModelID,
    motor_sub_model_id: vehicle.motor_sub_model_id,
    motorEngineID: vehicle.motorEngineID,
    license_plate_number: vehicle.license_plate_number ?? '',
    license_plate_state: vehicle.license_plate_state ?? '',
    license_plate_expiration: vehicle.license_plate_expiration,
    other_id: vehicle.other_id ?? '',
    vehicle_name: vehicle.vehicle_name ?? '',
    department_number: vehicle.department_number ?? '',
    odometer: vehicle.odometer,
    odometer_units: vehicle.odometer_units,
  };
}

/** The values as they are sent: a VIN in its usual form, nothing with outer spaces. */
export function trimmedVehicleValues(values: VehicleValues): VehicleValues {
  return {
    ...values,
    vin: normaliseVin(values.vin),
    license_plate_number: values.license_plate_number.trim(),
    license_plate_state: values.license_plate_state.trim(),
    other_id: values.other_id.trim(),
    vehicle_name: values.vehicle_name.trim(),
    department_number: values.department_number.trim(),
  };
}

/** The fields that change with a choice: the chosen one, and those that depend on it become empty. */
export function chosenLookup(field: LookupField, value: number | null): Partial<Record<LookupField, number | null>> {
  return {
    ...Object.fromEntries(lookupFields.slice(lookupFields.indexOf(field) + 1).map((dependent) => [dependent, null])),
    [field]: value,
  };
}

export interface VehicleRules {
  readonly mode: VehicleMode;
  readonly step: VehicleStep;
  /** The vehicle being edited, or already added by its VIN. */
  readonly vehicle: FormVehicle | null;
}

const isFilled = (value: string): boolean => value.trim() !== '';

/**
 * Of what a vehicle is identified by, the fields that are still empty (OPN2-33). None in step 1, which has no plate.
 */
export function missingIdentity(values: VehicleValues, { mode, step, vehicle }: VehicleRules): VehicleField[] {
  if (isPartial(mode) || step === 'identity') return [];
  if (isFilled(values.vin)) return [];
  const missing = (['license_plate_number', 'license_plate_state'] as const).filter(
    (field) => !isFilled(values[field]),
  );
  if (mode === 'activate') return missing;
  return vehicle?.vin ? ['vin'] : missing;
}

/**
 * Of year, make and model, the first that is still to be chosen: nobody can choose those after it yet. They go together;
 * a new vehicle needs them or a VIN.
 */
export function missingLookups(values: VehicleValues, { mode, step, vehicle }: VehicleRules): LookupField[] {
  if (mode === 'activate' || mode === 'odometer' || step === 'details') return [];
  const missing = DESCRIBING.filter((field) => values[field] === null);
  const isChanged = lookupFields.some((field) => values[field] !== (vehicle?.[field] ?? null));
  const isNeeded = mode === 'ymm' || isChanged || (mode === 'add' && !isFilled(values.vin));
  return isNeeded ? missing.slice(0, 1) : [];
}

/** Whether what was typed as the VIN is none at all (UPL-03). One that a vehicle has already stays as it is. */
function isVinRefused({ vin }: VehicleValues, { mode, step, vehicle }: VehicleRules): boolean {
  const isShown = !isPartial(mode) && step !== 'details';
  return isShown && normaliseVin(vin) !== (vehicle?.vin ?? '') && vinRefusal(vin) !== undefined;
}

export function vehicleSchema(rules: VehicleRules) {
  return fields.superRefine((values, context) => {
    if (isVinRefused(values, rules))
      context.addIssue({ code: 'custom', message: 'vin' satisfies ValidationError, path: ['vin'] });
    // Whoever opens this form has a reading to enter.
    if (rules.mode === 'odometer' && values.odometer === null)
      context.addIssue({ code: 'custom', message: odometerError.error, path: ['odometer'] });
    for (const field of [...missingIdentity(values, rules), ...missingLookups(values, rules)]) {
      context.addIssue({ code: 'custom', message: 'mustSelect' satisfies ValidationError, path: [field] });
    }
  });
}

/** What is sent; keys left out stay unchanged. */
export interface VehicleBody
  extends Partial<Omit<VehicleValues, NullableText>>, Partial<Record<NullableText, string | null>> {
  is_active?: boolean;
}
type NullableText =
  | 'vin'
  | 'license_plate_number'
  | 'license_plate_state'
  | 'other_id'
  | 'vehicle_name'
  | 'department_number';

const orNull = (value: string): string | null => value.trim() || null;

function wholeBody(values: VehicleValues): Required<Omit<VehicleBody, 'is_active'>> {
  return {
    ...values,
    vin: normaliseVin(values.vin) || null,
    license_plate_number: orNull(values.license_plate_number),
    license_plate_state: orNull(values.license_plate_state),
    other_id: orNull(values.other_id),
    vehicle_name: orNull(values.vehicle_name),
    department_number: orNull(values.department_number),
  };
}

/** Fields that mean something only together: one that changed takes the others along. */
const TOGETHER: readonly (readonly VehicleField[])[] = [lookupFields, ['odometer', 'odometer_units']];

/** The body of a create, without empty values; of an update, only what changed. */
export function vehicleBody(values: VehicleValues, { mode, vehicle }: VehicleRules): VehicleBody {
  const after = wholeBody(values);
  const before: Partial<VehicleBody> = vehicle ? wholeBody(vehicleValuesOf(vehicle)) : {};
  const isChanged = (field: VehicleField): boolean => after[field] !== (before[field] ?? null);
  const names = Object.keys(after) as VehicleField[];
  const changed = names.filter((field) => (TOGETHER.find((group) => group.includes(field)) ?? [field]).some(isChanged));
  const sent = vehicle
    ? changed
    : names.filter((field) => after[field] !== null && (field !== 'odometer_units' || after.odometer !== null));
  const body: VehicleBody = Object.fromEntries(sent.map((field) => [field, after[field]]));
  return mode === 'activate' ? { ...body, is_active: true } : body;
}

const FIELD_WORDS: readonly (readonly [RegExp, VehicleField])[] = [
  [/plate/i, 'license_plate_number'],
  [/\bvin\b/i, 'vin'],
  [/odometer/i, 'odometer'],
  [/department/i, 'department_number'],
];

/** The field that a refusal of the server is about, by the words it uses. */
export const refusedField = (message: string): VehicleField | undefined =>
  FIELD_WORDS.find(([word]) => word.test(message))?.[1];
