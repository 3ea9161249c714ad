import { expect, test } from 'vitest';
import type { WorldShape } from '@wayside/scenarios';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const ID = (OWN_FLEET_ID * 100_000 + 1) * 10;
const LOAD = { price_as_approvals_logic: true };

function opened(duringReview: NonNullable<WorldShape['duringReview']>) {
  const world = worldOf({ shape: { duringReview } });
  const owner = personOf(world, 'owner');
  const read = () => world.orders.preview(owner, ID, LOAD);
  return { world, owner, read, first: read() };
}

test('an order that was never opened does not change, and an opened one changes only once', () => {
  const { world, owner, read, first } = opened('pricesChange');
  expect(first).toMatchObject({ status: 'awaiting_approval' });
  const second = read();
  expect(second).not.toEqual(first);
  expect(read()).toEqual(second);
  const other = ID + 60;
  expect(world.orders.update(owner, other, { id: other, status: 'approved' })).toMatchObject({ status: 'approved', approver: owner.name });
});

test('the first open line and the total go up', () => {
  const { first, read } = opened('pricesChange');
  const [before, after] = [first, read()] as unknown as { total: number; order_services: { price: number }[] }[];
  expect(after!.order_services[0]!.price).toBeCloseTo(before!.order_services[0]!.price * 1.2, 1);
  expect(after!.order_services.slice(1).map(({ price }) => price)).toEqual(before!.order_services.slice(1).map(({ price }) => price));
  expect(after!.total).toBeGreaterThan(before!.total);
});

test('[APR-10] a colleague approves: a later decision is refused, and the history says who approved', () => {
  const { world, owner } = opened('approvedByAnother');
  expect(world.orders.update(owner, ID, { id: ID, status: 'approved' })).toEqual({ refused: 'alreadyApproved' });
  expect(world.orders.get(ID, owner)).toMatchObject({ status: 'approved', approver: 'Ben Ortiz' });
  expect(world.orders.activity(owner, ID)!.at(-1)).toMatchObject({ activity_type: 'approved', acting_user: 'Ben Ortiz' });
});

test('[APR-10] a colleague approves at the same time: reading the order again does not show it, deciding does', () => {
  const { world, owner, read } = opened('approvedAtTheSameTime');
  expect(read()).toMatchObject({ status: 'awaiting_approval' });
  expect(world.orders.update(owner, ID, { id: ID, status: 'approved' })).toEqual({ refused: 'alreadyApproved' });
  expect(read()).toMatchObject({ status: 'approved', approver: 'Ben Ortiz' });
});

test('a colleague cancels', () => {
  const { read } = opened('canceledByAnother');
  expect(read()).toMatchObject({ status: 'cancel', can_approve: false, can_cancel: false });
});

test('[OPN2-43] a fleet without stored methods cannot approve; a card can have expired', () => {
  const without = worldOf({ shape: { paymentMethods: 'none' } });
  expect(without.orders.get(ID + 120, personOf(without, 'owner'))).toMatchObject({
    can_approve: false,
    not_approvable_reasons: ['no_payment_method'],
    braintree_payment_methods: [],
  });
  const expired = worldOf({ shape: { paymentMethods: 'expired' } });
  expect(expired.paymentMethods.list(OWN_FLEET_ID)[0]).toMatchObject({ is_default: true, expiration_date: '01/2024' });
});
