import { expect, test } from 'vitest';
import { personOf, worldOf } from '../world.fixture.ts';
import type { World } from '../world.ts';
import { OWN_FLEET_ID } from './fleet-source.ts';

const vehicleId = (number: number) => OWN_FLEET_ID * 100_000 + number;
const fmc = (world: World) => personOf(world, 'fmc');
const free = (world: World) =>
  world.vehicles.in(OWN_FLEET_ID).find(({ id }) => world.orders.activeOf(id) === undefined)!;
const due = (world: World) =>
  world.vehicles.in(OWN_FLEET_ID).find(({ id, is_active }) => is_active && pastDue(world, id).length > 0)!;
function pastDue(world: World, id: number) {
  return world.maintenance
    .schedule(world.vehicles.get(id)!, 1, 'en')
    .filter(({ recommendation_state, is_completed }) => recommendation_state === 'Past Due' && !is_completed);
}

/** Whatever changes a total of a fleet; each is made twice in a row. */
const CHANGES: Record<string, (world: World, time: number) => unknown> = {
  'a vehicle is added': (world, time) =>
    world.vehicles.create(fmc(world), {
      fleet_id: OWN_FLEET_ID,
      vin: `1FTBW2CM8KKA0000${time}`,
      year: 2020,
      make: 'Ford',
      model: 'Transit',
    }),
  'a vehicle is deactivated': (world) => world.vehicles.deactivate(due(world).id),
  'a vehicle is removed': (world) => world.vehicles.remove(free(world).id),
  'a vehicle is transferred': (world, time) =>
    world.vehicles.transfer({ vehicle_ids: [vehicleId(time)], old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 6 }),
  'an order is canceled in the fleet that its vehicle moved to': (world, time) => {
    const vehicle_ids = [vehicleId(13), vehicleId(1)];
    if (time === 1) world.vehicles.transfer({ vehicle_ids, old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 6 });
    const id = vehicle_ids[time - 1]! * 10;
    return world.orders.update(fmc(world), id, { id, status: 'cancel' });
  },
  'an order is canceled': (world, time) => {
    const id = vehicleId(time === 1 ? 1 : 13) * 10;
    return world.orders.update(personOf(world, 'owner'), id, { id, status: 'cancel' });
  },
  'a service is marked as done': (world) => {
    const vehicle = due(world);
    return world.maintenance.markCompleted(vehicle, pastDue(world, vehicle.id)[0]!.id, true, 'en');
  },
  'a fleet is renamed': (world, time) => world.fleets.update(OWN_FLEET_ID, { name: `Fleet ${time}` }),
  'a fleet is created': (world, time) => world.fleets.create({ name: `New ${time}`, fleet_payment_type: 'bill_to' }),
  'a fleet is removed': (world, time) => world.fleets.remove(time + 1),
};

test.each(Object.entries(CHANGES))('the list of fleets is right after every change: %s', (_, change) => {
  const [early, late] = [worldOf({ shape: { fleets: 12 } }), worldOf({ shape: { fleets: 12 } })];
  const initial = early.fleets.page({});
  let before = initial;
  for (const time of [1, 2]) {
    for (const world of [early, late]) expect(change(world, time)).not.toHaveProperty('refused');
    const after = early.fleets.page({});
    expect(after).not.toEqual(before);
    before = after;
  }
  // The other world was not asked before, so it kept nothing.
  expect(before).toEqual(late.fleets.page({}));
  for (const { id, vehicles_total } of before.fleets) expect(vehicles_total).toBe(early.vehicles.in(id).length);
  expect(worldOf({ shape: { fleets: 12 } }).fleets.page({})).toEqual(initial);
});

test('the list of fleets is worked out once until something changes', () => {
  const world = worldOf();
  expect(world.fleets.page({ page: 2 })).toBe(worldOf().fleets.page({ page: 2 }));
  world.fleets.update(OWN_FLEET_ID, { rep: 'Noor Haddad' });
  const changed = world.fleets.page({ page: 2 });
  expect(world.fleets.page({ page: 2 })).toBe(changed);
  expect(world.fleets.page({ query: 'noor' }).fleets).toMatchObject([{ id: OWN_FLEET_ID }]);
});
