import { costPerDistance, odometerIn, regionRules } from '@wayside/domain';
import type { Region } from '@wayside/domain';
import type { DashboardVehicle } from '../dashboard.queries.ts';

/** A vehicle's odometer and cost per distance, in the region's unit. */
export interface MileagePoint {
  vehicle: DashboardVehicle;
  /** Odometer in miles or kilometres. */
  distance: number;
  /** Dollars per mile or kilometre. */
  cost: number;
}

/** Vehicles with a known odometer and cost. */
export function mileagePoints(vehicles: readonly DashboardVehicle[], region: Region): MileagePoint[] {
  const unit = regionRules(region).distanceUnit;
  return vehicles.flatMap((vehicle) => {
    const distance = odometerIn(vehicle, unit);
    const cost = costPerDistance(vehicle, unit);
    return distance === null || cost === null ? [] : { vehicle, distance, cost };
  });
}

/** Axis units: thousands of miles or kilometres, and cents per mile or kilometre. */
export const thousands = (distance: number): number => distance / 1000;
export const cents = (dollars: number): number => Math.round(dollars * 1000) / 10;

/** The `most` points with the highest cost, highest first. */
export function costliest(points: readonly MileagePoint[], most: number): MileagePoint[] {
  return points.toSorted((a, b) => b.cost - a.cost).slice(0, most);
}

/** Median cost in dollars per mile or kilometre. */
export function medianCost(points: readonly MileagePoint[]): number {
  const costs = points.map(({ cost }) => cost).toSorted((a, b) => a - b);
  const middle = Math.floor(costs.length / 2);
  return costs.length % 2 === 1 ? costs[middle]! : ((costs[middle - 1] ?? 0) + (costs[middle] ?? 0)) / 2;
}
