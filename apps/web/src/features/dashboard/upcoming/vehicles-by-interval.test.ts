import { expect, it } from 'vitest';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import type { DashboardVehicle } from '../dashboard.queries.ts';
import { vehiclesByInterval } from './vehicles-by-interval.ts';

function vehicle(id: number, since: number | null = 100, more: Partial<DashboardVehicle> = {}): DashboardVehicle {
  return {
    id,
    vehicle_name: `VAN-${id}`,
    vin: null,
    year: null,
    make: null,
    model: null,
    license_plate_number: null,
    other_id: null,
    miles: 50_000,
    kilometers: null,
    cost_per_mile: null,
    last_maintenance_miles: since === null ? null : 50_000 - since,
    is_active: true,
    fleetcor_enrolled: true,
    fleet_id: 5,
    vehicle_type_id: 1,
    active_order: null,
    ...more,
  };
}

function item(id: number, state: 'Past Due' | 'Due Now' | 'Due Soon'): UpcomingItem {
  return {
    vehicle: {
      id,
      vehicle_name: null,
      license_plate_number: null,
      other_id: null,
      is_active: true,
      vehicle_type_id: 1,
    },
    type: state === 'Past Due' ? 'past-due' : 'due-soon',
    interval_name: `${id}`,
    last_maintenance_miles: null,
    miles: null,
    kilometers: null,
    maintenance: [
      { id: 1, name: 'Oil change', position: null, positions: [], status: 'due', recommendation_state: state },
    ],
  };
}

function ids(vehicles: DashboardVehicle[], items: UpcomingItem[] = []) {
  return vehiclesByInterval(vehicles, items).map(({ vehicle: { id } }) => id);
}

it('[DSH-06] orders by interval, whatever the order of the response', () => {
  const vehicles = [vehicle(1), vehicle(2), vehicle(3), vehicle(4)];
  expect(ids(vehicles, [item(4, 'Due Soon'), item(1, 'Due Now'), item(3, 'Past Due')])).toEqual([3, 1, 4, 2]);
});

it('[DSH-06] of one urgency, the order is that of the intervals; without any, the longest since its last maintenance comes first, unknown last', () => {
  const vehicles = [vehicle(1, 200), vehicle(2, null), vehicle(3, 4000), vehicle(4, 900)];
  expect(ids(vehicles)).toEqual([3, 4, 1, 2]);
  expect(ids(vehicles, [item(1, 'Past Due'), item(4, 'Past Due')])).toEqual([1, 4, 3, 2]);
  expect(ids(vehicles, [item(4, 'Past Due'), item(1, 'Past Due')])).toEqual([4, 1, 3, 2]);
});

it('[DSH-06] a vehicle with two intervals stands once, by the more urgent one', () => {
  const [first] = vehiclesByInterval([vehicle(1), vehicle(2)], [item(2, 'Due Soon'), item(2, 'Past Due')]);
  expect(first).toMatchObject({ vehicle: { id: 2 }, item: { type: 'past-due' } });
  expect(ids([vehicle(1), vehicle(2)], [item(2, 'Due Soon'), item(2, 'Past Due')])).toEqual([2, 1]);
});

it.each([
  [8, 5],
  [5, 5],
  [3, 3],
  [0, 0],
])('[CST2-15] of %i vehicles it names %i', (given, shown) => {
  expect(ids(Array.from({ length: given }, (_, at) => vehicle(at + 1)))).toHaveLength(shown);
});

it('[DSH-06] vehicles out of service need no maintenance', () => {
  expect(ids([vehicle(1, 100, { is_active: false }), vehicle(2)])).toEqual([2]);
});
