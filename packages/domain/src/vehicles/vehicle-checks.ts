import { normaliseVin } from '../text/validation.ts';
import { convertDistance } from '../locale/region.ts';

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

interface OdometerReading {
  readonly odometer: number | null;
  readonly odometer_units: OdometerUnits;
}

export const distanceUnitOf = (units: OdometerUnits): 'mi' | 'km' => (units === 'miles' ? 'mi' : 'km');

/** More than anyone drives between two readings, in miles. */
const JUMP_MILES = 50_000;

/** Whether a new odometer reading is below the last one or far above it. The first reading can be anything. */
export function odometerAdvice(
  last: OdometerReading | undefined,
  next: OdometerReading,
): 'backwards' | 'jump' | undefined {
  if (last?.odometer == null || next.odometer === null) return undefined;
  const miles = ({ odometer, odometer_units }: OdometerReading) =>
    convertDistance(odometer ?? 0, distanceUnitOf(odometer_units), 'mi');
  const more = miles(next) - miles(last);
  // Less than a mile is rounding.
  if (more <= -1) return 'backwards';
  return more > JUMP_MILES ? 'jump' : undefined;
}

export interface Numbered {
  readonly id: number;
  readonly vin?: string | null;
  readonly license_plate_number?: string | null;
}

const plate = (text: string | null | undefined): string => (text ?? '').replace(/[\s-]/g, '').toUpperCase();

/** Another vehicle with the same VIN. */
export function sameVin<V extends Numbered>(vin: string, vehicles: readonly V[], ownId: number | null): V | undefined {
  return vin.trim() === ''
    ? undefined
    : vehicles.find((other) => other.id !== ownId && normaliseVin(other.vin ?? '') === normaliseVin(vin));
}

/** Another vehicle with the same plate number; spaces and hyphens don't count. */
export function samePlate<V extends Numbered>(
  number: string,
  vehicles: readonly V[],
  ownId: number | null,
): V | undefined {
  return plate(number) === ''
    ? undefined
    : vehicles.find((other) => other.id !== ownId && plate(other.license_plate_number) === plate(number));
}
