import { expect, it } from 'vitest';
import { batteryShape, oilShape } from './readings.ts';

it('[TEL-05, TEL-08, CON2-12] the battery gauge has three levels and the arcs as given, filled by percent', () => {
  expect(batteryShape(12.7)).toEqual({ value: 1, levels: 3, arcs: [0.2, 0.3, 1], tone: 'success', health: 'good' });
});

it.each([
  [10.5, 0, 'replace', 'critical'],
  [10.6, 0.1, 'charge', 'attention'],
  [11.2, 0.3, 'charge', 'attention'],
  [11.3, 0.4, 'good', 'success'],
])('[TEL-06, TEL-07] %s V fill %s of it: %s', (volts, value, health, tone) => {
  expect(batteryShape(volts)).toMatchObject({ value, health, tone });
});

it('[TEL-04] the oil gauge has a thousand levels', () => {
  expect(oilShape(42)).toEqual({ value: 0.42, levels: 1000 });
});
