import { expect, it } from 'vitest';
import type { Order } from './services.queries.ts';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import { rowKeyOf, rowsDue, upcomingRows } from './upcoming-rows.ts';

type State = UpcomingItem['maintenance'][number]['recommendation_state'];

function item(vehicleId: number, type: UpcomingItem['type'], ...states: State[]): UpcomingItem {
  return {
    vehicle: {
      id: vehicleId,
      vehicle_name: 'Van',
      license_plate_number: null,
      other_id: null,
      is_active: true,
      vehicle_type_id: null,
    },
    type,
    interval_name: '60,000 mile service',
    last_maintenance_miles: null,
    miles: 59_900,
    kilometers: null,
    maintenance: states.map((recommendation_state, index) => ({
      id: index + 1,
      name: 'Oil change',
      position: null,
      positions: [],
      status: 'due',
      recommendation_state,
    })),
  };
}

const items = [
  item(1, 'past-due', 'Past Due', 'Past Due'),
  item(1, 'due-soon', 'Due Soon'),
  item(2, 'due-soon', 'Due Now', 'Due Soon'),
  item(3, 'past-due', 'Past Due'),
];

it('[STS-13] [SVC-05] a tile leaves its own rows, none leaves all', () => {
  const rows = upcomingRows(items, new Map(), []);
  const left = (['all', 'pastDue', 'dueSoon'] as const).map((due) => rowsDue(rows, due).map(rowKeyOf));
  expect(left[0]).toHaveLength(4);
  expect(left[1]).toEqual(['1 past-due', '3 past-due']);
  expect(left[2]).toEqual(['1 due-soon', '2 due-soon']);
});

it('[API2-35] a reminder that is put off stands on every row of its vehicle', () => {
  const rows = upcomingRows(items, new Map([[1, '2026-04-13']]), []);
  expect(rows.map(({ snoozedUntil }) => snoozedUntil)).toEqual(['2026-04-13', '2026-04-13', null, null]);
});

function order(vehicleId: number, ...names: string[]): Order {
  return {
    id: 70,
    status: 'active',
    vehicle: { id: vehicleId },
    order_services: names.map((name) => ({ name, position: null, status: 'active' })),
  } as Order;
}

it('[OPN2-50] every interval of a vehicle knows the active order that blocks it', () => {
  const rows = upcomingRows(items, new Map(), [order(1)]);
  expect(rows.map(({ vehicle }) => vehicle.active_order?.id)).toEqual([70, 70, undefined, undefined]);
});

it('what is in the vehicle’s order stays in the list and leaves those of the tiles', () => {
  const mixed = item(4, 'past-due', 'Past Due', 'Past Due');
  mixed.maintenance[1]!.name = 'Air filter';
  const orders = [order(1, 'Oil change'), { ...order(4, 'Oil change'), id: 71 }];
  const rows = upcomingRows([...items, mixed], new Map(), orders);
  expect(rowsDue(rows, 'all').map(rowKeyOf)).toEqual([...items, mixed].map(rowKeyOf));
  expect(rowsDue(rows, 'dueSoon').map(rowKeyOf)).toEqual(['2 due-soon']);
  const late = rowsDue(rows, 'pastDue');
  expect(late.map(rowKeyOf)).toEqual(['3 past-due', '4 past-due']);
  expect(late[1]!.maintenance.map(({ name }) => name)).toEqual(['Air filter']);
});

it('what is snoozed stays in the list and leaves those of the tiles', () => {
  const rows = upcomingRows(items, new Map([[1, '2026-04-13']]), []);
  expect(rowsDue(rows, 'all').map(rowKeyOf)).toEqual(items.map(rowKeyOf));
  expect(rowsDue(rows, 'pastDue').map(rowKeyOf)).toEqual(['3 past-due']);
  expect(rowsDue(rows, 'dueSoon').map(rowKeyOf)).toEqual(['2 due-soon']);
});
