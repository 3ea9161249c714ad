import { describe, expect, it } from 'vitest';
import type { WorldShape } from '@wayside/scenarios';
import { vehicleText } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import type { User } from '../people/people.ts';
import { isRefusal } from '../seed/refusal.ts';
import { vehiclesCsv } from './vehicle-csv.ts';
import { World } from '../world.ts';

function worldOf(shape: WorldShape = {}, brand: 'default' | 'canada' | 'fuel-card' = 'default') {
  return new World({ brand, seed: 'test', shape, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
}
const userOf = (world: World, role: 'Owner' | 'FMC' = 'Owner'): User => world.users.byEmail(emailOf(role))!;
const origin = 'http://api.localhost:4000';
const first = OWN_FLEET_ID * 100_000 + 1;

describe('the generated vehicles', () => {
  it('[ENT2-01] miles, kilometers and the odometer as entered agree', () => {
    for (const brand of ['default', 'canada'] as const) {
      for (const vehicle of worldOf({}, brand).vehicles.in(OWN_FLEET_ID)) {
        expect(Math.abs(vehicle.miles! * 1.609344 - vehicle.kilometers!)).toBeLessThan(1);
        expect(vehicle.odometer_units).toBe(brand === 'canada' ? 'kilometers' : 'miles');
        expect(vehicle.odometer).toBe(brand === 'canada' ? vehicle.kilometers : vehicle.miles);
        expect(vehicle.license_plate_expiration === null).toBe(brand === 'canada');
      }
    }
  });

  it('[ENT2-01] VINs are valid and unique', () => {
    const vins = worldOf()
      .fleets.all()
      .flatMap(({ id }) => worldOf().vehicles.in(id))
      .flatMap(({ vin }) => vin ?? []);
    expect(vins.every((vin) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toBe(true);
    expect(new Set(vins).size).toBe(vins.length);
  });

  it.each(['default', 'canada', 'fuel-card'] as const)('names are unique within a fleet (%s)', (brand) => {
    const vehicles = worldOf({}, brand).vehicles.in(OWN_FLEET_ID);
    const names = vehicles.map((vehicle) => vehicleText(vehicle, String));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names[0]).toMatch(/^[A-Z]{2,3}-01 · \d{4} [A-Z]/);
    expect(vehicles.some(({ other_id }) => other_id === null)).toBe(true);
  });

  it('a fleet of the usual size shows every kind of vehicle', () => {
    const vehicles = worldOf().vehicles.in(OWN_FLEET_ID);
    expect(vehicles.filter(({ is_active }) => !is_active)).toHaveLength(2);
    expect(vehicles.filter(({ vehicle_type_id }) => vehicle_type_id === 10)).toHaveLength(1);
    expect(
      vehicles.filter(
        ({ vin, license_plate_number, license_plate_state }) =>
          vin === null && license_plate_number && license_plate_state,
      ),
    ).toHaveLength(3);
    expect(vehicles.some(({ geotab_device_id }) => geotab_device_id !== null)).toBe(true);
    expect(vehicles.some(({ fleetcor_enrolled }) => !fleetcor_enrolled)).toBe(true);
  });

  it('last maintenance is the latest of both histories', () => {
    const world = worldOf();
    const user = userOf(world);
    for (const vehicle of world.vehicles.in(OWN_FLEET_ID)) {
      const { maintenance_histories, manualMaintenanceHistories } = world.vehicles.detail(vehicle, user, origin);
      const days = [...maintenance_histories!, ...manualMaintenanceHistories!]
        .map(({ appointment_datetime }) => appointment_datetime.slice(0, 10))
        .toSorted();
      expect(vehicle.last_maintenance_date).toBe(days.at(-1) ?? null);
    }
  });

  it('lists ten thousand', () => {
    expect(worldOf({ vehicles: 10_000 }).vehicles.in(OWN_FLEET_ID)).toHaveLength(10_000);
  });
});

describe('lists', () => {
  it('[API2-05] search matches name, VIN, plate and other id', () => {
    const world = worldOf();
    const user = userOf(world);
    const { vin } = world.vehicles.get(first)!;
    expect(world.vehicles.list(user, { search: vin!.slice(4).toLowerCase() })!.map(({ id }) => id)).toEqual([first]);
    expect(world.vehicles.list(user, { search: 'nothing has this' })).toEqual([]);
  });

  it('[API2-05] only a management company can list another fleet or search all fleets', () => {
    const world = worldOf();
    expect(world.vehicles.list(userOf(world), { fleet_id: 6 })).toBeUndefined();
    expect(world.vehicles.list(userOf(world, 'FMC'), { fleet_id: 6 })!.every(({ fleet_id }) => fleet_id === 6)).toBe(
      true,
    );
    expect(world.vehicles.list(userOf(world, 'FMC'), { fleet_id: 7777 })).toBeUndefined();
    const search = { search: '00001', data_type: 'search' } as const;
    expect(
      new Set(world.vehicles.list(userOf(world, 'FMC'), search)!.map(({ fleet_id }) => fleet_id)).size,
    ).toBeGreaterThan(10);
    expect(new Set(world.vehicles.list(userOf(world), search)!.map(({ fleet_id }) => fleet_id))).toEqual(
      new Set([OWN_FLEET_ID]),
    );
  });

  it('vehicles of other fleets are hidden from people of the fleet', () => {
    const world = worldOf();
    expect(world.vehicles.seenBy(userOf(world), 600_001)).toBeUndefined();
    expect(world.vehicles.seenBy(userOf(world, 'FMC'), 600_001)?.fleet_id).toBe(6);
    expect(world.vehicles.list({ ...userOf(world), fleet_id: null })).toEqual([]);
  });

  it('[API2-07] nested lists are included only on request', () => {
    const world = worldOf();
    const user = userOf(world);
    const vehicle = world.vehicles.get(first)!;
    expect(vehicle).not.toHaveProperty('policies');
    const [listed, other] = world.vehicles.withActiveOrders([vehicle, world.vehicles.get(500_010)!], user);
    expect(listed).toEqual({ ...vehicle, active_order: world.orders.activeOf(first, user) });
    expect(other!.active_order).toBeNull();
    expect(
      world.vehicles.withActiveOrderIds([vehicle, world.vehicles.get(500_010)!]).map((one) => one.active_order_id),
    ).toEqual([world.orders.activeOf(first, user)!.id, null]);
    const full = world.vehicles.detail(vehicle, user, origin);
    expect(full.maintenance!.length).toBeGreaterThan(10);
    expect(full.glovebox_items!.length).toBeGreaterThan(2);
    expect(full.active_order?.vehicle.id).toBe(first);
  });

  it('[API2-16] the file has headings in the user’s language and distances in the country’s unit', () => {
    const world = worldOf({ vehicles: 1 }, 'canada');
    const [heading, line] = vehiclesCsv(world.vehicles.in(OWN_FLEET_ID), 'fr', 'CA').split('\r\n');
    expect(heading).toBe(
      '\uFEFFNIV,Année,Marque,Modèle,Plaque d’immatriculation,Province,Numéro d’unité,Division,Kilomètres,Actif',
    );
    expect(line!.endsWith(`${world.vehicles.get(first)!.kilometers},vrai`)).toBe(true);
    expect(vehiclesCsv([], 'en', 'US')).toBe(
      '\uFEFFVIN,Year,Make,Model,License plate,State,Other ID,Department,Miles,Active\r\n',
    );
  });
});

describe('saving', () => {
  it('[VEH-23] a VIN alone is looked up', () => {
    const world = worldOf();
    const before = world.vehicles.countIn(OWN_FLEET_ID);
    const created = world.vehicles.create(userOf(world), { vin: '1FTBW2CM8KKB54321' });
    expect(created).toMatchObject({
      year: 2019,
      make: 'Ford',
      model: 'Transit',
      motorMakeID: 54,
      motorModelID: 2710,
      vehicle_name: '2019 Ford Transit',
      fleet_id: 5,
    });
    expect(world.vehicles.countIn(OWN_FLEET_ID)).toBe(before + 1);
  });

  it('a unit number is not a name: the vehicle is named after its model', () => {
    const world = worldOf();
    const created = world.vehicles.create(userOf(world), { vin: '1FTBW2CM8KKB54322', other_id: 'VAN-88' });
    expect(created).toMatchObject({ other_id: 'VAN-88', vehicle_name: '2019 Ford Transit' });
  });

  it('[VEH-24] a VIN of an unknown manufacturer is not found', () => {
    const world = worldOf();
    expect(world.vehicles.create(userOf(world), { vin: 'ZZZBW2CM8KKB54321' })).toEqual({ refused: 'vinNotFound' });
  });

  it('[VEH-25] needs a VIN, or a plate with its state, and so does activation', () => {
    const world = worldOf();
    const user = userOf(world);
    const chosen = { year: 2021, motorMakeID: 54, motorModelID: 2710 };
    expect(world.vehicles.create(user, chosen)).toEqual({ refused: 'vinOrPlateMissing' });
    expect(world.vehicles.create(user, { ...chosen, license_plate_number: 'JKT4821' })).toEqual({
      refused: 'vinOrPlateMissing',
    });
    expect(
      world.vehicles.create(user, { ...chosen, license_plate_number: 'JKT4821', license_plate_state: 'OR' }),
    ).toMatchObject({
      make: 'Ford',
      model: 'Transit',
    });
    const unidentified = world.vehicles
      .in(OWN_FLEET_ID)
      .find(({ vin, license_plate_state }) => vin === null && license_plate_state === null)!;
    expect(unidentified.is_active).toBe(false);
    expect(world.vehicles.update(user, unidentified, { is_active: true })).toEqual({ refused: 'vinOrPlateMissing' });
    expect(world.vehicles.update(user, unidentified, { is_active: true, license_plate_state: 'OR' })).toMatchObject({
      is_active: true,
    });
  });

  it('no two vehicles of a fleet have the same VIN', () => {
    const world = worldOf();
    const user = userOf(world);
    const [one, two] = world.vehicles.in(OWN_FLEET_ID);
    expect(world.vehicles.update(user, two!, { vin: one!.vin })).toEqual({ refused: 'duplicateVin' });
    expect(isRefusal(world.vehicles.update(user, one!, { vin: one!.vin }))).toBe(false);
  });

  it('[API2-08] omitted keys are unchanged; an odometer sets both units', () => {
    const world = worldOf();
    const user = userOf(world);
    const vehicle = world.vehicles.get(first)!;
    world.vehicles.update(user, vehicle, { odometer: 160_000, odometer_units: 'kilometers', department_number: '9' });
    expect(world.vehicles.get(first)).toEqual({
      ...vehicle,
      miles: 99_419,
      kilometers: 160_000,
      odometer: 160_000,
      odometer_units: 'kilometers',
      department_number: '9',
    });
    expect(world.vehicles.update(user, vehicle, { odometer: 1_500_000, odometer_units: 'miles' })).toMatchObject({
      refused: 'invalid',
    });
  });

  it('[VEH-22] a new model clears submodel and engine, and mismatched ids are refused', () => {
    const world = worldOf();
    const user = userOf(world);
    const vehicle = world.vehicles.create(user, { vin: '1FTBW2CM8KKB54321' });
    if (isRefusal(vehicle)) throw new Error(vehicle.refused);
    expect(vehicle.motorEngineID).not.toBeNull();
    expect(world.vehicles.update(user, vehicle, { motorModelID: 2714 })).toMatchObject({
      model: 'F-150',
      sub_model: null,
      motorEngineID: null,
    });
    expect(world.vehicles.update(user, vehicle, { motorMakeID: 61 })).toMatchObject({ refused: 'invalid' });
  });

  it('[API2-09] [STS-15] deactivating keeps the history; deleting removes the vehicle unless an order is open', () => {
    const world = worldOf();
    const user = userOf(world);
    const histories = world.maintenance.orderedOf(first, user);
    expect(world.vehicles.deactivate(first)).toMatchObject({ is_active: false });
    expect(world.maintenance.orderedOf(first, user)).toEqual(histories);
    expect(world.vehicles.remove(first)).toBe('activeOrder');
    const naming = (id: number) =>
      world.policies.list(OWN_FLEET_ID).filter(({ vehicle_ids }) => vehicle_ids.includes(id)).length;
    const free = world.vehicles.in(OWN_FLEET_ID).find(({ id }) => !world.orders.activeOf(id) && naming(id) > 0)!;
    expect(world.vehicles.remove(free.id)).toBe('removed');
    expect(world.vehicles.get(free.id)).toBeUndefined();
    expect(naming(free.id)).toBe(0);
    expect(world.vehicles.idsIn(OWN_FLEET_ID)).not.toContain(free.id);
    expect(world.vehicles.remove(free.id)).toBe('notFound');
  });

  it('[STS-16] a new vehicle of the fuel-card brand is not enrolled at first', () => {
    const world = worldOf({}, 'fuel-card');
    const vehicle = world.vehicles.create(userOf(world), { vin: '1FTBW2CM8KKB54321' });
    if (isRefusal(vehicle)) throw new Error(vehicle.refused);
    expect(vehicle.fleetcor_enrolled).toBe(false);
    expect(world.vehicles.update(userOf(world), vehicle, { fleetcor_enrolled: true })).toMatchObject({
      fleetcor_enrolled: true,
    });
  });

  it('[API2-11] [TRF-08] vehicles move to another fleet, but not to their own', () => {
    const world = worldOf();
    const [one, two] = world.vehicles.idsIn(OWN_FLEET_ID) as [number, number];
    const before = world.vehicles.countIn(6);
    expect(world.vehicles.transfer({ vehicle_ids: [one, two], old_fleet_ids: [5], new_fleet_id: 6 })).toBe('moved');
    expect(world.vehicles.countIn(6)).toBe(before + 2);
    expect(world.vehicles.countIn(OWN_FLEET_ID)).toBe(22);
    expect(world.fleets.get(6)!.vehicles_total).toBe(before + 2);
    expect(world.vehicles.transfer({ vehicle_ids: [one], old_fleet_ids: [6], new_fleet_id: 6 })).toBe('sameFleet');
    expect(world.vehicles.transfer({ vehicle_ids: [], old_fleet_ids: [], new_fleet_id: 6 })).toBe('nothingSelected');
    expect(world.vehicles.transfer({ vehicle_ids: [one], old_fleet_ids: [6], new_fleet_id: 7777 })).toBe('notFound');
  });

  it('[CMP-06, VOR-05] policies and drivers stay behind: in its old fleet nothing names a vehicle that moved', () => {
    const world = worldOf();
    const namedBy = (id: number) => ({
      people: world.users.ofFleet(OWN_FLEET_ID).filter(({ vehicle_ids }) => vehicle_ids.includes(id)).length,
      policies: world.policies.list(OWN_FLEET_ID).filter(({ vehicle_ids }) => vehicle_ids.includes(id)).length,
    });
    const id = world.vehicles.idsIn(OWN_FLEET_ID).find((one) => namedBy(one).people > 0 && namedBy(one).policies > 0)!;
    const transfer = { vehicle_ids: [id], old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 6 };
    expect(world.vehicles.transfer({ ...transfer, new_fleet_id: 7777 })).toBe('notFound');
    expect(namedBy(id).people).toBeGreaterThan(0);
    expect(world.vehicles.transfer(transfer)).toBe('moved');
    expect(namedBy(id)).toEqual({ people: 0, policies: 0 });
    // The way back brings the vehicle, not what it had.
    expect(world.vehicles.transfer({ vehicle_ids: [id], old_fleet_ids: [6], new_fleet_id: OWN_FLEET_ID })).toBe(
      'moved',
    );
    expect(namedBy(id)).toEqual({ people: 0, policies: 0 });
  });

  it('[API2-11] all vehicles move, or none: one that is in none of the source fleets keeps the others where they are', () => {
    const world = worldOf();
    const [one, two] = world.vehicles.idsIn(OWN_FLEET_ID) as [number, number];
    expect(world.vehicles.transfer({ vehicle_ids: [one], old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 7 })).toBe(
      'moved',
    );
    const transfer = { vehicle_ids: [one, two], old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 6 };
    expect(world.vehicles.transfer(transfer)).toBe('vehicleElsewhere');
    expect(world.vehicles.get(one)!.fleet_id).not.toBe(OWN_FLEET_ID);
    expect(world.vehicles.get(two)!.fleet_id).toBe(OWN_FLEET_ID);
    expect(world.vehicles.transfer({ ...transfer, vehicle_ids: [two] })).toBe('moved');
  });
});
