import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import type { World } from '../world.ts';
import { personOf, worldOf } from '../world.fixture.ts';

type Role = Parameters<typeof personOf>[1];

/**
 * The active order of one of the first vehicles. Vehicles 1 to 5 have policies; 7, 13 and 18 have none that names an
 * approver.
 */
const idOf = (number: number) => (OWN_FLEET_ID * 100_000 + number) * 10;
const [OWNERS, MANAGERS, ANYBODYS] = [idOf(1), idOf(3), idOf(13)];
function approve(world: World, role: Role, id: number, more: object = {}) {
  return world.orders.update(personOf(world, role), id, { id, status: 'approved', ...more });
}
const cancel = (world: World, role: Role, id: number) =>
  world.orders.update(personOf(world, role), id, { id, status: 'cancel' });

describe('approval', () => {
  test('[ROL2-17] without a policy any user of the fleet may approve', () => {
    const world = worldOf();
    for (const role of ['owner', 'admin', 'manager', 'driver'] as const) {
      const order = world.orders.get(ANYBODYS, personOf(world, role))!;
      expect(order).toMatchObject({ status: 'awaiting_approval', can_approve: true, not_approvable_reasons: [] });
      expect(order.approver_user_ids).toContain(personOf(world, role).id);
    }
  });

  test('[ROL2-18] with a policy only the people it names may, and they are listed', () => {
    const world = worldOf();
    const order = world.orders.get(OWNERS, personOf(world, 'driver'))!;
    expect(order).toMatchObject({
      can_approve: false,
      not_approvable_reasons: ['not_an_approver'],
      approver_user_ids: [1, 2],
    });
    expect(order.approvers.map(({ name }) => name)).toEqual(['Ann Lee', 'Ben Ortiz']);
    expect(world.orders.get(MANAGERS, personOf(world, 'manager'))!.can_approve).toBe(true);
    expect(approve(world, 'driver', OWNERS)).toEqual({ refused: 'notAnApprover' });
  });

  test('[STS-07] approving updates the order and its open lines, and records who approved', () => {
    const world = worldOf();
    const before = world.orders.get(OWNERS, personOf(world, 'owner'))!;
    const order_services = before.order_services.map((line) =>
      line.status === 'awaiting_approval' ? { ...line, status: 'approved' as const } : line,
    );
    const after = approve(world, 'owner', OWNERS, { order_services });
    expect(after).toMatchObject({
      status: 'approved',
      state: 'approved',
      approver: 'Ann Lee',
      last_approval_date: '2026-03-16T14:00:00Z',
      total: before.total,
      can_approve: false,
    });
    expect('order_services' in after && after.order_services.map(({ status }) => status)).toEqual(
      order_services.map(({ status }) => status),
    );
  });

  test('a rejected line no longer counts', () => {
    const world = worldOf();
    const before = world.orders.get(ANYBODYS, personOf(world, 'owner'))!;
    const [first] = before.order_services;
    const after = approve(world, 'owner', ANYBODYS, { order_services: [{ id: first!.id, status: 'rejected' }] });
    expect('total' in after && after.total).toBeCloseTo(before.total! - first!.total!, 2);
  });

  test('[APR-10] a second approval is refused, and so is approving an order that is not awaiting approval', () => {
    const world = worldOf();
    approve(world, 'owner', ANYBODYS);
    expect(approve(world, 'admin', ANYBODYS)).toEqual({ refused: 'alreadyApproved' });
    expect(approve(world, 'owner', idOf(2))).toEqual({ refused: 'notPending' });
  });

  test('lines of another order, or deleted lines, cannot be decided', () => {
    const world = worldOf();
    expect(approve(world, 'owner', ANYBODYS, { order_services: [{ id: 77, status: 'approved' }] })).toMatchObject({
      refused: 'invalid',
      errors: ['The order has no line 77'],
    });
    expect(world.orders.get(ANYBODYS)!.status).toBe('awaiting_approval');
  });

  test('[APR-13] the payment method must belong to the fleet; the default is used when none is given', () => {
    const world = worldOf();
    const id = world.orders
      .storedIn(OWN_FLEET_ID)
      .find(
        (order) =>
          order.status === 'awaiting_approval' && !order.paid_elsewhere && world.orders.get(order.id)!.can_approve,
      )!.id;
    expect(approve(world, 'owner', id, { payment_token: 'gone' })).toEqual({ refused: 'paymentMethodUnknown' });
    expect(approve(world, 'owner', id, { payment_token: null })).toEqual({ refused: 'paymentMethodMissing' });
    const [method] = world.paymentMethods.list(OWN_FLEET_ID);
    expect(approve(world, 'owner', id, { payment_token: method!.token })).toMatchObject({ status: 'approved' });
  });

  test('[OPN2-43] a fleet without stored methods cannot approve; a card can have expired', () => {
    const without = worldOf({ shape: { paymentMethods: 'none' } });
    expect(without.orders.get(idOf(1) + 120, personOf(without, 'owner'))).toMatchObject({
      can_approve: false,
      not_approvable_reasons: ['no_payment_method'],
      braintree_payment_methods: [],
    });
    const expired = worldOf({ shape: { paymentMethods: 'expired' } });
    expect(expired.paymentMethods.list(OWN_FLEET_ID)[0]).toMatchObject({
      is_default: true,
      expiration_date: '01/2024',
    });
  });

  test('[OPN2-43] a fleet that pays through the platform and has no method cannot approve', () => {
    const world = worldOf();
    const payer = { ...personOf(world, 'owner'), fleet_id: 5 };
    const stored = world.orders
      .storedIn(OWN_FLEET_ID)
      .find((order) => order.status === 'awaiting_approval' && !order.paid_elsewhere)!;
    world.paymentMethods.list = () => [];
    expect(world.orders.get(stored.id, payer)!.not_approvable_reasons).toContain('no_payment_method');
    expect(world.orders.get(stored.id, payer)!.can_approve).toBe(false);
    expect(
      world.orders.update(payer, world.orders.get(ANYBODYS, payer)!.id, { id: ANYBODYS, status: 'approved' }),
    ).toEqual(
      world.orders.stored(ANYBODYS)!.paid_elsewhere
        ? expect.objectContaining({ status: 'approved' })
        : { refused: 'noPaymentMethod' },
    );
  });
});

describe('canceling', () => {
  test('[STS-08] cancels before the shop has the vehicle, which is then available again', () => {
    const world = worldOf();
    expect(cancel(world, 'owner', idOf(8))).toMatchObject({ status: 'cancel', can_cancel: false });
    expect(world.orders.activeOf(OWN_FLEET_ID * 100_000 + 8)).toBeUndefined();
    expect(cancel(world, 'owner', idOf(8))).toEqual({ refused: 'notCancelable' });
  });

  test('[APR-11] not after the shop received the vehicle, and not by unauthorized users', () => {
    const world = worldOf();
    const received = world.orders
      .storedIn(OWN_FLEET_ID)
      .find((order) => order.received && order.status === 'approved')!;
    expect(cancel(world, 'owner', received.id)).toEqual({ refused: 'notCancelable' });
    const id = idOf(4);
    expect(world.orders.get(id, personOf(world, 'driver'))!.cancel_user_ids).not.toContain(
      personOf(world, 'driver').id,
    );
    expect(cancel(world, 'driver', id)).toEqual({ refused: 'notACanceller' });
  });
});

describe('editing and previewing', () => {
  test('[APR-03] the PO number changes and nothing else', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const before = world.orders.get(OWNERS, owner)!;
    expect(world.orders.update(owner, OWNERS, { id: OWNERS, po_number: 'PO-1' })).toEqual({
      ...before,
      po_number: 'PO-1',
    });
    expect(world.orders.update(owner, OWNERS, { id: ANYBODYS, po_number: 'PO-1' })).toMatchObject({
      refused: 'invalid',
    });
  });

  test('[API2-22] a preview reprices and stores nothing', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const before = world.orders.get(ANYBODYS, owner)!;
    const [first] = before.order_services;
    const preview = world.orders.preview(owner, ANYBODYS, {
      price_as_approvals_logic: true,
      order_services: [{ id: first!.id, status: 'rejected' }],
    });
    expect('total' in preview && preview.total).toBeCloseTo(before.total! - first!.total!, 2);
    expect(world.orders.preview(owner, ANYBODYS, { price_as_approvals_logic: true })).toEqual(before);
  });

  test('[API2-24] the history shows who requested, approved and rejected, in order', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const [first] = world.orders.get(ANYBODYS, owner)!.order_services;
    approve(world, 'owner', ANYBODYS, { order_services: [{ id: first!.id, status: 'rejected' }] });
    const steps = world.orders.activity(owner, ANYBODYS)!;
    expect(steps.map(({ activity_type }) => activity_type)).toEqual(['approval_requested', 'approved', 'rejected']);
    expect(steps[1]!.acting_user).toBe('Ann Lee');
    const { name, position, price } = first!;
    expect(steps[2]!.service_details).toEqual([{ name, position, price }]);
  });

  test('orders of other fleets are visible only to the management company', () => {
    const world = worldOf();
    const id = world.orders.storedIn(9)[0]!.id;
    expect(world.orders.preview(personOf(world, 'owner'), id, { price_as_approvals_logic: true })).toEqual({
      refused: 'notFound',
    });
    expect(world.orders.activity(personOf(world, 'owner'), id)).toBeUndefined();
    expect(world.orders.preview(personOf(world, 'fmc'), id, { price_as_approvals_logic: true })).toMatchObject({ id });
  });

  test('[STS-17] services are named in the reader’s language', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const english = world.orders.get(OWNERS, owner)!.order_services.map(({ name }) => name);
    const french = world.orders.get(OWNERS, { ...owner, language: 'fr' })!.order_services.map(({ name }) => name);
    expect(french).not.toEqual(english);
  });
});
