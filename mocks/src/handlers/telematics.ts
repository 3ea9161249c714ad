import type { PathParams } from '@wayside/api-client';
import { Telematics } from '../world/vehicles/telematics.ts';
import type { Call, HandlersOf, Refusing } from './handler.ts';

export const telematics = {
  listSyncEvents: ({ user, world }) => (user.fleet_id == null ? [] : world.syncEvents.list(user.fleet_id)),

  createSyncEvent({ user, world, refusal }) {
    const outcome = user.fleet_id == null ? 'noDatabase' : world.syncEvents.create(user.fleet_id);
    if (typeof outcome === 'string') throw refusal(outcome);
    return outcome;
  },

  getBatteryLife: (call) => deviceOf(call).battery(),
  getEngineOil: (call) => deviceOf(call).engineOil(),
  getTirePressure: (call) => deviceOf(call).tires(),
  getFaultData: (call) => deviceOf(call).faults(),
} satisfies HandlersOf<'telematics'>;

type DeviceCall = { params: PathParams<'getFaultData'> } & Pick<Call<'getFaultData'>, 'user' | 'world'> &
  Refusing<'notFound' | 'noDevice'>;

function deviceOf({ params, user, world, need, refusal }: DeviceCall): Telematics {
  const vehicle = need(world.vehicles.seenBy(user, params.id));
  if (vehicle.geotab_device_id === null) throw refusal('noDevice');
  return new Telematics(world.base, vehicle.id);
}
