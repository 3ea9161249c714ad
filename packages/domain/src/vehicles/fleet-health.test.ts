import { expect, it } from 'vitest';
import { fleetHealth } from './fleet-health.ts';

const today = '2026-03-31';
const vehicle = (id: number, changes: object = {}) => ({
  id,
  vin: '1M8GDM9AXKP042788',
  license_plate_number: 'JKT4821',
  last_maintenance_date: '2026-01-05',
  department_number: '210',
  is_active: true,
  ...changes,
});
const people = [
  { roles: ['Driver'], is_active: true, vehicle_ids: [1] },
  { roles: ['Driver'], is_active: false, vehicle_ids: [2] },
  { roles: ['Owner'], is_active: true, vehicle_ids: [2] },
];

it.each([
  ['nothing', [vehicle(1)], []],
  ['a VIN', [vehicle(1, { vin: ' ' })], [['vin', 1]]],
  ['a plate', [vehicle(1, { license_plate_number: null })], [['plate', 1]]],
  ['any maintenance', [vehicle(1, { last_maintenance_date: null })], [['maintenance', 1]]],
  ['maintenance for more than a year', [vehicle(1, { last_maintenance_date: '2025-03-30' })], [['maintenance', 1]]],
  ['maintenance for a year', [vehicle(1, { last_maintenance_date: '2025-03-31' })], []],
  ['a department', [vehicle(1, { department_number: '' })], [['department', 1]]],
  ['an active driver', [vehicle(1), vehicle(2), vehicle(3)], [['driver', 2]]],
  ['nothing while it is not in use', [vehicle(1, { vin: null, is_active: false })], []],
] as const)('[UPL-07] a vehicle that lacks %s', (_what, vehicles, gaps) => {
  expect(fleetHealth(vehicles, { today, people }).map(({ gap, count }) => [gap, count])).toEqual(gaps);
});

it('[UPL-07] says nothing of drivers while the people are not known', () => {
  expect(fleetHealth([vehicle(2)], { today, people: undefined })).toEqual([]);
});
