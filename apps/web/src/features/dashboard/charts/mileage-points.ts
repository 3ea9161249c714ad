import { convertCostPerDistance, convertDistance, regionRules } from '@wayside/domain';
import type { Region } from '@wayside/domain';
import type { DashboardVehicle } from '../dashboard.queries.ts';

/** A vehicle by what it has driven and what it costs, in the unit of the region. */
export interface MileagePoint {
  vehicle: DashboardVehicle;
  /** Odometer. */
  distance: number;
  /** Of one mile or kilometre, in dollars. */
  cost: number;
}

type Driven = Pick<DashboardVehicle, 'miles' | 'kilometers'>;

/** The odometer in the unit of the region, as the server has it in that unit where it does. */
export function odometerIn({ miles, kilometers }: Driven, region: Region): number | null {
  const unit = regionRules(region).distanceUnit;
  const [own, other] = unit === 'km' ? [kilometers, miles] : [miles, kilometers];
  if (own !== null) return own;
  return other === null ? null : convertDistance(other, unit === 'km' ? 'mi' : 'km', unit);
}

/** Vehicles of which both the odometer and the cost are known. */
export function mileagePoints(vehicles: readonly DashboardVehicle[], region: Region): MileagePoint[] {
  return vehicles.flatMap((vehicle) => {
    const distance = odometerIn(vehicle, region);
    if (distance === null || vehicle.cost_per_mile === null) return [];
    return { vehicle, distance, cost: convertCostPerDistance(vehicle.cost_per_mile, 'mi', regionRules(region).distanceUnit) };
  });
}

/** As the axes count: thousands of miles or kilometres, cents of each. */
export const thousands = (distance: number): number => distance / 1000;
export const cents = (dollars: number): number => Math.round(dollars * 1000) / 10;

/** The points of the highest cost, the highest first. */
export const costliest = (points: readonly MileagePoint[], most: number): MileagePoint[] =>
  points.toSorted((a, b) => b.cost - a.cost).slice(0, most);

/** The cost that half of the vehicles stay under. */
export function medianCost(points: readonly MileagePoint[]): number {
  const costs = points.map(({ cost }) => cost).toSorted((a, b) => a - b);
  const middle = Math.floor(costs.length / 2);
  return costs.length % 2 === 1 ? costs[middle]! : ((costs[middle - 1] ?? 0) + (costs[middle] ?? 0)) / 2;
}
