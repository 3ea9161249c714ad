import { expect, it } from 'vitest';
import { isInOrder, snoozedOn, unattended } from './due-services.ts';
import type { DueItem, OpenOrder } from './due-services.ts';

const line = (name: string, position: string | null = null, status = 'approved') => ({ name, position, status });
const order = (vehicleId: number, status: string, ...order_services: ReturnType<typeof line>[]) => ({
  status,
  vehicle: { id: vehicleId },
  order_services,
});
const due = (name: string, position: string | null = null, status = 'due') => ({ name, position, status });
const item = (vehicleId: number, ...maintenance: ReturnType<typeof due>[]) => ({
  vehicle: { id: vehicleId },
  maintenance,
});

it.each([
  ['the same service', due('Oil change'), [line('Oil change')], true],
  ['another service', due('Oil change'), [line('Air filter')], false],
  ['the same position', due('Brake pads', 'Front'), [line('Brake pads', 'Front')], true],
  ['another position', due('Brake pads', 'Front'), [line('Brake pads', 'Rear')], false],
  ['a position that was not known before', due('Brake pads'), [line('Brake pads', 'Rear')], true],
  ['a rejected line', due('Oil change'), [line('Oil change', null, 'rejected')], false],
  ['a deleted line', due('Oil change'), [line('Oil change', null, 'deleted')], false],
  ['a line awaiting approval', due('Oil change'), [line('Oil change', null, 'awaiting_approval')], true],
  ['no lines', due('Oil change'), [], false],
])('is in the order: %s', (_, service, order_services, isIn) => {
  expect(isInOrder(service, { order_services })).toBe(isIn);
});

it('a vehicle without an order has its services in none', () => {
  expect(isInOrder(due('Oil change'), null)).toBe(false);
});

const namesLeft = (items: DueItem[], orders: OpenOrder[], snoozed: ReadonlyMap<number, string> = new Map()) =>
  unattended(items, orders, snoozed).map(({ vehicle, maintenance }) => [
    vehicle.id,
    ...maintenance.map(({ name }) => name),
  ]);

it('what a vehicle’s open order holds is seen to, other services and other vehicles are not', () => {
  const items = [item(1, due('Oil change'), due('Air filter')), item(2, due('Oil change')), item(3, due('Oil change'))];
  const orders = [order(1, 'awaiting_approval', line('Oil change')), order(3, 'active', line('Oil change'))];
  expect(namesLeft(items, orders)).toEqual([
    [1, 'Air filter'],
    [2, 'Oil change'],
  ]);
});

it.each(['cancel', 'complete', 'paid'])('an order that is not open sees to nothing: %s', (status) => {
  expect(namesLeft([item(1, due('Oil change'))], [order(1, status, line('Oil change'))])).toEqual([[1, 'Oil change']]);
});

it('[STS-11] what is done is not due', () => {
  expect(namesLeft([item(1, due('Oil change', null, 'complete'))], [])).toEqual([]);
});

it('what is due on a vehicle with snoozed reminders is seen to', () => {
  const items = [item(1, due('Oil change')), item(2, due('Oil change'))];
  expect(namesLeft(items, [], new Map([[1, '2026-04-13']]))).toEqual([[2, 'Oil change']]);
});

it.each([
  ['a later day', '2026-03-17', ['2026-03-17']],
  ['the same day', '2026-03-16', []],
  ['a day that has passed', '2026-03-15', []],
])('reminders are snoozed until %s', (_, reminder_date, until) => {
  expect([...snoozedOn('2026-03-16', [{ vehicle_id: 7, reminder_date }]).values()]).toEqual(until);
});
