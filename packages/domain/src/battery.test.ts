import { expect, it } from 'vitest';
import { batteryHealth, batteryPercent } from './battery.ts';

it('[TEL-06] 0 at 10.5 V, 100 at 12.6 V, steps of ten between that never fall', () => {
  expect([9, 10.5, 12.6, 13].map(batteryPercent)).toEqual([0, 0, 100, 100]);
  const steps = Array.from({ length: 211 }, (_, index) => batteryPercent(10.5 + index / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect([...new Set(steps)]).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

it('[OPN2-40] nine equal bands, an edge belongs to the band below it', () => {
  expect(batteryPercent(10.51)).toBe(10);
  expect(batteryPercent(11.2)).toBe(30);
  expect(batteryPercent(11.21)).toBe(40);
  expect(batteryPercent(12.59)).toBe(90);
});

it('[TEL-07] labels follow the percent', () => {
  expect([0, 10, 30, 40].map(batteryHealth)).toEqual(['replace', 'charge', 'charge', 'good']);
});
