import { isPastStatus } from '@wayside/domain';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { manualAge } from './manual-history-source.ts';
import { orderSource } from '../orders/order-source.ts';
import { milesAgo, vehicleSource } from './vehicle-source.ts';
import type { Vehicle, VehicleCore } from './vehicle-source.ts';

/** Vehicles with their last maintenance. */
export function maintainedVehicleSource(base: BaseWorld): Source<Vehicle> {
  const vehicles = base.part(vehicleSource);
  return memoized({
    ...vehicles,
    get(id) {
      const vehicle = vehicles.get(id);
      return vehicle && { ...vehicle, ...lastMaintenanceOf(base, vehicle) };
    },
    scopeOf: (vehicle) => vehicle.fleet_id,
  });
}

/** The latest of ordered and manually entered maintenance, consistent with the vehicle's histories. */
function lastMaintenanceOf(
  base: BaseWorld,
  { id, miles }: VehicleCore,
): Pick<Vehicle, 'last_maintenance_date' | 'last_maintenance_miles'> {
  const orders = base.part(orderSource);
  const done = orders
    .idsIn(id)
    .map((orderId) => orders.get(orderId)!)
    .find(({ status }) => isPastStatus(status) || status === 'walk_in');
  const ages = [done?.age, manualAge(base, id)].filter((age) => age !== undefined);
  if (ages.length === 0 || miles === null) return { last_maintenance_date: null, last_maintenance_miles: null };
  const days = Math.min(...ages);
  return {
    last_maintenance_date: base.daysAgo(days).toISOString().slice(0, 10),
    last_maintenance_miles: milesAgo(miles, days),
  };
}
