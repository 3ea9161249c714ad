import { isPastStatus } from '@wayside/domain';
import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import type { World } from '../world.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const AWAITING = (OWN_FLEET_ID * 100_000 + 13) * 10;

/** Every seeded order of every fleet, with the steps of its approval. */
function ordersWithSteps(world: World) {
  const fmc = personOf(world, 'fmc');
  return world.fleets
    .all()
    .flatMap(({ id }) => world.orders.storedIn(id))
    .map((order) => ({ order, steps: world.orders.activity(fmc, order.id) ?? [] }));
}

describe('what happened to orders', () => {
  test.each(['default', 'canada', 'fuel-card'] as const)(
    '[VOR-07] nothing in the world of %s is stamped after the clock, and an approval is later than its request',
    (brand) => {
      const world = worldOf({ brand });
      const seeded = ordersWithSteps(world);
      expect(seeded.filter(({ steps }) => steps.length > 1).length).toBeGreaterThan(20);
      for (const { order, steps } of seeded) {
        const moments = steps.map(({ created_at }) => created_at);
        expect(moments, `order ${order.id}`).toEqual(moments.toSorted());
        const stamps = [...moments, order.last_approval_date, isPastStatus(order.status) && order.appointment_datetime];
        expect(
          stamps.filter((moment) => moment && moment > world.clock),
          `order ${order.id}`,
        ).toEqual([]);
        const requested = steps.find(({ activity_type }) => activity_type === 'approval_requested');
        const decided = steps.find(({ activity_type }) => activity_type === 'approved');
        if (requested && decided) expect(decided.created_at > requested.created_at, `order ${order.id}`).toBe(true);
      }
    },
  );

  test('[VOR-07] what the session decides comes last, and a service declined before is not declined again', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const order = world.orders
      .activeIn(OWN_FLEET_ID, owner)
      .find(
        ({ can_approve, order_services }) => can_approve && order_services.some(({ status }) => status === 'rejected'),
      )!;
    world.orders.update(owner, order.id, { id: order.id, status: 'approved' });
    const steps = world.orders.activity(owner, order.id)!;
    expect(steps.map(({ activity_type }) => activity_type)).toEqual(['approval_requested', 'approved']);
    expect(steps[1]!.created_at > steps[0]!.created_at).toBe(true);
  });
});

describe('the amount of an order', () => {
  test('[VOR-06] is after promotions in history, order, transaction, monthly costs, and the fleet’s sums', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const listed = world.orders.get(AWAITING, owner)!.total!;
    const fleet = () => world.orders.summaryOf(OWN_FLEET_ID);
    const month = () =>
      world.orders.aggregate(OWN_FLEET_ID, '2025-01-01', '2026-12-31')!.reduce((sum, { total }) => sum + total, 0);
    const before = { cost: fleet().total_maintenance_cost!, month: month() };
    world.promotions.apply(world.orders.stored(AWAITING)!, 12, 'en');
    world.orders.update(owner, AWAITING, { id: AWAITING, status: 'approved' });
    const amount = Math.round(listed * 90) / 100;
    expect(world.orders.activity(owner, AWAITING)!.map(({ total }) => total)).toEqual([listed, amount]);
    world.orders.record(AWAITING, owner, { fields: { status: 'paid' }, events: [] });
    expect(world.orders.get(AWAITING, owner)!.total).toBe(amount);
    expect(world.transactions.payment(owner, AWAITING)!.amount).toBe(amount);
    expect(fleet().total_maintenance_cost! - before.cost).toBeCloseTo(amount, 2);
    expect(month() - before.month).toBeCloseTo(amount, 2);
  });
});
