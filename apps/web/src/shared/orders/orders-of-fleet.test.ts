import { expect, it } from 'vitest';
import { ordersOfFleet } from './orders-of-fleet.ts';

const order = (id: number, fleet_id: number) =>
  ({ id, vehicle: { fleet_id } }) as never as Parameters<typeof ordersOfFleet>[0][number];
function ids(fleetId: number | null | undefined) {
  return ordersOfFleet([order(1, 5), order(2, 6), order(3, 5)], fleetId).map(
    (one) => (one as never as { id: number }).id,
  );
}

it('[ROL2-09] a response for every fleet that the user sees is read as one about theirs', () => {
  expect(ids(5)).toEqual([1, 3]);
  expect(ids(7)).toEqual([]);
});

it('who is in no fleet sees all', () => {
  expect(ids(null)).toEqual([1, 2, 3]);
  expect(ids(undefined)).toEqual([1, 2, 3]);
});
