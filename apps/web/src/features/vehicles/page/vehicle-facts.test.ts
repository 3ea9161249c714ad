// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { van } from '../vehicle.fixture.ts';
import type { Vehicle } from './vehicle.queries.ts';
import { besideName, nextServiceOf, pastOf, recommendedOf } from './vehicle-facts.ts';

const vehicle = { ...van, year: 2021, license_plate_number: 'JKT4821', license_plate_state: 'OR' };

it.each([
  ['VAN-07 · 2021 Ford Transit', '350 HD · 3.5L V6 · JKT4821 · OR'],
  ['2021 Ford Transit · JKT4821', '350 HD · 3.5L V6'],
  ['VAN-07 · North van', '2021 Ford Transit 350 HD · 3.5L V6 · JKT4821 · OR'],
])('below the name %s, nothing is said twice', (name, line) => {
  expect(besideName({ ...vehicle, sub_model: '350 HD', engine: '3.5L V6' }, name)).toBe(line);
});

const record = (id: number, day: string, maintenance_type: string) => ({
  id,
  vehicle_id: 1,
  appointment_datetime: `${day}T12:00:00Z`,
  status: 'complete' as const,
  shop: null,
  custom_shop_name: null,
  order_services: [],
  maintenance_type,
  miles: null,
  kilometers: null,
  total: null,
  po_number: null,
  customer_comments: null,
});

it('[STS-06] what was entered by hand stands among the orders, the latest first', () => {
  const past = pastOf({
    ...vehicle,
    maintenance_histories: [record(1, '2026-01-01', 'Wayside'), record(2, '2025-06-01', 'Wayside')],
    manualMaintenanceHistories: [record(3, '2025-12-01', 'Manually Entered')],
  });
  expect(past.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(pastOf(vehicle)).toEqual([]);
});

type Item = NonNullable<Vehicle['maintenance']>[number];
function service(id: number, name: string, recommendation_state: Item['recommendation_state']): Item {
  return { id, name, position: null, positions: [], status: 'due', recommendation_state };
}

it('[UPM-04] recommended is what is due, the most urgent first', () => {
  const maintenance = [
    service(1, 'Wiper blades', 'Due Soon'),
    service(2, 'Oil change', 'Past Due'),
    service(3, 'Brake pads', null),
    service(4, 'Tire rotation', 'Due Now'),
    { ...service(5, 'Air filter', 'Past Due'), status: 'complete' },
  ] satisfies Item[];
  expect(recommendedOf({ maintenance }).map(({ id }) => id)).toEqual([2, 4, 1]);
  expect(recommendedOf({})).toEqual([]);
  expect(recommendedOf({ maintenance, is_active: false })).toEqual([]);
});

it('[VOR-02, ATN-07] next is the soonest of past due, due and forecast, as the tab counts it', () => {
  const interval = {
    vehicle,
    type: 'past-due',
    interval_name: '71,000 mile service',
    maintenance: [service(1, 'Oil change', 'Past Due')],
  } as never;
  const planned = (name: string, estimated_maintenance_date: string | null) =>
    ({
      id: 1,
      name,
      estimated_maintenance_date,
      interval: null,
      interval_kilometers: null,
      is_completed: false,
    }) as never;
  const schedule = [planned('Brakes', '2026-06-01'), planned('Air filter', '2026-04-02'), planned('Old', '2026-01-01')];
  const of = (about: Partial<Vehicle>, intervals: never[] = []) =>
    nextServiceOf({ ...vehicle, ...about }, { intervals, schedule, today: '2026-03-16' });
  const dueSoon = { maintenance: [service(2, 'Tire rotation', 'Due Soon')] };
  expect(of(dueSoon, [interval])).toMatchObject({ service: { name: 'Oil change' }, state: 'pastDue' });
  expect(of(dueSoon)).toMatchObject({ service: { name: 'Tire rotation' }, state: 'dueSoon' });
  expect(of({})).toMatchObject({ service: { name: 'Air filter' }, day: '2026-04-02' });
  const order = {
    id: 9,
    status: 'awaiting_approval',
    order_services: [{ name: 'Oil change', status: 'awaiting_approval' }],
  };
  expect(of({ active_order: order as never }, [interval])).toBe('booked');
  expect(of({ is_active: false }, [interval])).toBeUndefined();
});
