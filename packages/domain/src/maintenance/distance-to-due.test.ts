import { expect, it } from 'vitest';
import { distanceToDue, lastDoneOf } from './distance-to-due.ts';
import type { HeldServices, PlannedService } from './distance-to-due.ts';

const held = (day: string, miles: number | null, name = 'Oil change', status = 'complete'): HeldServices => ({
  appointment_datetime: `${day}T12:00:00Z`,
  miles,
  kilometers: miles === null ? null : Math.round(miles * 1.609344),
  order_services: [{ name, position: null, status }],
});
const records = [
  held('2026-02-01', 49_500, 'Oil change', 'approved'),
  held('2026-01-01', 49_000, 'Oil change', 'rejected'),
  held('2025-12-01', 48_000, 'Tire rotation'),
  held('2025-06-01', 41_000),
  held('2025-09-01', 44_000),
];
const oil = { name: 'Oil change' };
const planned: PlannedService = {
  estimated_maintenance_date: '2026-03-30',
  interval: 7_500,
  interval_kilometers: 12_070,
};
const vehicle = { miles: 50_000, kilometers: 80_467, odometer: 50_000, odometer_units: 'miles' as const };
const known = { planned, records, vehicle, today: '2026-03-16', unit: 'mi' as const };

it.each([
  ['the latest visit that held it, not the latest visit', oil, '2025-09-01T12:00:00Z'],
  ['another service', { name: 'Tire rotation' }, '2025-12-01T12:00:00Z'],
  ['never', { name: 'Brake pads' }, undefined],
])('[VOR-10] last done: %s', (_, service, at) => {
  expect(lastDoneOf(service, records)?.appointment_datetime).toBe(at);
});

it('[VOR-10] a service done at another position was not done at this one', () => {
  const rear = held('2026-02-01', 49_500, 'Brake pads');
  const records = [{ ...rear, order_services: [{ name: 'Brake pads', position: 'Rear', status: 'complete' }] }];
  expect(lastDoneOf({ name: 'Brake pads', position: 'Front' }, records)).toBeUndefined();
  expect(lastDoneOf({ name: 'Brake pads', position: 'Rear' }, records)).toBe(records[0]);
});

const on = (day: string | null): PlannedService => ({ ...planned, estimated_maintenance_date: day });

it.each([
  ['later', on('2026-03-30'), 14],
  ['past', on('2026-02-27'), -17],
  ['today', on('2026-03-16'), 0],
  ['over the change of the clocks', on('2026-11-16'), 245],
  ['a schedule without a date', on(null), undefined],
  ['no day of the calendar', on('2026-02-30'), undefined],
  ['a schedule that is not loaded', undefined, undefined],
])('[VOR-10] days to the estimated date: %s', (_, line, days) => {
  expect(distanceToDue(oil, { ...known, planned: line }).days).toBe(days);
});

it.each([
  ['the last reading and the interval', {}, { left: 1_500, last: 44_000, interval: 7_500 }],
  ['in kilometers', { unit: 'km' as const }, { left: 2_414, last: 70_811, interval: 12_070 }],
  ['overdue', { vehicle: { ...vehicle, miles: 52_700 } }, { left: -1_200, last: 44_000, interval: 7_500 }],
  ['a history that never held the service', { records: records.slice(0, 2) }, undefined],
  ['a history without readings', { records: [held('2026-02-01', null), ...records] }, undefined],
  ['no interval', { planned: { ...planned, interval: null } }, undefined],
  ['no schedule', { planned: undefined }, undefined],
  ['no odometer', { vehicle: { ...vehicle, miles: null, kilometers: null, odometer: null } }, undefined],
  ['an odometer below the last reading', { vehicle: { ...vehicle, miles: 43_000 } }, undefined],
])('[VOR-10] distance: %s', (_, facts, driven) => {
  const away = distanceToDue(oil, { ...known, ...facts });
  expect(away.driven).toEqual(driven);
});

it.each([
  ['the server gives a date', planned, records, undefined],
  ['the service is not due by distance', { ...on(null), interval: null }, records, undefined],
  ['the schedule is not loaded', undefined, records, undefined],
  ['never done', on(null), records.slice(1, 3), null],
  ['one reading', on(null), records.slice(4), null],
  ['readings of all visits', on(null), records, { earliest: '2026-03-18', latest: '2026-05-28', readings: 5 }],
])('[ATN-07] forecast: %s', (_, line, held, forecast) => {
  const found = distanceToDue(oil, { ...known, planned: line, records: held }).forecast;
  if (forecast) expect(found).toMatchObject(forecast);
  else expect(found).toBe(forecast);
});
