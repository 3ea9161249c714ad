import { describe, expect, it } from 'vitest';
import { aboutDays, nextDueOf } from './next-due.ts';
import type { NextDueFacts } from './next-due.ts';

const line = (name: string, day: string | null, is_completed = false) => ({
  name,
  estimated_maintenance_date: day,
  is_completed,
});

const FACTS: NextDueFacts = {
  today: '2026-03-31',
  vehicles: [{ id: 1 }, { id: 2 }, { id: 9, is_active: false }],
  shown: undefined,
  schedules: new Map(),
  snoozed: new Map(),
};

describe('[ATN-03] what comes next', () => {
  it.each<[what: string, facts: Partial<NextDueFacts>, next: object | undefined]>([
    ['nothing that is known', {}, undefined],
    [
      'the earliest service that is to come',
      {
        schedules: new Map([
          [1, [line('Late', '2026-03-30'), line('Today', '2026-03-31'), line('Tires', '2026-05-01'), line('?', null)]],
          [2, [line('Done', '2026-04-01', true), line('Oil change', '2026-04-20')]],
          [9, [line('Parked', '2026-04-02')]],
        ]),
      },
      { vehicle: { id: 2 }, service: 'Oil change', days: 20 },
    ],
    [
      'of the vehicles that are shown',
      {
        shown: new Set([1]),
        schedules: new Map([
          [1, [line('Tires', '2026-05-01')]],
          [2, [line('Oil change', '2026-04-20')]],
        ]),
      },
      { vehicle: { id: 1 }, service: 'Tires', days: 31 },
    ],
    [
      'reminders that come back earlier',
      { schedules: new Map([[1, [line('Tires', '2026-05-01')]]]), snoozed: new Map([[2, '2026-04-13']]) },
      { vehicle: { id: 2 }, service: undefined, days: 13 },
    ],
  ])('%s', (_, facts, next) => {
    expect(nextDueOf({ ...FACTS, ...facts })).toEqual(next);
  });

  it.each([
    [1, 'days', 1],
    [14, 'days', 14],
    [15, 'weeks', 2],
    [20, 'weeks', 3],
    [59, 'weeks', 8],
    [60, 'months', 2],
    [170, 'months', 6],
  ])('%d days are %s: %d', (days, unit, count) => {
    expect(aboutDays(days)).toEqual({ unit, count });
  });
});
