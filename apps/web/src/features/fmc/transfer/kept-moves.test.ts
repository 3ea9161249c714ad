import { expect, it } from 'vitest';
import { storedTransfer, moveOf } from './kept-moves.ts';

const VAN = { id: 11, fleet_id: 5, other_id: 'VAN-11', vehicle_name: '2020 Nissan NV200', vin: null };

it('brings back moves, what was sent, and what can be undone', () => {
  const transfer = { vehicles: [VAN], destination: 8 };
  expect(storedTransfer({ moves: [VAN], sent: transfer, done: transfer })).toEqual({
    moves: [VAN],
    sent: transfer,
    done: transfer,
  });
});

it.each([
  ['nothing', undefined],
  ['an older shape', { moves: { 11: 8 }, sent: 'yes', done: { vehicles: VAN } }],
  ['vehicles without a fleet', { moves: [{ ...VAN, fleet_id: null }, null, 7] }],
  ['a name that is no text', { moves: [{ ...VAN, other_id: { toString: 1 } }] }],
  ['no vehicle', { sent: { vehicles: [], destination: 8 } }],
  ['no destination', { done: { vehicles: [VAN], destination: -1 } }],
])('drops what it cannot use: %s', (_what, values) => {
  expect(storedTransfer(values)).toEqual({ moves: [] });
});

it('keeps of a vehicle what names it', () => {
  const vehicle = { ...VAN, odometer: 48_000, policies: [] };
  expect(Object.keys(moveOf(vehicle)).toSorted()).toEqual(
    [
      'department_number',
      'fleet_id',
      'id',
      'license_plate_number',
      'name_of_vehicle',
      'other_id',
      'vehicle_name',
      'vin',
    ].toSorted(),
  );
});
