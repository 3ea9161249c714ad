import { describe, expect, it } from 'vitest';
import { instantOf } from '../locale/dates.ts';
import { appointmentsByDay } from './appointments.ts';

const order = (id: number, appointment_datetime: string | null) => ({ id, appointment_datetime });

function daysOf(moments: readonly (string | null)[], zone?: string): Record<string, number[]> {
  const { days } = appointmentsByDay(
    moments.map((moment, at) => order(at + 1, moment)),
    zone,
  );
  return Object.fromEntries([...days].map(([day, orders]) => [day, orders.map(({ id }) => id)]));
}

describe('[ATN-08] appointments by day, in the zone of CST2-07', () => {
  it.each<[string, (string | null)[], Record<string, number[]>]>([
    ['none', [], {}],
    [
      'the last minute of a day and the first of the next',
      ['2026-03-17T04:59:00Z', '2026-03-17T05:00:00Z'],
      {
        '2026-03-16': [1],
        '2026-03-17': [2],
      },
    ],
    ['the last day of a year', ['2026-01-01T03:00:00Z'], { '2025-12-31': [1] }],
    ['another offset', ['2026-03-16T22:30:00-07:00'], { '2026-03-17': [1] }],
    [
      'a time without a zone is one of the zone',
      ['2026-03-16T23:30', '2026-03-17T04:00:00Z'],
      { '2026-03-16': [2, 1] },
    ],
    [
      'morning to evening, then by number',
      ['2026-03-16T20:00:00Z', '2026-03-16T14:00:00Z', '2026-03-16T20:00:00Z'],
      {
        '2026-03-16': [2, 1, 3],
      },
    ],
    ['days in order', ['2026-03-18T15:00:00Z', '2026-03-02T15:00:00Z'], { '2026-03-02': [2], '2026-03-18': [1] }],
    // Clocks change in New York at these instants; the zone of CST2-07 has no summer time.
    [
      'the day on which clocks go forward',
      ['2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z', '2026-03-09T04:59:00Z'],
      {
        '2026-03-07': [1],
        '2026-03-08': [2, 3],
      },
    ],
    [
      'the day on which clocks go back',
      ['2026-11-01T05:00:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'],
      {
        '2026-11-01': [1, 2],
        '2026-11-02': [3],
      },
    ],
  ])('%s', (_, moments, days) => {
    expect(daysOf(moments)).toEqual(days);
    expect(Object.keys(daysOf(moments))).toEqual(Object.keys(days).toSorted());
  });

  it.each<[string, string[], Record<string, number[]>]>([
    [
      'forward: a day of 23 hours',
      ['2026-03-08T05:00:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'],
      {
        '2026-03-08': [1, 2],
        '2026-03-09': [3],
      },
    ],
    [
      'back: a day of 25 hours',
      ['2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'],
      {
        '2026-11-01': [1, 2],
        '2026-11-02': [3],
      },
    ],
  ])('in a zone whose clocks change, %s', (_, moments, days) => {
    expect(daysOf(moments, 'America/New_York')).toEqual(days);
  });

  it('keeps apart what has no appointment, or one that nobody can read', () => {
    const orders = [
      order(1, null),
      order(2, '2026-02-30T10:00:00Z'),
      order(3, 'soon'),
      order(4, '2026-03-16T15:00:00Z'),
    ];
    const { days, without } = appointmentsByDay(orders);
    expect([...days.keys()]).toEqual(['2026-03-16']);
    expect(without.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

it.each([
  ['an instant', '2026-03-16T15:30:00Z', undefined, '2026-03-16T15:30:00.000Z'],
  ['with an offset', '2026-03-16T15:30:00+02:00', undefined, '2026-03-16T13:30:00.000Z'],
  ['a wall-clock time', '2026-03-16T10:30', undefined, '2026-03-16T15:30:00.000Z'],
  ['on the day on which clocks change', '2026-03-08T02:30', undefined, '2026-03-08T07:30:00.000Z'],
  ['in a zone before the change', '2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['in a zone after the change', '2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['none', null, undefined, undefined],
  ['no time of day', '2026-03-16T25:00:00Z', undefined, undefined],
])('[CST2-07, ATN-08] the instant of %s', (_, moment, zone, instant) => {
  expect(instantOf(moment, zone)?.toISOString()).toBe(instant);
});
