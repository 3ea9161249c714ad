import { activeOrderStatuses, pastOrderStatuses, shopSavings } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { cents } from '../seed/cents.ts';
import type { World } from '../world.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const everything = { captureActive: true, withMaintenanceHistory: false };
const pastSearch = { state_id: [...pastOrderStatuses], captureActive: false, withMaintenanceHistory: false };
const ordersOf = (world: World) => world.orders.inFleet(OWN_FLEET_ID, personOf(world, 'owner'));

describe('the orders of the own fleet', () => {
  test('[STS-01] every status occurs, in Canada and in the fuel-card program too', () => {
    for (const brand of ['default', 'canada', 'fuel-card'] as const) {
      const states = new Set(ordersOf(worldOf({ brand })).map(({ status }) => status));
      expect(
        [...activeOrderStatuses, ...pastOrderStatuses, 'cancel', 'walk_in'].filter((state) => !states.has(state)),
      ).toEqual([]);
    }
  });

  test('[SRQ-08] a vehicle has one active order at most, a deactivated one none', () => {
    const world = worldOf();
    const vehicles = world.orders.activeIn(OWN_FLEET_ID, personOf(world, 'owner')).map(({ vehicle }) => vehicle.id);
    expect(new Set(vehicles).size).toBe(vehicles.length);
    expect(vehicles.length).toBeGreaterThanOrEqual(14);
    expect(vehicles.filter((id) => !world.vehicles.get(id)!.is_active)).toEqual([]);
  });

  test('[SRQ-08] a vehicle has at most one active order in fleets of every size', () => {
    const world = worldOf({ shape: { vehicles: 500 } });
    const vehicles = world.orders.activeIn(OWN_FLEET_ID, personOf(world, 'owner')).map(({ vehicle }) => vehicle.id);
    expect(new Set(vehicles).size).toBe(vehicles.length);
  });

  test('an odometer that is typed today leaves the readings of past orders as they were', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const readings = (): unknown[] =>
      world.orders.search(owner, pastSearch).map(({ id, miles, kilometers }) => [id, miles, kilometers]);
    const before = readings();
    for (const vehicle of world.vehicles.in(OWN_FLEET_ID)) world.vehicles.update(owner, vehicle, { odometer: 12 });
    expect(readings()).toEqual(before);
  });

  test('a total is the sum of the lines that were neither rejected nor deleted; savings use the company’s discount', () => {
    const world = worldOf();
    const orders = ordersOf(world);
    expect(orders.some(({ order_services }) => order_services.some(({ status }) => status === 'rejected'))).toBe(true);
    expect(orders.some(({ order_services }) => order_services.some(({ status }) => status === 'deleted'))).toBe(true);
    for (const { total, saving, order_services, shop } of orders) {
      const counted = order_services.filter(({ status }) => status !== 'rejected' && status !== 'deleted');
      if (total === null) expect(counted.every((line) => line.total === null)).toBe(true);
      else
        expect(total).toBeCloseTo(
          counted.reduce((sum, line) => sum + (line.total ?? 0), 0),
          2,
        );
      const share = shop && world.shops.get(shop.id)!.company?.retail_savings;
      expect(saving).toBe(total && share ? cents(shopSavings(total, share)!.amount) : null);
    }
  });

  test('line ids are unique', () => {
    const world = worldOf();
    const ids = world.orders
      .search(personOf(world, 'fmc'), { state_id: [...activeOrderStatuses], ...everything })
      .flatMap(({ order_services }) => order_services.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[CST2-06] dates and times are formatted for the country, at UTC−5', () => {
    const [order] = ordersOf(worldOf());
    const [year, month, day] = order!.appointment_datetime!.slice(0, 10).split('-');
    expect(order!.appointment_date_pretty).toBe(`${month}-${day}-${year}`);
    const [canadian] = ordersOf(worldOf({ brand: 'canada' }));
    expect(canadian!.appointment_date_pretty).toBe(canadian!.appointment_datetime!.slice(0, 10));
    expect(canadian!.appointment_time_pretty).toMatch(/^(0[1-9]|1[0-2]):[03]0(AM|PM)$/);
  });

  test('a world without orders has none anywhere', () => {
    const world = worldOf({ shape: { orders: 'none' } });
    expect(
      world.orders.search(personOf(world, 'fmc'), {
        state_id: [...activeOrderStatuses, ...pastOrderStatuses],
        ...everything,
      }),
    ).toEqual([]);
    expect(world.orders.summaryOf(OWN_FLEET_ID)).toMatchObject({
      awaiting_approval_count: 0,
      total_order_count: 0,
      total_maintenance_cost: 0,
      average_ticket_spend: 0,
    });
  });
});

describe('lists and sums', () => {
  test('[STS-03] [STS-04] search returns the requested statuses, newest appointment first', () => {
    const world = worldOf();
    const past = world.orders.search(personOf(world, 'owner'), pastSearch);
    expect(new Set(past.map(({ status }) => status))).toEqual(new Set(pastOrderStatuses));
    const moments = past.map(({ appointment_datetime }) => appointment_datetime!);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('[SVC-04] [API2-21] dates limit past and active orders; captureActive keeps active ones without an appointment', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const range = { start_date: '2026-01-01', end_date: '2026-01-31' };
    const past = world.orders.search(owner, { ...pastSearch, ...range });
    expect(past.length).toBeGreaterThan(0);
    expect(past.every(({ appointment_datetime }) => appointment_datetime!.startsWith('2026-01'))).toBe(true);
    const active = { state_id: [...activeOrderStatuses], withMaintenanceHistory: false, ...range };
    expect(world.orders.search(owner, { ...active, captureActive: false })).toEqual([]);
    expect(world.orders.search(owner, { ...active, captureActive: true })).toEqual([]);
    const soon = { start_date: '2026-03-17', end_date: '2026-04-16' };
    const days = world.orders
      .search(owner, { ...active, ...soon, captureActive: true })
      .map((order) => order.appointment_datetime!.slice(0, 10));
    expect(days.length).toBeGreaterThan(2);
    expect(days.every((day) => day >= soon.start_date && day <= soon.end_date)).toBe(true);
  });

  test('[STS-06] manually entered maintenance is listed with past orders on request', () => {
    const world = worldOf();
    const byHand = world.orders
      .search(personOf(world, 'owner'), { ...pastSearch, withMaintenanceHistory: true })
      .filter((order) => order.maintenance_type === 'Manually Entered');
    expect(byHand.length).toBeGreaterThan(0);
    expect(
      byHand.every(
        ({ status, order_services }) =>
          status === 'complete' && order_services.every((line) => line.status === 'complete'),
      ),
    ).toBe(true);
  });

  test('[FAO-01] management company users see the orders of all fleets, others their own', () => {
    const world = worldOf();
    const fleets = (role: 'fmc' | 'owner') =>
      new Set(
        world.orders
          .search(personOf(world, role), { state_id: [...activeOrderStatuses], ...everything })
          .map(({ vehicle }) => vehicle.fleet_id),
      );
    expect(fleets('fmc').size).toBeGreaterThan(30);
    expect([...fleets('owner')]).toEqual([OWN_FLEET_ID]);
  });

  test('[CMP-03] what awaits somebody of the company does not depend on the fleet that they entered last', () => {
    const world = worldOf();
    const { id, approvalFleetIds } = world.users.byEmail(emailOf('FMC Fleet Admin'))!;
    const mine = () =>
      world.orders
        .search(world.users.get(id)!, { state_id: ['awaiting_approval'], ...everything })
        .filter(({ can_approve }) => can_approve)
        .map(({ vehicle }) => vehicle.fleet_id);
    const before = mine();
    expect(new Set(before).size).toBeGreaterThan(1);
    const other = world.fleets
      .all()
      .find(
        (fleet) =>
          !approvalFleetIds.includes(fleet.id) &&
          world.orders.storedIn(fleet.id).some(({ status }) => status === 'awaiting_approval'),
      )!;
    world.users.actIn(id, other.id);
    expect(mine()).toEqual(before);
  });

  test('a fleet’s sums match its orders', () => {
    const world = worldOf();
    for (const fleetId of [OWN_FLEET_ID, 2, 9, 60]) {
      const orders = world.orders.inFleet(fleetId);
      const done = orders.filter(({ status }) => [...pastOrderStatuses, 'walk_in'].includes(status));
      const cost = done.reduce((sum, { total }) => sum + (total ?? 0), 0);
      const summary = world.orders.summaryOf(fleetId);
      expect(summary.awaiting_approval_count).toBe(
        orders.filter(({ status }) => status === 'awaiting_approval').length,
      );
      expect(summary.total_order_count).toBe(done.length);
      expect(summary.total_maintenance_cost).toBeCloseTo(cost, 1);
      expect(summary.average_ticket_spend).toBeCloseTo(done.length === 0 ? 0 : cost / done.length, 1);
      expect(summary.average_ticket_spend * summary.total_order_count).toBeCloseTo(summary.total_maintenance_cost, -1);
      const ofVehicles = world.vehicles.in(fleetId).map(({ cost_per_mile }) => cost_per_mile ?? 0);
      const average = ofVehicles.reduce((sum, one) => sum + one, 0) / ofVehicles.length;
      expect(Math.abs(summary.cost_per_mile! - average)).toBeLessThan(0.03);
    }
  });

  test('[API2-17] costs cover every month of the range and add up to the fleet’s', () => {
    const world = worldOf();
    const months = world.orders.aggregate(OWN_FLEET_ID, '2024-12-01', '2026-03-31')!;
    expect(months.map(({ month }) => month)).toHaveLength(16);
    expect(months[0]!.month).toBe('2024-12');
    expect(months.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(
      world.orders.summaryOf(OWN_FLEET_ID).total_maintenance_cost,
      0,
    );
    expect(world.orders.aggregate(OWN_FLEET_ID, '2026-03-31', '2026-03-01')).toBeUndefined();
  });

  test('[API2-23] the file has headings in its language and one line per order', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const lines = world.orders.csv(owner, { active_page: true, lancode: 'FR' }).trim().split('\r\n');
    expect(lines[0]).toContain('Bon de travail,État,Rendez-vous');
    expect(lines).toHaveLength(world.orders.activeIn(OWN_FLEET_ID, owner).length + 1);
    expect(lines.join()).toContain('en attente d’approbation');
    expect(lines.join('\n')).toMatch(/,[A-Z]{3}-\d\d · \d{4} [A-Z][^,]+,/);
  });

  test('the orders of a fleet nobody has touched are made once', () => {
    const world = worldOf();
    const made = world.orders.storedIn(OWN_FLEET_ID);
    expect(made.length).toBeGreaterThan(0);
    expect(world.orders.storedIn(OWN_FLEET_ID)).toBe(made);
    expect(worldOf().orders.storedIn(OWN_FLEET_ID)).toBe(made);
  });
});

describe('session isolation', () => {
  test('an order changed in one session is unchanged in the other', () => {
    const [one, other] = [worldOf(), worldOf()];
    const id = ordersOf(one).find(({ status }) => status === 'awaiting_approval')!.id;
    one.orders.update(personOf(one, 'owner'), id, { id, po_number: 'PO-9' });
    expect(one.orders.get(id)!.po_number).toBe('PO-9');
    expect(other.orders.get(id)!.po_number).not.toBe('PO-9');
  });

  test('sums follow the session’s changes', () => {
    const world = worldOf();
    const before = world.orders.summaryOf(OWN_FLEET_ID).awaiting_approval_count!;
    const owner = personOf(world, 'owner');
    const order = ordersOf(world).find(({ can_approve }) => can_approve)!;
    world.orders.update(owner, order.id, { id: order.id, status: 'approved' });
    expect(world.orders.summaryOf(OWN_FLEET_ID).awaiting_approval_count).toBe(before - 1);
  });
});
