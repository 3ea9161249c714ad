import { convertCostPerDistance, convertDistance } from '../locale/region.ts';
import type { DistanceUnit } from '../locale/region.ts';

export interface Measured {
  readonly miles: number | null;
  readonly kilometers: number | null;
  /** As entered, in `odometer_units`. */
  readonly odometer: number | null;
  readonly odometer_units: 'miles' | 'kilometers';
}

/** Odometer in the given unit: the server's value in that unit, otherwise converted from the entered reading. */
export function odometerIn(
  { miles, kilometers, odometer, odometer_units }: Measured,
  unit: DistanceUnit,
): number | null {
  const reading = unit === 'km' ? kilometers : miles;
  if (reading !== null || odometer === null) return reading;
  return Math.round(convertDistance(odometer, odometer_units === 'kilometers' ? 'km' : 'mi', unit));
}

/** Cost per mile or per kilometer; the server sends it per mile. */
export function costPerDistance(
  { cost_per_mile }: { readonly cost_per_mile: number | null },
  unit: DistanceUnit,
): number | null {
  return cost_per_mile === null ? null : convertCostPerDistance(cost_per_mile, 'mi', unit);
}
