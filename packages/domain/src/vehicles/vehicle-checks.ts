import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { convertDistance } from '../locale/region.ts';
import { normaliseVin } from '../text/validation.ts';

/** What looks wrong with a VIN. Advice only: the server decides. */
export type VinAdvice = 'letters' | 'length' | 'checkDigit';

export const VIN_LENGTH = 17;

/** Value of each letter in the check digit; I, O and Q have none. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, index + 1]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGIT_AT = 8;

/** The ninth character of a VIN of North America, computed from the others. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, letter, index) => total + (VALUES[letter] ?? Number(letter)) * WEIGHTS[index]!,
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** The first thing that looks wrong with a VIN as typed; undefined for an empty one. */
export function vinAdvice(typed: string): VinAdvice | undefined {
  const vin = normaliseVin(typed);
  if (vin === '') return undefined;
  if (!/^[A-HJ-NPR-Z0-9]*$/.test(vin)) return 'letters';
  if (vin.length !== VIN_LENGTH) return 'length';
  return vin[CHECK_DIGIT_AT] === vinCheckDigit(vin) ? undefined : 'checkDigit';
}

export type OdometerUnits = 'miles' | 'kilometers';

export interface OdometerReading {
  readonly odometer: number;
  readonly odometer_units: OdometerUnits;
}

/** What is known of a vehicle's odometer: the reading as it was last entered, and that of its last maintenance. */
export interface KnownReadings {
  readonly odometer?: number | null;
  readonly odometer_units?: OdometerUnits;
  readonly last_maintenance_miles?: number | null;
  readonly last_maintenance_date?: Day | null;
}

export interface OdometerAdvice {
  readonly kind: 'backwards' | 'jump';
  /** The last reading. */
  readonly last: OdometerReading;
  /** The last one of which the day is known. */
  readonly dated: (OdometerReading & { readonly day: Day }) | undefined;
}

export const distanceUnitOf = (units: OdometerUnits): 'mi' | 'km' => (units === 'miles' ? 'mi' : 'km');

/** More than anyone drives in a day, and between two readings whose days nobody knows; in miles. */
const DAILY_MILES = 2_000;
const JUMP_MILES = 50_000;

const milesOf = ({ odometer, odometer_units }: OdometerReading): number =>
  convertDistance(odometer, distanceUnitOf(odometer_units), 'mi');

/**
 * Whether a reading is below the last one, or further above the last dated one than anyone drives in that time (UPL-04).
 * The first reading can be anything; one of an earlier day is compared with the last maintenance before it.
 */
export function odometerAdvice(
  known: KnownReadings | undefined,
  next: { readonly odometer: number | null; readonly odometer_units: OdometerUnits },
  { day, today }: { readonly day: Day; readonly today: Day },
): OdometerAdvice | undefined {
  if (!known || next.odometer === null || Number.isNaN(next.odometer)) return undefined;
  const { odometer, odometer_units = 'miles', last_maintenance_miles: miles, last_maintenance_date: at } = known;
  const dated =
    miles != null && at != null && at <= day
      ? ({ odometer: miles, odometer_units: 'miles', day: at } as const)
      : undefined;
  const last = odometer != null && day >= today ? { odometer, odometer_units } : dated;
  if (!last) return undefined;
  const advice = (kind: OdometerAdvice['kind']) => ({ kind, last, dated });
  const reading = milesOf({ ...next, odometer: next.odometer });
  // Less than a mile is rounding.
  if (reading <= Math.max(milesOf(last), dated ? milesOf(dated) : 0) - 1) return advice('backwards');
  const most = dated
    ? milesOf(dated) + DAILY_MILES * Math.max(1, daysBetween(dated.day, day))
    : milesOf(last) + JUMP_MILES;
  return reading > most ? advice('jump') : undefined;
}

/** Why a VIN is not one at all, of which the form is refused; a check digit that doesn't fit is only advice. */
export function vinRefusal(typed: string): Exclude<VinAdvice, 'checkDigit'> | undefined {
  const advice = vinAdvice(typed);
  return advice === 'checkDigit' ? undefined : advice;
}

/** The states, provinces and territories that issue plates. A plate may be from the other country. */
const PLATE_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);

/** Whether a plate's state is one that we know, by its abbreviation; an empty one needs no question. */
export const isKnownPlateState = (state: string): boolean =>
  state.trim() === '' || PLATE_STATES.has(state.trim().toUpperCase());

/** Whether a plate has expired; one without a day hasn't. */
export const isPlateExpired = (day: Day | null | undefined, today: Day): boolean => isDay(day) && day < today;

export interface Numbered {
  readonly id: number;
  readonly vin?: string | null;
  readonly license_plate_number?: string | null;
  readonly other_id?: string | null;
}

/** What plate numbers are compared by: spaces and hyphens don't count. */
export const plateKey = (text: string | null | undefined): string => (text ?? '').replace(/[\s-]/g, '').toUpperCase();

/** What unit numbers are compared by. */
export const unitKey = (text: string | null | undefined): string => (text ?? '').trim().toUpperCase();

/** Finds another vehicle with the same number; nothing is the same as an empty one. */
const sharing =
  (field: Exclude<keyof Numbered, 'id'>, keyOf: (text: string | null | undefined) => string) =>
  <V extends Numbered>(typed: string, vehicles: readonly V[], ownId: number | null): V | undefined => {
    const key = keyOf(typed);
    return key === '' ? undefined : vehicles.find((other) => other.id !== ownId && keyOf(other[field]) === key);
  };

/** Another vehicle with the same VIN. */
export const sameVin = sharing('vin', (text) => normaliseVin(text ?? ''));
/** Another vehicle with the same plate number. */
export const samePlate = sharing('license_plate_number', plateKey);
/** Another vehicle with the same unit number. */
export const sameUnit = sharing('other_id', unitKey);
