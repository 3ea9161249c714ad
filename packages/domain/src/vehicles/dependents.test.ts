import { expect, it } from 'vitest';
import { clashesIn, dependsOnTransfer, dependsOnVehicles } from './dependents.ts';

const policy = { amount: 100, service_definition_ids: [], user_ids: [1], auto_approvable: false };
const facts = {
  orders: [
    { id: 70, status: 'awaiting_approval', vehicle: { id: 10 } },
    { id: 71, status: 'paid', vehicle: { id: 10 } },
    { id: 72, status: 'approved', vehicle: { id: 12 } },
  ],
  policies: [
    { ...policy, id: 1, all_vehicles: true, vehicle_ids: [] },
    { ...policy, id: 2, all_vehicles: false, vehicle_ids: [10] },
    { ...policy, id: 3, all_vehicles: false, vehicle_ids: [10, 12] },
    { ...policy, id: 4, all_vehicles: false, vehicle_ids: [12] },
  ],
  people: [
    { id: 1, roles: ['Owner'], is_active: true, vehicle_ids: [10, 11, 12] },
    { id: 3, roles: ['Driver'], is_active: false, vehicle_ids: [10] },
    { id: 2, roles: ['Driver'], is_active: true, vehicle_ids: [10] },
    { id: 4, roles: ['Conducteur'], is_active: true, vehicle_ids: [11] },
  ],
};
const ids = (items: readonly { id?: number }[]) => items.map(({ id }) => id);

it.each([
  [[10], { orders: [70], policies: [2, 3], emptied: [2], drivers: [2, 3] }],
  [[11], { orders: [], policies: [], emptied: [], drivers: [4] }],
  [[10, 12], { orders: [70, 72], policies: [2, 3, 4], emptied: [2, 3, 4], drivers: [2, 3] }],
  [[], { orders: [], policies: [], emptied: [], drivers: [] }],
])('[VOR-05] what depends on the vehicles %j', (vehicles, expected) => {
  const depends = dependsOnVehicles(
    vehicles.map((id) => ({ id })),
    facts,
  );
  expect({
    orders: ids(depends.orders),
    policies: ids(depends.policies),
    emptied: ids(depends.emptied),
    drivers: ids(depends.drivers),
  }).toEqual(expected);
});

it.each([
  ['of the fleet the reader knows', [[10, 5]], { orders: [70], policies: [2, 3], drivers: [2, 3], others: [] }],
  ['of another fleet', [[12, 6]], { orders: [72], policies: undefined, drivers: undefined, others: [12] }],
  [
    'of both',
    [
      [11, 5],
      [12, 6],
    ],
    { orders: [72], policies: [], drivers: [4], others: [12] },
  ],
])('[VOR-05] what a transfer of vehicles %s changes', (_, vehicles, expected) => {
  const moved = vehicles.map(([id, fleet_id]) => ({ id: id!, fleet_id: fleet_id! }));
  const known = { fleetId: 5, policies: facts.policies, people: facts.people };
  const depends = dependsOnTransfer(moved, { orders: facts.orders, target: { user_total: 3 }, known });
  expect({
    orders: ids(depends.orders),
    policies: depends.named && ids(depends.named.policies),
    drivers: depends.named && ids(depends.named.drivers),
    others: ids(depends.others),
  }).toEqual(expected);
  const nothing = dependsOnTransfer(moved, { orders: facts.orders, target: undefined, known: undefined });
  expect([nothing.named, nothing.others]).toEqual([undefined, moved]);
});

it('[VOR-05] nobody of a fleet without users approves an open order that comes along', () => {
  const isUnattended = (id: number, target: { user_total: number } | undefined) =>
    dependsOnTransfer([{ id, fleet_id: 5 }], { orders: facts.orders, target, known: undefined }).isUnattended;
  expect(isUnattended(10, { user_total: 0 })).toBe(true);
  expect(isUnattended(10, { user_total: 1 })).toBe(false);
  expect(isUnattended(10, undefined)).toBe(false);
  expect(isUnattended(11, { user_total: 0 })).toBe(false);
});

it('[VOR-05] a unit number or plate that the target fleet has already is a clash', () => {
  const van = { id: 1, other_id: 'VAN-01', license_plate_number: 'ABC 123' };
  const clash = (other: Partial<typeof van>) =>
    clashesIn([van], [{ id: 2, other_id: null, license_plate_number: null, ...other } as typeof van]).map(
      ({ by, other: { id } }) => [by, id],
    );
  expect(clash({ other_id: ' van-01' })).toEqual([['unit', 2]]);
  expect(clash({ license_plate_number: 'abc-123' })).toEqual([['plate', 2]]);
  expect(clash({ other_id: 'VAN-02', license_plate_number: 'XYZ' })).toEqual([]);
  expect(clash({ id: 1, other_id: 'VAN-01', license_plate_number: 'ABC 123' })).toEqual([]);
  const unnamed = { id: 3, other_id: null, license_plate_number: null };
  expect(clashesIn([unnamed], [{ ...unnamed, id: 4 }])).toEqual([]);
});
