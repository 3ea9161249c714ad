import { expect, it } from 'vitest';
import { activeOrders, awaitingOf, rangeOf } from './active-orders.ts';
import type { Order } from './order-text.ts';

function order(id: number, status: string, appointment_datetime: string | null = null): Order {
  return { id, status, appointment_datetime } as Order;
}
const ids = (...orders: Order[]) => activeOrders(orders).map(({ id }) => id);

it('[STS-03, DSH-10, DSH-11, DSH-12] lists the active states and what the server alone can name', () => {
  const listed = ['awaiting_approval', 'approved', 'initiated_by_user', 'initiated', 'active', 'in_transit'];
  const others = ['complete', 'paid', 'paid_in_shop', 'paid_deferred', 'cancel', 'walk_in'];
  const found = activeOrders([...listed, ...others].map((status, at) => order(at, status)));
  expect(found.map(({ status }) => status).toSorted()).toEqual(listed.toSorted());
});

it('[DSH-01] what waits for somebody stands first, then by appointment, those without one last', () => {
  expect(
    ids(
      order(1, 'active', '2026-03-10T10:00:00Z'),
      order(2, 'approved'),
      order(3, 'awaiting_approval', '2026-03-20T10:00:00Z'),
      order(4, 'initiated', '2026-03-09T10:00:00Z'),
      order(5, 'awaiting_approval', '2026-03-12T10:00:00Z'),
    ),
  ).toEqual([5, 3, 4, 1, 2]);
});

it('[DSH-02] counts what waits for approval', () => {
  const orders = [order(1, 'active'), order(2, 'awaiting_approval'), order(3, 'awaiting_approval')];
  expect(awaitingOf(orders).map(({ id }) => id)).toEqual([2, 3]);
});

it('[OPN2-73] the dates of a list cover the appointments of all its orders', () => {
  const orders = [
    order(1, 'active', '2026-03-10T15:00:00Z'),
    order(2, 'approved'),
    order(3, 'initiated', '2026-04-02T15:00:00Z'),
  ];
  expect(rangeOf(orders)).toEqual({ start: '2026-03-09', end: '2026-04-03' });
  expect(rangeOf([order(1, 'approved')])).toBeUndefined();
});
