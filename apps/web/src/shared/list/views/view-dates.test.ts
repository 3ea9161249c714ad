import { expect, it } from 'vitest';
import { presetIn, withDays, withPreset } from './view-dates.ts';

const of = (text: string): URLSearchParams => new URLSearchParams(text);

it.each([
  ['last month', 'sort=a&from=2026-02-16&to=2026-03-16', 'sort=a&dates=1', 'sort=a&from=2026-04-01&to=2026-05-01'],
  ['last 3 months', 'from=2025-12-16&to=2026-03-16', 'dates=3', 'from=2026-02-01&to=2026-05-01'],
  ['last 12 months', 'from=2025-03-16&to=2026-03-16', 'dates=12', 'from=2025-05-01&to=2026-05-01'],
  ['this year', 'from=2026-01-01&to=2026-03-16', 'dates=year', 'from=2026-01-01&to=2026-05-01'],
  ['days that are no preset', 'from=2026-02-10&to=2026-02-20', 'from=2026-02-10&to=2026-02-20', undefined],
  ['a first day alone', 'from=2026-02-16', 'from=2026-02-16', undefined],
  ['no days', 'sort=a', 'sort=a', undefined],
])('[ATN-09] a view of %s keeps its preset, and on a later day has the days of that day', (_, now, kept, later) => {
  expect(withPreset(of(now), '2026-03-16').toString()).toBe(kept);
  // Kept again, it is the same.
  expect(withPreset(of(kept), '2026-05-01').toString()).toBe(kept);
  expect(withDays(of(kept), '2026-05-01').toString()).toBe(later ?? now);
});

it('[ATN-09] a preset that is none is left out', () => {
  expect(presetIn(of('dates=7'), '2026-03-16')).toBeUndefined();
  expect(withDays(of('dates=7&sort=a'), '2026-03-16').toString()).toBe('sort=a');
  expect(withPreset(of('dates=7&sort=a'), '2026-03-16').toString()).toBe('sort=a');
});
