import { expect, it } from 'vitest';
import { batteryGauge, batteryHealth, batteryPercent } from './battery.ts';

it('[TEL-06] 0 at 10.5 V, 100 at 12.6 V, monotonic steps of ten between', () => {
  expect([9, 10.5, 12.6, 13].map(batteryPercent)).toEqual([0, 0, 100, 100]);
  const steps = Array.from({ length: 211 }, (_, index) => batteryPercent(10.5 + index / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect([...new Set(steps)]).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

it('[OPN2-40] nine equal bands; an edge belongs to the band below it', () => {
  expect(batteryPercent(10.51)).toBe(10);
  expect(batteryPercent(11.2)).toBe(30);
  expect(batteryPercent(11.21)).toBe(40);
  expect(batteryPercent(12.59)).toBe(90);
});

it('[TEL-07] labels follow the percent', () => {
  expect([0, 10, 30, 40].map(batteryHealth)).toEqual(['replace', 'charge', 'charge', 'good']);
});

it('[TEL-06, TEL-07, OPN2-40] every tenth of a volt from 10.0 to 13.0 has its percent and label', () => {
  const readings = Array.from({ length: 31 }, (_, step) => (100 + step) / 10).map((volts) => {
    const percent = batteryPercent(volts);
    return `${volts.toFixed(1)} ${percent} ${batteryHealth(percent)}`;
  });
  expect(readings).toEqual([
    ...['10.0', '10.1', '10.2', '10.3', '10.4', '10.5'].map((volts) => `${volts} 0 replace`),
    ...['10.6', '10.7'].map((volts) => `${volts} 10 charge`),
    ...['10.8', '10.9'].map((volts) => `${volts} 20 charge`),
    ...['11.0', '11.1', '11.2'].map((volts) => `${volts} 30 charge`),
    ...['11.3', '11.4'].map((volts) => `${volts} 40 good`),
    ...['11.5', '11.6'].map((volts) => `${volts} 50 good`),
    ...['11.7', '11.8', '11.9'].map((volts) => `${volts} 60 good`),
    ...['12.0', '12.1'].map((volts) => `${volts} 70 good`),
    ...['12.2', '12.3'].map((volts) => `${volts} 80 good`),
    ...['12.4', '12.5'].map((volts) => `${volts} 90 good`),
    ...['12.6', '12.7', '12.8', '12.9', '13.0'].map((volts) => `${volts} 100 good`),
  ]);
});

it('[TEL-08, CON2-12] the battery gauge has three levels, with the arcs as they are given', () => {
  expect(batteryGauge.levels).toBe(3);
  expect(batteryGauge.arcs).toEqual([0.2, 0.3, 1]);
});
