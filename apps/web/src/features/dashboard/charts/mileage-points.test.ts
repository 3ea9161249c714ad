import { expect, it } from 'vitest';
import type { DashboardVehicle } from '../dashboard.queries.ts';
import { cents, costliest, mileagePoints, thousands } from './mileage-points.ts';

function vehicle(more: Partial<DashboardVehicle>): DashboardVehicle {
  return {
    id: 1,
    vehicle_name: 'VAN-01',
    vin: null,
    year: null,
    make: null,
    model: null,
    license_plate_number: null,
    other_id: null,
    miles: 12_000,
    kilometers: 19_312,
    cost_per_mile: 0.15,
    last_maintenance_miles: null,
    is_active: true,
    fleetcor_enrolled: true,
    fleet_id: 5,
    vehicle_type_id: 1,
    active_order: null,
    ...more,
  };
}

it('[DSH-16] 12,000 miles at 0.15 stand at 12 thousand and 15 cents', () => {
  const [point] = mileagePoints([vehicle({})], 'US');
  expect(thousands(point!.distance)).toBe(12);
  expect(cents(point!.cost)).toBe(15);
});

it('[DSH-16, BRD-13] in Canada the axes are thousands of kilometres and cents of a kilometre', () => {
  const [point] = mileagePoints([vehicle({})], 'CA');
  expect(thousands(point!.distance)).toBe(19.312);
  expect(cents(point!.cost)).toBe(9.3);
  expect(mileagePoints([vehicle({ kilometers: null })], 'CA')[0]!.distance).toBeCloseTo(19_312, 0);
});

it('[DSH-05] a point for each vehicle whose odometer and cost are known', () => {
  const vehicles = [
    vehicle({}),
    vehicle({ cost_per_mile: null }),
    vehicle({ miles: null, kilometers: null }),
    vehicle({ cost_per_mile: 0 }),
  ];
  expect(mileagePoints(vehicles, 'US')).toHaveLength(2);
});

it('the costliest come first, and of very many only those', () => {
  const points = mileagePoints(
    [vehicle({ id: 1 }), vehicle({ id: 2, cost_per_mile: 0.3 }), vehicle({ id: 3, cost_per_mile: 0.2 })],
    'US',
  );
  expect(costliest(points, 2).map(({ vehicle: { id } }) => id)).toEqual([2, 3]);
});
