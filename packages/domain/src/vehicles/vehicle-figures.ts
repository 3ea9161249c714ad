import { convertCostPerDistance, convertDistance } from '../locale/region.ts';
import type { DistanceUnit } from '../locale/region.ts';

export interface Measured {
  readonly miles: number | null;
  readonly kilometers: number | null;
  /** As entered, in `odometer_units`; the dashboard's vehicles have none. */
  readonly odometer?: number | null;
  readonly odometer_units?: 'miles' | 'kilometers';
}

/**
 * Odometer in the given unit: the server's value in that unit, otherwise converted from the entered reading or from the
 * other unit.
 */
export function odometerIn(
  { miles, kilometers, odometer = null, odometer_units }: Measured,
  unit: DistanceUnit,
): number | null {
  const isMetric = unit === 'km';
  const reading = isMetric ? kilometers : miles;
  if (reading !== null) return reading;
  if (odometer !== null) return rounded(odometer, odometer_units === 'kilometers' ? 'km' : 'mi', unit);
  const other = isMetric ? miles : kilometers;
  return other && rounded(other, isMetric ? 'mi' : 'km', unit);
}

const rounded = (distance: number, from: DistanceUnit, to: DistanceUnit): number =>
  Math.round(convertDistance(distance, from, to));

/** Cost per mile or per kilometer; the server sends it per mile. */
export function costPerDistance(
  { cost_per_mile }: { readonly cost_per_mile: number | null },
  unit: DistanceUnit,
): number | null {
  return cost_per_mile === null ? null : convertCostPerDistance(cost_per_mile, 'mi', unit);
}
