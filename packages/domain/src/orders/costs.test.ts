import { describe, expect, it } from 'vitest';
import { COST_DIMENSIONS } from './cost-dimensions.ts';
import type { CostDimension } from './cost-dimensions.ts';
import { costOf, costsBy } from './costs.ts';
import type { CostLine, CostOrder } from './costs.ts';

const RANGE = { start: '2026-01-01', end: '2026-03-31' };

const line = (name: string, total: number | null, status = 'paid'): CostLine => ({ id: 1, name, status, total });

function order(id: number, more: Partial<CostOrder> = {}): CostOrder {
  return {
    id,
    appointment_datetime: '2026-02-10T15:00:00Z',
    total: 100,
    saving: 25,
    vehicle: { id: 500, department_number: '12' },
    shop: { id: 31 },
    order_services: [line('Oil change', 60), line('Tire rotation', 40)],
    ...more,
  };
}

/** Each group with its cost, its saving and its rows. */
const told = (by: CostDimension, ...orders: CostOrder[]): string[] =>
  costsBy(by, orders, RANGE).map(
    ({ key, cost, saving, rows }) =>
      `${key}: ${cost} ${saving ?? '-'} (${rows.map((row) => `${row.id}${row.isPriced ? '' : '?'}`).join(' ')})`,
  );

describe('[ATN-10] costs, in cents, the highest first', () => {
  it.each<[string, CostDimension, CostOrder[], string[]]>([
    [
      'by month: every month of the range, in order, by the day that is shown',
      'month',
      [order(1), order(2, { appointment_datetime: '2026-03-01T03:00:00Z' }), order(3, { appointment_datetime: null })],
      ['2026-01: 0 - ()', '2026-02: 20000 5000 (1 2)', '2026-03: 0 - ()', 'none: 10000 2500 (3)'],
    ],
    [
      'by month, of a date that cannot be read',
      'month',
      [order(1, { appointment_datetime: 'soon' })],
      ['2026-01: 0 - ()', '2026-02: 0 - ()', '2026-03: 0 - ()', 'none: 10000 2500 (1)'],
    ],
    [
      'by service: the lines; their savings are shared by price',
      'service',
      [order(1), order(2, { order_services: [line(' Oil change ', 100)] })],
      ['name.Oil change: 16000 4000 (1.0 2.0)', 'name.Tire rotation: 4000 1000 (1.1)'],
    ],
    [
      'a promotion is a line of its own, which saves what it takes off',
      'service',
      [order(1, { total: 90, saving: 35 })],
      [
        'name.Oil change: 6000 1500 (1.0)',
        'name.Tire rotation: 4000 1000 (1.1)',
        'promotion: -1000 1000 (1.promotion)',
      ],
    ],
    ['after promotions elsewhere', 'shop', [order(1, { total: 90, saving: 35 })], ['id.31: 9000 3500 (1)']],
    [
      'a promotion that takes off more than the order saves',
      'service',
      [order(1, { total: 80, saving: 5 })],
      ['name.Oil change: 6000 0 (1.0)', 'name.Tire rotation: 4000 0 (1.1)', 'promotion: -2000 500 (1.promotion)'],
    ],
    [
      'a total that is more than its lines',
      'service',
      [order(1, { total: 100.5, saving: null })],
      ['name.Oil change: 6000 - (1.0)', 'name.Tire rotation: 4000 - (1.1)', 'other: 50 - (1.other)'],
    ],
    [
      'declined and deleted lines cost nothing',
      'service',
      [
        order(1, {
          total: 60,
          order_services: [line('Oil change', 60), line('Tires', 400, 'rejected'), line('Tires', 9, 'deleted')],
        }),
      ],
      ['name.Oil change: 6000 2500 (1.0)'],
    ],
    [
      'an order of which everything was declined',
      'service',
      [order(1, { total: 0, saving: 0, order_services: [line('Tires', 400, 'rejected')] })],
      ['other: 0 0 (1.other)'],
    ],
    ['an order without lines', 'service', [order(1, { order_services: [] })], ['other: 10000 2500 (1.other)']],
    [
      'a line without a price',
      'service',
      [order(1, { total: 60, order_services: [line('Oil change', 60), line('Tires', null)] })],
      ['name.Oil change: 6000 2500 (1.0)', 'name.Tires: 0 0 (1.1?)'],
    ],
    [
      'lines that cost nothing',
      'service',
      [order(1, { total: 0, saving: 7, order_services: [line('Check', 0)] })],
      ['name.Check: 0 700 (1.0)'],
    ],
    [
      'an order without a price, nor do its lines have one',
      'service',
      [order(1, { total: null, saving: null })],
      ['name.Oil change: 0 - (1.0?)', 'name.Tire rotation: 0 - (1.1?)'],
    ],
    ['an order without a price', 'shop', [order(1, { total: null, saving: null })], ['id.31: 0 - (1?)']],
    [
      'a service without a name',
      'service',
      [order(1, { order_services: [line(' ', 100)] })],
      ['none: 10000 2500 (1.0)'],
    ],
    [
      'by shop: unknown, or known by name only',
      'shop',
      [
        order(1),
        order(2, { shop: null, total: 5 }),
        order(3, { shop: null, custom_shop_name: ' Corner Garage', total: 7.1 }),
        order(4, { shop: null, custom_shop_name: ' ', total: 1 }),
      ],
      ['id.31: 10000 2500 (1)', 'name.Corner Garage: 710 2500 (3)', 'none: 600 5000 (2 4)'],
    ],
    [
      'by vehicle, also one that was deleted: the order still knows it',
      'vehicle',
      [order(1), order(2, { vehicle: { id: 404, department_number: null }, total: 100.01 })],
      ['id.404: 10001 2500 (2)', 'id.500: 10000 2500 (1)'],
    ],
    [
      'by department: that of the vehicle, or none',
      'department',
      [
        order(1),
        order(2, { vehicle: { id: 404, department_number: null } }),
        order(3, { vehicle: { id: 5, department_number: ' 12' } }),
      ],
      ['name.12: 20000 5000 (1 3)', 'none: 10000 2500 (2)'],
    ],
    [
      'without a saving where the server gives none, and with those that it gives',
      'shop',
      [order(1, { saving: null }), order(2, { saving: 0.1 }), order(3, { saving: 0.2 })],
      ['id.31: 30000 30 (1 2 3)'],
    ],
    ['of amounts that cannot be read', 'shop', [order(1, { total: Number.NaN })], ['id.31: 0 2500 (1)']],
    ['of no orders', 'vehicle', [], []],
  ])('%s', (_, by, orders, expected) => expect(told(by, ...orders)).toEqual(expected));
});

/** Numbers below a limit that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function anyOrder(id: number, next: (below: number) => number): CostOrder {
  const amount = (): number | null => (next(8) === 0 ? null : next(99_999) / 100);
  const total = amount();
  const statuses = ['paid', 'complete', 'rejected', 'deleted'];
  return order(id, {
    appointment_datetime: next(9) === 0 ? null : `2026-0${1 + next(4)}-1${next(10)}T12:00:00Z`,
    total,
    saving: total === null ? null : amount(),
    vehicle: { id: 1 + next(5), department_number: next(3) === 0 ? null : `${next(3)}` },
    shop: next(4) === 0 ? null : { id: next(4) },
    order_services: Array.from({ length: next(5) }, () => line(`Service ${next(6)}`, amount(), statuses[next(4)])),
  });
}

it.each(COST_DIMENSIONS)('[ATN-10] groups by %s add up to the orders, and rows to their group, to the cent', (by) => {
  for (let seed = 1; seed <= 200; seed++) {
    const next = numbers(seed);
    const orders = Array.from({ length: next(30) }, (_, at) => anyOrder(at + 1, next));
    const groups = costsBy(by, orders, RANGE);
    expect(groups.reduce((all, { cost }) => all + cost, 0)).toBe(
      orders.reduce((all, { total }) => all + Math.round((total ?? 0) * 100), 0),
    );
    expect(groups.reduce((all, { saving }) => all + (saving ?? 0), 0)).toBe(
      orders.reduce((all, { saving }) => all + Math.round((saving ?? 0) * 100), 0),
    );
    for (const { rows, cost, saving } of groups) expect(costOf(rows)).toEqual({ cost, saving });
    const rows = groups.flatMap((group) => group.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.order.id)).size).toBe(orders.length);
  }
});
