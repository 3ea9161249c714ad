import { expect, it } from 'vitest';
import { dayOf } from './dates.ts';
import { activityRange, addMonths, appointmentWindow, dayInDefaultZone, defaultZone, monthsTo } from './days.ts';

it('[CST2-17] [OPN2-54] from a month before today, a month long, never starting on the 2nd', () => {
  expect(activityRange('2026-03-15')).toEqual({ start: '2026-02-15', end: '2026-03-15' });
  expect(activityRange('2026-03-02')).toEqual({ start: '2026-02-01', end: '2026-03-02' });
  expect(activityRange('2026-03-31')).toEqual({ start: '2026-02-28', end: '2026-03-28' });
});

it('[CST2-17] starts a day after the given date, even on the 2nd', () => {
  expect(activityRange('2026-03-15', '2026-01-09')).toEqual({ start: '2026-01-10', end: '2026-02-10' });
  expect(activityRange('2026-03-15', '2026-01-01')).toEqual({ start: '2026-01-01', end: '2026-02-02' });
});

it('a number of months up to a date', () => {
  expect(monthsTo('2026-03-16', 3)).toEqual({ start: '2025-12-16', end: '2026-03-16' });
  expect(monthsTo('2026-03-31', 1)).toEqual({ start: '2026-02-28', end: '2026-03-31' });
});

it('[SRQ-13] appointments run from today to 30 days ahead', () => {
  expect(appointmentWindow('2026-01-15')).toEqual({ start: '2026-01-15', end: '2026-02-14' });
});

it('months of different length, and across the year', () => {
  expect([addMonths('2024-01-31', 1), addMonths('2025-12-15', 1), addMonths('2026-01-15', -13)]).toEqual([
    '2024-02-29',
    '2026-01-15',
    '2024-12-15',
  ]);
});

it('the day in the default zone is the one that the time zone database gives', () => {
  for (const moment of ['2026-01-01T04:59:59Z', '2026-01-01T05:00:00Z', '2026-07-31T23:00:00-05:00'])
    expect(dayInDefaultZone(new Date(moment))).toBe(dayOf(new Date(moment), defaultZone));
});
