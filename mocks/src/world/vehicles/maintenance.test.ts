import { describe, expect, it } from 'vitest';
import type { WorldShape } from '@wayside/scenarios';
import { snoozedOn, unattended } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { isRefusal } from '../seed/refusal.ts';
import { World } from '../world.ts';

function worldOf(shape: WorldShape = {}, brand: 'default' | 'canada' = 'default') {
  return new World({ brand, seed: 'test', shape, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
}
const ownerOf = (world: World) => world.users.byEmail(emailOf('Owner'))!;
const vehiclesOf = (world: World) => world.vehicles.in(OWN_FLEET_ID);
const FREE = 500_005;

/** Services past due as the tile counts them: from the rows and the open orders. */
function pastDueTile(world: World): number {
  const items = world.maintenance.intervals(vehiclesOf(world), 1, 'en');
  const snoozed = snoozedOn('2026-03-16', world.maintenance.snoozed(vehiclesOf(world)));
  const left = unattended(items, world.orders.activeIn(OWN_FLEET_ID, ownerOf(world)), snoozed);
  return left.filter(({ type }) => type === 'past-due').flatMap(({ maintenance }) => maintenance).length;
}

describe('upcoming maintenance', () => {
  it('a due service that is requested leaves the total of the fleet, as it leaves the tile, and stays a row', () => {
    const world = worldOf({ orders: 'none' });
    const rows = world.maintenance.intervals(vehiclesOf(world), 1, 'en');
    const { vehicle, maintenance } = rows.find(({ type }) => type === 'past-due')!;
    const before = world.maintenance.pastDueIn(OWN_FLEET_ID);
    expect(before).toBe(pastDueTile(world));
    const { id, name, position } = maintenance[0]!;
    world.orders.create(ownerOf(world), {
      vehicle_id: vehicle.id,
      shop_id: null,
      order_services: [{ id, name, position }],
      appointment_datetime: null,
    });
    expect(world.maintenance.pastDueIn(OWN_FLEET_ID)).toBe(before - 1);
    expect(pastDueTile(world)).toBe(before - 1);
    expect(world.maintenance.intervals(vehiclesOf(world), 1, 'en')).toEqual(rows);
  });

  it('what is due on a vehicle with snoozed reminders leaves the total of the fleet and stays a row', () => {
    const world = worldOf({ orders: 'none' });
    const rows = world.maintenance.intervals(vehiclesOf(world), 1, 'en');
    const { vehicle, maintenance } = rows.find(({ type }) => type === 'past-due')!;
    const before = world.maintenance.pastDueIn(OWN_FLEET_ID);
    world.maintenance.snooze(world.vehicles.get(vehicle.id)!, 4);
    expect(world.maintenance.pastDueIn(OWN_FLEET_ID)).toBe(before - maintenance.length);
    expect(pastDueTile(world)).toBe(before - maintenance.length);
    expect(world.maintenance.intervals(vehiclesOf(world), 1, 'en')).toEqual(rows);
  });

  it.each(['test', 'wayside', '1'])('the fleet’s total is what its rows and orders say: %s', (seed) => {
    const world = new World({ brand: 'default', seed, shape: {}, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
    expect(world.maintenance.pastDueIn(OWN_FLEET_ID)).toBe(pastDueTile(world));
  });

  it('[STS-12] [ENT2-11] past due comes first, then due soon or now', () => {
    const world = worldOf();
    const items = world.maintenance.intervals(vehiclesOf(world), 1, 'en');
    expect(items.map(({ type }) => type)).toEqual([
      'past-due',
      'past-due',
      'past-due',
      'due-soon',
      'due-soon',
      'due-soon',
      'due-soon',
    ]);
    const states = items.flatMap(({ type, maintenance }) =>
      maintenance.map(({ recommendation_state }) => [type, recommendation_state]),
    );
    expect(states.filter(([type]) => type === 'past-due').every(([, state]) => state === 'Past Due')).toBe(true);
    expect(new Set(states.filter(([type]) => type === 'due-soon').map(([, state]) => state))).toEqual(
      new Set(['Due Soon', 'Due Now']),
    );
  });

  it('[STS-11] contains exactly the services with status due', () => {
    const world = worldOf();
    const inList = world.maintenance
      .intervals(vehiclesOf(world), 1, 'en')
      .flatMap(({ vehicle, maintenance }) => maintenance.map(({ id }) => `${vehicle.id} ${id}`));
    const due = vehiclesOf(world)
      .filter(({ is_active }) => is_active)
      .flatMap((vehicle) =>
        world.maintenance
          .items(vehicle, 'en')
          .filter(({ status }) => status === 'due')
          .map(({ id }) => `${vehicle.id} ${id}`),
      );
    expect(inList.toSorted()).toEqual(due.toSorted());
  });

  it('[UPM-05] pages of fifty, ending with an empty one', () => {
    const world = worldOf({ vehicles: 400 });
    const pages = [1, 2, 3, 4].map((page) => world.maintenance.intervals(vehiclesOf(world), page, 'en').length);
    expect(pages.slice(0, 2)).toEqual([50, 50]);
    expect(pages[2]).toBeLessThan(50);
    expect(pages[3]).toBe(0);
  });

  it('[STS-17] names are in the user’s language, distances in the country’s unit', () => {
    const world = worldOf({}, 'canada');
    const name = (language: 'en' | 'fr') =>
      world.maintenance.intervals(vehiclesOf(world), 1, language)[0]!.interval_name;
    expect(name('en')).toMatch(/^[\d,]+ km service$/);
    expect(name('fr')).toMatch(/^Entretien des [\d\s]+ km$/);
  });

  it('a deactivated vehicle has nothing due', () => {
    const world = worldOf();
    const [item] = world.maintenance.intervals(vehiclesOf(world), 1, 'en');
    world.vehicles.deactivate(item!.vehicle.id);
    expect(
      world.maintenance.intervals(vehiclesOf(world), 1, 'en').some(({ vehicle }) => vehicle.id === item!.vehicle.id),
    ).toBe(false);
  });
});

describe('the schedule', () => {
  it('[API2-12] [ENT2-12] has pages of ten and ends with an empty one', () => {
    const world = worldOf();
    const vehicle = world.vehicles.get(FREE)!;
    const lengths = [1, 2, 3, 4].map((page) => world.maintenance.schedule(vehicle, page, 'en').length);
    expect(lengths.slice(0, 2)).toEqual([10, 10]);
    expect(lengths.at(-1)).toBe(0);
    expect(world.maintenance.schedule(vehicle, 1, 'en')[0]).toMatchObject({
      name: 'Oil change',
      interval: 7500,
      interval_kilometers: 12_070,
    });
  });

  it('[API2-13] a service marked done is no longer due, and due again when unmarked', () => {
    const world = worldOf();
    const vehicle = world.vehicles.get(500_007)!;
    const line = world.maintenance
      .schedule(vehicle, 1, 'en')
      .find(({ recommendation_state }) => recommendation_state === 'Past Due')!;
    expect(world.maintenance.vehicleOfLine(line.id)).toBe(vehicle);
    const due = world.maintenance.items(vehicle, 'en').filter(({ status }) => status === 'due').length;
    expect(world.maintenance.markCompleted(vehicle, line.id, true, 'en')).toMatchObject({
      is_completed: true,
      recommendation_state: null,
    });
    expect(world.maintenance.items(vehicle, 'en').filter(({ status }) => status === 'due')).toHaveLength(due - 1);
    expect(world.maintenance.items(vehicle, 'en').filter(({ status }) => status === 'complete')).toHaveLength(1);
    expect(world.maintenance.markCompleted(vehicle, line.id, false, 'en')).toEqual(line);
  });

  it('[API2-13] an unknown schedule line is not found', () => {
    expect(worldOf().maintenance.vehicleOfLine(49_999_999)).toBeUndefined();
  });
});

describe('histories', () => {
  const input = {
    vehicle_id: FREE,
    custom_shop_name: 'Harbor Tire and Lube',
    odometer: 41_200,
    date_of_completion: '2026-03-16',
    vehicle_services: [
      { service_definition_id: 101, name: 'Oil change', price: 64.99, odometer_units: 'miles' as const },
    ],
  };

  it('[API2-14] [ENT2-09] a new record is the vehicle’s newest and its last maintenance', () => {
    const world = worldOf();
    const vehicle = world.vehicles.get(FREE)!;
    const outcome = world.maintenance.enter(vehicle, input, 'en');
    expect(outcome).toMatchObject({
      maintenance_type: 'Manually Entered',
      status: 'complete',
      shop: null,
      total: 64.99,
      miles: 41_200,
      kilometers: 66_305,
    });
    expect(
      world.maintenance.manualPage({ fleetId: OWN_FLEET_ID, vehicleId: FREE }, {}, 1, 'en').manual_histories[0],
    ).toEqual(outcome);
    expect(world.vehicles.get(FREE)).toMatchObject({
      last_maintenance_date: '2026-03-16',
      last_maintenance_miles: 41_200,
    });
  });

  it('[API2-14] a due service that was done elsewhere is no longer due', () => {
    const world = worldOf();
    const vehicle = vehiclesOf(world).find((candidate) =>
      world.maintenance.items(candidate, 'en').some(({ id, status }) => id === 101 && status === 'due'),
    )!;
    world.maintenance.enter(vehicle, { ...input, vehicle_id: vehicle.id }, 'en');
    expect(world.maintenance.items(vehicle, 'en').find(({ id }) => id === 101)).toMatchObject({ status: 'complete' });
  });

  it('[MNH-05] [MNH-04] the date is in the past and a shop is named', () => {
    const world = worldOf();
    const vehicle = world.vehicles.get(FREE)!;
    expect(world.maintenance.enter(vehicle, { ...input, date_of_completion: '2026-03-17' }, 'en')).toEqual({
      refused: 'futureDate',
    });
    expect(world.maintenance.enter(vehicle, { ...input, custom_shop_name: ' ' }, 'en')).toEqual({
      refused: 'shopMissing',
    });
    expect(world.maintenance.enter(vehicle, { ...input, vehicle_id: 500_006 }, 'en')).toMatchObject({
      refused: 'invalid',
    });
  });

  it('[CON2-08] a line’s kilometers are stored as kilometers', () => {
    const world = worldOf({}, 'canada');
    const rows = input.vehicle_services.map((row) => ({ ...row, odometer_units: 'kilometers' as const }));
    const outcome = world.maintenance.enter(world.vehicles.get(FREE)!, { ...input, vehicle_services: rows }, 'fr');
    expect(outcome).toMatchObject({ miles: 25_600, order_services: [{ name: 'Vidange d’huile' }] });
  });

  it('[API2-33] both histories are newest first, ten per page, within the dates', () => {
    const world = worldOf();
    const user = ownerOf(world);
    const fleet = { fleetId: OWN_FLEET_ID };
    const all = world.maintenance.orderedPage(fleet, {}, 1, user);
    expect(all.maintenance_history).toHaveLength(10);
    const moments = all.maintenance_history.map(({ appointment_datetime }) => appointment_datetime);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const within = { start_date: '2026-01-01', end_date: '2026-01-31' };
    for (const record of world.maintenance.orderedPage(fleet, within, 1, user).maintenance_history)
      expect(record.appointment_datetime).toMatch(/^2026-01/);
    const { total_pages } = world.maintenance.manualPage(fleet, {}, 1, 'en');
    expect(world.maintenance.manualPage(fleet, {}, total_pages + 1, 'en').manual_histories).toEqual([]);
    expect(world.maintenance.manualPage(fleet, {}, total_pages, 'en').manual_histories.length).toBeGreaterThan(0);
  });

  it('no cost counts a record, neither when it is entered nor when it is deleted', () => {
    const world = worldOf();
    const costs = () => [
      world.orders.aggregate(OWN_FLEET_ID, '2026-01-01', '2026-03-31'),
      world.orders.summaryOf(OWN_FLEET_ID),
      world.vehicles.get(FREE)!.cost_per_mile,
    ];
    const before = costs();
    const outcome = world.maintenance.enter(world.vehicles.get(FREE)!, input, 'en');
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    expect(costs()).toEqual(before);
    world.maintenance.remove(outcome.id);
    expect(costs()).toEqual(before);
  });

  it('[API2-34] a deleted record is gone', () => {
    const world = worldOf();
    const outcome = world.maintenance.enter(world.vehicles.get(FREE)!, input, 'en');
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    expect(world.maintenance.remove(outcome.id)).toBe(true);
    expect(world.maintenance.manual.get(outcome.id)).toBeUndefined();
    expect(world.maintenance.remove(outcome.id)).toBe(false);
  });

  it('[API2-34] [VOR-11] without its record, a service that was marked as done and the last visit are as before', () => {
    const world = worldOf();
    const line = world.maintenance.schedule(world.vehicles.get(500_007)!, 1, 'en').find((one) => {
      return one.recommendation_state === 'Past Due';
    })!;
    const vehicle = () => world.vehicles.get(500_007)!;
    const before = [world.maintenance.schedule(vehicle(), 1, 'en'), vehicle()];
    const service = world.maintenance.items(vehicle(), 'en').find(({ name }) => name === line.name)!;
    const enter = (day: string) => {
      const row = { service_definition_id: service.id, name: service.name, odometer_units: 'miles' as const };
      const entry = { ...input, vehicle_id: 500_007, date_of_completion: day, vehicle_services: [row] };
      const outcome = world.maintenance.enter(vehicle(), entry, 'en');
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      return outcome.id;
    };
    world.maintenance.markCompleted(vehicle(), line.id, true, 'en');
    const ids = [enter('2026-03-15'), enter('2026-03-16')];
    world.maintenance.remove(ids[1]!);
    expect(vehicle().last_maintenance_date).toBe('2026-03-15');
    expect(world.maintenance.items(vehicle(), 'en').find(({ id }) => id === service.id)!.status).toBe('complete');
    world.maintenance.remove(ids[0]!);
    expect([world.maintenance.schedule(vehicle(), 1, 'en'), vehicle()]).toEqual(before);
  });

  it('a fleet without orders has no history at all', () => {
    const world = worldOf({ orders: 'none' });
    expect(world.maintenance.orderedPage({ fleetId: OWN_FLEET_ID }, {}, 1, ownerOf(world))).toEqual({
      maintenance_history: [],
      total_pages: 0,
    });
    expect(world.maintenance.manualPage({ fleetId: OWN_FLEET_ID }, {}, 1, 'en')).toEqual({
      manual_histories: [],
      total_pages: 0,
    });
    expect(world.vehicles.get(FREE)!.last_maintenance_date).toBeNull();
  });
});

describe('reminders and recalls', () => {
  it('[API2-35] [ENT2-13] a snooze is stored and replaces the one before', () => {
    const world = worldOf();
    expect(world.maintenance.snoozed(vehiclesOf(world))).toEqual([]);
    world.maintenance.snooze(world.vehicles.get(FREE)!, 1);
    expect(world.maintenance.snooze(world.vehicles.get(FREE)!, 4)).toEqual({
      vehicle_id: FREE,
      snoozValue: '4 weeks',
      reminder_date: '2026-04-13',
    });
    expect(world.maintenance.snoozed(vehiclesOf(world))).toEqual([
      { vehicle_id: FREE, snoozValue: '4 weeks', reminder_date: '2026-04-13' },
    ]);
  });

  it('[RCL-01] [ENT2-14] two vehicles have recalls, one and three, newest first', () => {
    const world = worldOf();
    const recalled = world.maintenance.recalls(vehiclesOf(world));
    expect(recalled.map(({ recalls }) => recalls.length)).toEqual([1, 3]);
    const days = recalled[1]!.recalls.map(({ report_received_at }) => report_received_at);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
