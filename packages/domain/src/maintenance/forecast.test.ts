import { expect, it } from 'vitest';
import { daysBetween } from '../locale/days-between.ts';
import { forecastOf } from './forecast.ts';
import type { DatedReading } from './forecast.ts';

/** Readings as `day odometer`. */
const read = (...lines: string[]): DatedReading[] =>
  lines.map((line) => {
    const [day = '', odometer] = line.split(' ');
    return { day, odometer: Number(odometer) };
  });
/** Days from the last reading to the earliest and the latest day. */
function daysOf(readings: DatedReading[], dueAt: number, today = '2026-01-01'): [number, number] | undefined {
  const forecast = forecastOf(readings, dueAt, today);
  const last = readings
    .map(({ day }) => day)
    .toSorted()
    .at(-1)!;
  return forecast && [daysBetween(last, forecast.earliest), daysBetween(last, forecast.latest)];
}

const EVEN = read('2026-01-10 11525', '2026-02-19 16125', '2026-04-15 22450');

it.each([
  ['115 mi a day, done at 22,450, every 5,000', EVEN, 27_450, [43, 44]],
  ['in any order', EVEN.toReversed(), 27_450, [43, 44]],
  [
    'uneven readings: a wider range',
    read('2026-01-10 10000', '2026-02-19 16125', '2026-04-15 22450'),
    27_450,
    [32, 44],
  ],
  ['30 days apart', read('2026-01-01 1000', '2026-01-31 4000'), 10_000, [60, 60]],
  [
    'readings close to each other belong together',
    read('2026-01-01 1000', '2026-01-02 1900', '2026-01-31 4000'),
    10_000,
    [60, 60],
  ],
  [
    'what is left at the end belongs to the last',
    read('2026-01-01 1000', '2026-01-31 4000', '2026-02-10 5000'),
    10_000,
    [50, 50],
  ],
  [
    'a reading that goes back is left out',
    read('2026-01-01 1000', '2026-01-20 9', '2026-01-31 4000'),
    10_000,
    [60, 60],
  ],
  ['a month of standing still', read('2026-01-01 1000', '2026-01-31 4000', '2026-03-02 4000'), 10_000, [60, 240]],
  ['a month on the road', read('2026-01-01 1000', '2026-03-02 1600', '2026-04-01 7000'), 10_000, [22, 90]],
  ['already driven', read('2026-01-01 1000', '2026-01-31 4000'), 3_000, [-10, -10]],
] as const)('[ATN-07] %s', (_, readings, dueAt, days) => {
  expect(daysOf([...readings], dueAt)).toEqual(days);
});

it.each([
  ['none', []],
  ['one', read('2026-01-01 1000')],
  ['29 days apart', read('2026-01-01 1000', '2026-01-30 4000')],
  ['standing still', read('2026-01-01 1000', '2026-06-30 1000')],
  ['only one that can be read', read('2026-01-01 1000', '2026-02-30 4000', '2026-05-01 x')],
])('[ATN-07] no forecast from readings: %s', (_, readings) => {
  expect(forecastOf(readings, 10_000, '2026-01-01')).toBeUndefined();
});

it('[ATN-07] says what it is computed from, and no day before today', () => {
  const readings = read('2026-01-10 10000', '2026-02-19 16125', '2026-04-15 22450');
  expect(forecastOf(readings, 27_450, '2026-05-20')).toEqual({
    earliest: '2026-05-20',
    latest: '2026-05-29',
    readings: 3,
    slowest: 115,
    fastest: 153,
  });
});
