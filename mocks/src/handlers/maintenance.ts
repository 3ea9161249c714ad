import type { HistoryScope } from '../world/vehicles/maintenance.ts';
import type { User } from '../world/people/people.ts';
import type { Vehicle } from '../world/vehicles/vehicle-source.ts';
import type { World } from '../world/world.ts';
import type { HandlersOf } from './handler.ts';

export const maintenance = {
  listVehicleServices({ params, query, user, world, need }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    return world.maintenance.schedule(vehicle, query.page ?? 1, user.language);
  },

  markServiceCompleted({ body, user, world, need }) {
    const vehicle = need(world.maintenance.vehicleOfLine(body.service_id));
    need(world.vehicles.seenBy(user, vehicle.id));
    return world.maintenance.markCompleted(vehicle, body.service_id, body.is_completed, user.language);
  },

  createMaintenanceHistory({ params, body, user, world, need, accept }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    return accept(world.maintenance.enter(vehicle, body, user.language));
  },

  listIntervals({ query, user, world, need }) {
    const vehicles = need(chosen(world, user, query['vehicle_ids[]']));
    return world.maintenance.intervals(vehicles, query.page ?? 1, user.language);
  },

  listManualHistories({ query, user, world, need }) {
    const scope = need(scopeOf(world, user, query.vehicle_id));
    return world.maintenance.manualPage(scope, query, query.pageMMH ?? 1, user.language);
  },

  deleteManualHistory({ params, user, world, need }) {
    const record = need(world.maintenance.manual.get(params.id));
    need(world.vehicles.seenBy(user, record.vehicle_id));
    world.maintenance.remove(params.id);
  },

  listMaintenanceHistory({ query, user, world, need }) {
    const scope = need(scopeOf(world, user, query.vehicle_id));
    return world.maintenance.orderedPage(scope, query, query.pageMH ?? 1, user);
  },

  snoozeReminder({ params, body, user, world, need, refusal }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    if (body.vehicle_id !== params.id) throw refusal('invalid', 'The vehicle does not match the address');
    return world.maintenance.snooze(vehicle, body.value);
  },

  listSnoozedReminders: ({ query, user, world, need }) =>
    world.maintenance.snoozed(need(chosen(world, user, query['vehicle_ids[]']))),

  listRecalls: ({ query, user, world, need }) =>
    world.maintenance.recalls(need(chosen(world, user, query['vehicle_ids[]']))),
} satisfies HandlersOf<'maintenance'>;

/** The requested vehicles, or the user's whole fleet; undefined when the user may not see one of them. */
function chosen(world: World, user: User, ids: readonly number[] | undefined): readonly Vehicle[] | undefined {
  if (ids === undefined) return world.vehicles.list(user);
  const vehicles = ids.map((id) => world.vehicles.seenBy(user, id));
  return vehicles.includes(undefined) ? undefined : (vehicles as Vehicle[]);
}

/** The requested history; undefined when the user may not see the vehicle. For a user without a fleet it is empty. */
function scopeOf(world: World, user: User, vehicleId: number | undefined): HistoryScope | undefined {
  if (vehicleId === undefined) return { fleetId: user.fleet_id ?? NO_FLEET };
  const vehicle = world.vehicles.seenBy(user, vehicleId);
  return vehicle && { fleetId: vehicle.fleet_id, vehicleId };
}

const NO_FLEET = 0;
