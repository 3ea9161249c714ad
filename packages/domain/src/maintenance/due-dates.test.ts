import { expect, it } from 'vitest';
import { dueDatesOf, isDueOn } from './due-dates.ts';
import type { ScheduleLine } from './due-dates.ts';

const done = (day: string, miles: number, name: string) => ({
  appointment_datetime: `${day}T12:00:00Z`,
  miles,
  kilometers: null,
  order_services: [{ name, position: null, status: 'complete' }],
});
const facts = {
  // 100 miles a day
  records: [done('2025-12-01', 40_000, 'Oil change'), done('2026-03-01', 49_000, 'Tire rotation')],
  vehicle: { miles: 50_000, kilometers: null, odometer: 50_000, odometer_units: 'miles' as const },
  today: '2026-03-16',
  unit: 'mi' as const,
};
const planned = (id: number, of: Partial<ScheduleLine>): ScheduleLine => ({
  id,
  name: 'Oil change',
  estimated_maintenance_date: null,
  interval: null,
  interval_kilometers: null,
  ...of,
});

const found = (...lines: ScheduleLine[]) =>
  dueDatesOf(lines, facts).map(({ line, earliest, latest, isForecast }) => [line.id, earliest, latest, isForecast]);

it.each([
  [
    'the server’s date',
    planned(1, { estimated_maintenance_date: '2026-04-02', interval: 5_000 }),
    ['2026-04-02', '2026-04-02', false],
  ],
  [
    'a date that has passed',
    planned(1, { estimated_maintenance_date: '2026-02-01' }),
    ['2026-02-01', '2026-02-01', false],
  ],
  ['a forecast', planned(1, { interval: 12_000 }), ['2026-03-31', '2026-03-31', true]],
  ['a forecast that has passed is today', planned(1, { interval: 5_000 }), ['2026-03-16', '2026-03-16', true]],
  ['never done', planned(1, { name: 'Brake pads', interval: 5_000 }), undefined],
  ['no date and no interval', planned(1, {}), undefined],
  ['no day of the calendar', planned(1, { estimated_maintenance_date: '2026-02-30' }), undefined],
  ['done already', planned(1, { estimated_maintenance_date: '2026-04-02', is_completed: true }), undefined],
])('[ATN-08] when a service is due: %s', (_, line, due) => {
  expect(found(line)).toEqual(due ? [[1, ...due]] : []);
});

it('[ATN-08] the earliest first', () => {
  const later = planned(1, { estimated_maintenance_date: '2026-05-01' });
  const sooner = planned(2, { estimated_maintenance_date: '2026-04-02' });
  expect(found(later, planned(3, { interval: 12_000 }), sooner).map(([id]) => id)).toEqual([3, 2, 1]);
});

it.each([
  ['2026-03-29', false],
  ['2026-03-30', true],
  ['2026-04-01', true],
  ['2026-04-02', true],
  ['2026-04-03', false],
])('[ATN-08] due between 03-30 and 04-02: %s is %s', (day, is) => {
  expect(isDueOn({ earliest: '2026-03-30', latest: '2026-04-02' }, day)).toBe(is);
});
