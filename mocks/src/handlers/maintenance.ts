import type { HistoryScope } from '../world/vehicles/maintenance.ts';
import { isRefusal } from '../world/seed/refusal.ts';
import type { User } from '../world/people/people.ts';
import type { Vehicle } from '../world/vehicles/vehicle-source.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const maintenance = {
  listVehicleServices({ params, query, user, world, fail }) {
    const vehicle = world.vehicles.seenBy(user, params.id);
    return vehicle ? world.maintenance.schedule(vehicle, query.page ?? 1, user.language) : fail('notFound');
  },

  markServiceCompleted({ body, user, world, fail }) {
    const vehicle = world.maintenance.vehicleOfLine(body.service_id);
    if (!vehicle || !world.vehicles.seenBy(user, vehicle.id)) return fail('notFound');
    return world.maintenance.markCompleted(vehicle, body.service_id, body.is_completed, user.language);
  },

  createMaintenanceHistory({ params, body, user, world, fail, reply }) {
    const vehicle = world.vehicles.seenBy(user, params.id);
    if (!vehicle) return fail('notFound');
    const outcome = world.maintenance.enter(vehicle, body, user.language);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },

  listIntervals({ query, user, world, fail }) {
    const vehicles = chosen(world, user, query['vehicle_ids[]']);
    return vehicles ? world.maintenance.intervals(vehicles, query.page ?? 1, user.language) : fail('notFound');
  },

  listManualHistories({ query, user, world, fail }) {
    const scope = scopeOf(world, user, query.vehicle_id);
    return scope ? world.maintenance.manualPage(scope, query, query.pageMMH ?? 1, user.language) : fail('notFound');
  },

  deleteManualHistory({ params, user, world, fail, reply }) {
    const record = world.maintenance.manual.get(params.id);
    if (!record || !world.vehicles.seenBy(user, record.vehicle_id)) return fail('notFound');
    world.maintenance.manual.remove(params.id);
    return world.base.shape.history === 'deletedByAnother' ? fail('notFound') : reply(204, undefined);
  },

  listMaintenanceHistory({ query, user, world, fail }) {
    const scope = scopeOf(world, user, query.vehicle_id);
    return scope ? world.maintenance.orderedPage(scope, query, query.pageMH ?? 1, user) : fail('notFound');
  },

  snoozeReminder({ params, body, user, world, fail }) {
    if (!world.vehicles.seenBy(user, params.id)) return fail('notFound');
    return body.vehicle_id === params.id
      ? world.maintenance.snooze(params.id, body.value)
      : fail('invalid', ['The vehicle does not match the address']);
  },

  listSnoozedReminders({ query, user, world, fail }) {
    const vehicles = chosen(world, user, query['vehicle_ids[]']);
    return vehicles ? world.maintenance.snoozed(vehicles) : fail('notFound');
  },

  listRecalls({ query, user, world, fail }) {
    const vehicles = chosen(world, user, query['vehicle_ids[]']);
    return vehicles ? world.maintenance.recalls(vehicles) : fail('notFound');
  },
} satisfies Handlers;

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
