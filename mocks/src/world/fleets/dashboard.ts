import type { Schemas } from '@wayside/api-client';
import type { User } from '../people/people.ts';
import type { World } from '../world.ts';

/**
 * What the customer dashboard loads first: people and vehicles of the user's fleet, vehicles with their active orders.
 */
export function dashboardOf(world: World, user: User): Schemas['Dashboard'] {
  const fleetId = user.fleet_id;
  if (fleetId == null) return { users: [], vehicles: [] };
  const active = new Map(world.orders.activeIn(fleetId, user).map((order) => [order.vehicle.id, order]));
  return {
    users: world.users
      .ofFleet(fleetId)
      .filter((person) => person.is_active)
      .map(({ id, firstName, lastName, cellPhone, name }) => ({ id, firstName, lastName, cellPhone, name })),
    vehicles: world.vehicles.in(fleetId).map((vehicle) => ({
      id: vehicle.id,
      vehicle_name: vehicle.vehicle_name,
      name_of_vehicle: vehicle.name_of_vehicle ?? vehicle.vehicle_name,
      vin: vehicle.vin,
      year: vehicle.year,
      make: vehicle.make,
      model: vehicle.model,
      license_plate_number: vehicle.license_plate_number,
      other_id: vehicle.other_id,
      miles: vehicle.miles,
      kilometers: vehicle.kilometers,
      cost_per_mile: vehicle.cost_per_mile,
      last_maintenance_miles: vehicle.last_maintenance_miles,
      is_active: vehicle.is_active,
      fleetcor_enrolled: vehicle.fleetcor_enrolled,
      fleet_id: vehicle.fleet_id,
      vehicle_type_id: vehicle.vehicle_type_id,
      active_order: active.get(vehicle.id) ?? null,
    })),
  };
}
