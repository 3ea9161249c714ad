import { expect, it } from 'vitest';
import { costPerDistance, odometerIn } from './vehicle-figures.ts';

const measured = { miles: 100, kilometers: 161, odometer: null, odometer_units: 'miles' } as const;

it('[CST2-01] the odometer is the server’s value in the wanted unit', () => {
  expect([odometerIn(measured, 'mi'), odometerIn(measured, 'km')]).toEqual([100, 161]);
});

it('[WRD-02] an odometer entered in the other unit is converted to a whole one; an unknown one stays unknown', () => {
  const entered = { miles: null, kilometers: null, odometer: 100, odometer_units: 'kilometers' } as const;
  expect(odometerIn(entered, 'km')).toBe(100);
  expect(odometerIn(entered, 'mi')).toBe(62);
  expect(odometerIn({ ...entered, odometer: 0 }, 'mi')).toBe(0);
  expect(odometerIn({ ...entered, odometer: null }, 'mi')).toBeNull();
  expect(odometerIn({ miles: 62, kilometers: null }, 'km')).toBe(100);
});

it('[VEH-12] a cost per kilometer is lower than the cost per mile', () => {
  expect(costPerDistance({ cost_per_mile: 0.5 }, 'mi')).toBe(0.5);
  expect(costPerDistance({ cost_per_mile: 0.5 }, 'km')).toBeCloseTo(0.3107, 4);
  expect(costPerDistance({ cost_per_mile: null }, 'km')).toBeNull();
});
