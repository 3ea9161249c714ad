import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from './fleet-source.ts';
import { personOf, worldOf } from '../world.fixture.ts';

describe('payments', () => {
  test('[TRX-01] belong to paid orders, newest first, with matching figures', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const payments = world.transactions.payments(owner, {});
    expect(payments.length).toBeGreaterThan(20);
    const dates = payments.map(({ shop_order_date }) => shop_order_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const payment of payments) {
      const order = world.orders.get(payment.shop_order_id, owner)!;
      expect(payment).toMatchObject({
        amount: order.total,
        po_number: order.po_number,
        vin: order.vehicle.vin,
        invoice_number: order.invoice_number,
        fleet_name: order.fleet_name,
      });
      expect(world.transactions.payment(owner, payment.id)).toEqual(payment);
      expect(payment.vehicle_name, 'the model once').toMatch(/^\d{4} \D/);
      expect(payment.vehicle_name!.match(/\b20\d\d\b/g)).toHaveLength(1);
    }
  });

  test('[TRX-01, TRX-04] stay as they were when their vehicle is deleted, for those who could see them', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const before = world.transactions.payments(owner, {});
    const vehicleOf = (id: number) => world.orders.stored(id)!.vehicle_id;
    const { id } = before.find((payment) => !world.orders.activeOf(vehicleOf(payment.id)))!;
    const payment = world.transactions.payment(owner, id);
    expect(world.vehicles.remove(vehicleOf(id))).toBe('removed');
    expect(world.orders.get(id, owner)).toBeUndefined();
    expect(world.transactions.payments(owner, {})).toEqual(before);
    expect(world.transactions.payment(owner, id)).toEqual(payment);
    expect(world.transactions.payment({ ...owner, fleet_id: 9 }, id)).toBeUndefined();
  });

  test('[TRX-03] stay within the date range', () => {
    const world = worldOf();
    const range = { start_date: '2026-01-01', end_date: '2026-02-28' };
    const payments = world.transactions.payments(personOf(world, 'owner'), range);
    expect(payments.length).toBeGreaterThan(0);
    expect(
      payments.every(({ shop_order_date }) => shop_order_date >= range.start_date && shop_order_date <= range.end_date),
    ).toBe(true);
  });

  test('[TRX-06] are limited to one fleet on request for the management company; others see only their own', () => {
    const world = worldOf();
    const names = (role: 'fmc' | 'owner', fleet_id?: number) =>
      new Set(
        world.transactions
          .payments(personOf(world, role), fleet_id ? { fleet_id } : {})
          .map(({ fleet_name }) => fleet_name),
      );
    expect(names('fmc').size).toBeGreaterThan(20);
    expect([...names('fmc', OWN_FLEET_ID)]).toEqual([world.fleets.get(OWN_FLEET_ID)!.name]);
    expect([...names('owner')]).toEqual([world.fleets.get(OWN_FLEET_ID)!.name]);
    expect(names('owner', 9).size).toBe(0);
    const foreign = world.transactions.payments(personOf(world, 'fmc'), { fleet_id: 9 })[0]!;
    expect(world.transactions.payment(personOf(world, 'owner'), foreign.id)).toBeUndefined();
  });

  test('[API2-43] download as a file with headings in the user’s language', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const lines = world.transactions.paymentsCsv(owner, {}, 'fr').trim().split('\r\n');
    expect(lines[0]).toMatch(/Parc,Bon de travail,Date du bon de travail/);
    expect(lines).toHaveLength(world.transactions.payments(owner, {}).length + 1);
  });
});

describe('subscriptions', () => {
  test('[TRX-02] are paid on the first of each month for that month’s vehicles', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const subscriptions = world.transactions.subscriptions(owner, {});
    expect(subscriptions[0]).toMatchObject({
      subscription_date: '2026-03-01',
      number_of_vehicles: world.vehicles.countIn(OWN_FLEET_ID),
    });
    expect(
      subscriptions.every(
        ({ subscription_date, amount, number_of_vehicles }) =>
          subscription_date.endsWith('-01') && amount === Math.round(number_of_vehicles * 499) / 100,
      ),
    ).toBe(true);
    expect(world.transactions.subscription(owner, subscriptions[3]!.id)).toEqual(subscriptions[3]);
    expect(world.transactions.subscription(owner, 9_075)).toBeUndefined();
  });

  test('[TRX-02] stay as they were paid when a vehicle is deleted and payment methods come and go', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const free = world.vehicles.in(OWN_FLEET_ID).find(({ id }) => !world.orders.activeOf(id))!;
    const paid = () => [world.transactions.subscriptions(owner, {}), world.transactions.payments(owner, {})];
    const before = paid();
    expect(world.vehicles.remove(free.id)).toBe('removed');
    const [, gone] = world.paymentMethods.list(OWN_FLEET_ID);
    expect(world.paymentMethods.remove(gone!)).toBeUndefined();
    expect(paid()).toEqual(before);
  });

  test('a user without a fleet and a fleet without vehicles have none', () => {
    const lost = worldOf({ shape: { withoutFleet: true } });
    expect(lost.transactions.subscriptions(personOf(lost, 'owner'), {})).toEqual([]);
    const empty = worldOf({ shape: { vehicles: 0, orders: 'none' } });
    expect(empty.transactions.subscriptions(personOf(empty, 'owner'), {})).toEqual([]);
  });
});
