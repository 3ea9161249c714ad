import { Telematics } from '../world/vehicles/telematics.ts';
import type { User } from '../world/people/people.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const telematics = {
  listSyncEvents: ({ user, world }) => (user.fleet_id == null ? [] : world.syncEvents.list(user.fleet_id)),

  createSyncEvent({ user, world, fail, reply }) {
    const outcome = user.fleet_id == null ? 'noDatabase' : world.syncEvents.create(user.fleet_id);
    return typeof outcome === 'string' ? fail(outcome) : reply(201, outcome);
  },

  getBatteryLife({ params, user, world, fail }) {
    const device = deviceOf(world, user, params.id);
    return typeof device === 'string' ? fail(device) : device.battery();
  },

  getEngineOil({ params, user, world, fail }) {
    const device = deviceOf(world, user, params.id);
    return typeof device === 'string' ? fail(device) : device.engineOil();
  },

  getTirePressure({ params, user, world, fail }) {
    const device = deviceOf(world, user, params.id);
    return typeof device === 'string' ? fail(device) : device.tires();
  },

  getFaultData({ params, user, world, fail }) {
    const device = deviceOf(world, user, params.id);
    return typeof device === 'string' ? fail(device) : device.faults();
  },
} satisfies Handlers;

function deviceOf(world: World, user: User, vehicleId: number): Telematics | 'notFound' | 'noDevice' {
  const vehicle = world.vehicles.seenBy(user, vehicleId);
  if (!vehicle) return 'notFound';
  return vehicle.geotab_device_id === null ? 'noDevice' : new Telematics(world.base, vehicle.id);
}
