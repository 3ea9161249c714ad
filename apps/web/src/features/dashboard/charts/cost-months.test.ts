import { expect, it } from 'vitest';
import { costRange, isUnderWay, monthAddress } from './cost-months.ts';

it.each([
  ['2026-03-16', 12, { start: '2025-04-01', end: '2026-03-31' }],
  ['2026-03-16', 3, { start: '2026-01-01', end: '2026-03-31' }],
  ['2024-02-29', 6, { start: '2023-09-01', end: '2024-02-29' }],
  ['2026-01-01', 3, { start: '2025-11-01', end: '2026-01-31' }],
  ['2026-03-16', 'year', { start: '2026-01-01', end: '2026-03-31' }],
  ['2026-12-31', 'year', { start: '2026-01-01', end: '2026-12-31' }],
] as const)('[API2-17] on %s, the period %s is %j', (today, period, range) =>
  expect(costRange(today, period)).toEqual(range),
);

it.each([
  ['2026-03', '2026-03-16', true],
  ['2026-03', '2026-03-01', true],
  ['2026-03', '2026-03-31', false],
  ['2026-02', '2026-03-16', false],
  ['2026-04', '2026-03-16', false],
  ['none', '2026-03-16', false],
] as const)('[ATN-10] %s is under way on %s: %j', (month, today, isSo) => expect(isUnderWay(month, today)).toBe(isSo));

it('[DSH-07] the bar of a month leads to the past services of that month', () => {
  expect(monthAddress('2025-11')).toBe('/services?tab=past&from=2025-11-01&to=2025-11-30');
});
