import type { OperationId, PathParams } from '@wayside/api-client';
import type { BeforeDeed, ColleagueAct, Deed } from '@wayside/scenarios';
import { describe, expect, it, test } from 'vitest';
import { OWN_FLEET_ID } from '../world/fleets/fleet-source.ts';
import { personOf, worldOf } from '../world/world.fixture.ts';
import { Colleagues } from './colleagues.ts';
import type { ComingCall } from './deeds.ts';

const DECISION = { operation: 'updateOrder', call: 1 } as const;
const NEXT = [{ operation: 'previewOrder', call: 2 }, DECISION] as const;
const ORDER = (OWN_FLEET_ID * 100_000 + 1) * 10;
const VEHICLE = OWN_FLEET_ID * 100_000 + 1;

function during(...acts: readonly ColleagueAct[]) {
  const world = worldOf();
  const owner = personOf(world, 'owner');
  const colleagues = new Colleagues(acts);
  function before<Op extends BeforeDeed<Deed>>(
    operation: Op,
    call: Partial<Omit<ComingCall<Op>, 'params'>> & { params?: PathParams<Op> },
  ) {
    return colleagues.act(operation, {
      params: {},
      query: {},
      body: {},
      user: owner,
      world,
      ...call,
    } as ComingCall<OperationId>);
  }
  return { world, owner, before };
}

function underReview(...acts: readonly ColleagueAct[]) {
  const { world, owner, before } = during(...acts);
  const read = (id = ORDER) => {
    before('previewOrder', { params: { id } });
    return world.orders.preview(owner, id, { price_as_approvals_logic: true });
  };
  const approve = (id = ORDER, user = owner) => {
    before('updateOrder', { params: { id }, user });
    return world.orders.update(user, id, { id, status: 'approved' });
  };
  return { world, owner, read, approve };
}

describe('an order under review', () => {
  test('the first open line and the total go up, once', () => {
    const { read } = underReview({ at: NEXT, who: 'shop', does: 'raisesPrice' });
    const [first, second, third] = [read(), read(), read()] as unknown as {
      total: number;
      order_services: { price: number }[];
    }[];
    expect(second!.order_services[0]!.price).toBeCloseTo(first!.order_services[0]!.price * 1.2, 1);
    expect(second!.order_services.slice(1).map(({ price }) => price)).toEqual(
      first!.order_services.slice(1).map(({ price }) => price),
    );
    expect(second!.total).toBeGreaterThan(first!.total);
    expect(third).toEqual(second);
  });

  test('[APR-10] a colleague approves: a later decision is refused, and the history says who approved', () => {
    const { world, owner, read, approve } = underReview({ at: NEXT, who: 'Admin', does: 'approvesOrder' });
    expect(read()).toMatchObject({ status: 'awaiting_approval' });
    expect(approve()).toEqual({ refused: 'alreadyApproved' });
    expect(world.orders.get(ORDER, owner)).toMatchObject({ status: 'approved', approver: 'Ben Ortiz' });
    expect(world.orders.activity(owner, ORDER)!.at(-1)).toMatchObject({
      activity_type: 'approved',
      acting_user: 'Ben Ortiz',
    });
  });

  test('[APR-10] a colleague approves at the same time: reading the order again does not show it, deciding does', () => {
    const { read, approve } = underReview({ at: DECISION, who: 'Admin', does: 'approvesOrder' });
    expect([read(), read()]).toMatchObject([{ status: 'awaiting_approval' }, { status: 'awaiting_approval' }]);
    expect(approve()).toEqual({ refused: 'alreadyApproved' });
    expect(read()).toMatchObject({ status: 'approved', approver: 'Ben Ortiz' });
  });

  test('a colleague cancels; calls are counted by order', () => {
    const { read } = underReview({ at: NEXT, who: 'Admin', does: 'cancelsOrder' });
    read();
    expect(read(ORDER + 60)).toMatchObject({ status: 'awaiting_approval' });
    expect(read()).toMatchObject({ status: 'cancel', can_approve: false, can_cancel: false });
  });

  test('somebody else stands in for who calls', () => {
    const { world, owner, approve } = underReview({ at: DECISION, who: 'Admin', does: 'approvesOrder' });
    approve(ORDER, personOf(world, 'admin'));
    expect(world.orders.get(ORDER, owner)).toMatchObject({ approver: 'Ann Lee' });
  });
});

describe('a list that is read again', () => {
  it.each([
    ['raisesLimit', 350],
    ['deletesFirstPolicy', undefined],
  ] as const)('%s: once, before the second time', (does, amount) => {
    const { world, before } = during({ at: { operation: 'listPolicies', call: 2 }, who: 'Admin', does });
    const [first] = world.policies.list(OWN_FLEET_ID);
    const now = () => {
      before('listPolicies', {});
      return world.policies.list(OWN_FLEET_ID).find(({ id }) => id === first!.id)?.amount;
    };
    expect([now(), now(), now()]).toEqual([250, amount, amount]);
  });

  it.each([
    ['renamesDriver', 'Whitlock'],
    ['deletesDriver', undefined],
  ] as const)('%s: once, before the second time', (does, lastName) => {
    const { world, before } = during({ at: { operation: 'listFleetUsers', call: 2 }, who: 'Admin', does });
    const now = () => {
      before('listFleetUsers', {});
      return world.users.ofFleet(OWN_FLEET_ID).find(({ id }) => id === 4)?.lastName;
    };
    expect([now(), now()]).toEqual(['Whitfield', lastName]);
    world.users.update(4, { lastName: 'Lee' });
    expect(now()).toBe(lastName && 'Lee');
  });

  it('quick links are renamed and deleted, the database is renamed, and the first method is for everyone', () => {
    const { world, before } = during(
      { at: { operation: 'getFleet', call: 1 }, who: 'FMC Admin', does: 'renamesFirstLink' },
      { at: { operation: 'getFleet', call: 2 }, who: 'FMC Admin', does: 'deletesFirstLink' },
      { at: { operation: 'getMyFleet', call: 1 }, who: 'Admin', does: 'renamesDatabase' },
      { at: { operation: 'listPaymentMethods', call: 1 }, who: 'Admin', does: 'opensFirstMethod' },
    );
    const links = () => world.fleets.get(OWN_FLEET_ID)!.fleet_links.map(({ name }) => name);
    const [, ...others] = links();
    before('getFleet', { params: { id: OWN_FLEET_ID } });
    expect(links()).toEqual(['Rules of the road', ...others]);
    before('getFleet', { params: { id: OWN_FLEET_ID } });
    expect(links()).toEqual(others);
    before('getMyFleet', {});
    expect(world.fleets.get(OWN_FLEET_ID)!.geotab_database_name).toBe('lakeside_2');
    before('listPaymentMethods', {});
    const [first] = world.paymentMethods.list(OWN_FLEET_ID);
    expect(first!.customer_ids).toEqual(world.users.ofFleet(OWN_FLEET_ID).map(({ id }) => id));
  });

  it('documents of a vehicle get other numbers', () => {
    const { world, before } = during({
      at: { operation: 'listGloveboxItems', call: 2 },
      who: 'Admin',
      does: 'renumbersDocuments',
    });
    const vehicleId = world.vehicles.idsIn(OWN_FLEET_ID).find((id) => world.glovebox.ofVehicle(id, '').length > 0)!;
    const now = () => {
      before('listGloveboxItems', { query: { vehicleId } });
      return world.glovebox.ofVehicle(vehicleId, '').map(({ document_number }) => document_number);
    };
    const [one, two, three] = [now(), now(), now()];
    expect(two).not.toEqual(one);
    expect(three).toEqual(two);
  });
});

describe('a record that is about to be saved or deleted', () => {
  const plain = { operation: 'getVehicle', call: 1, query: { include: null } } as const;

  it('a vehicle: only a call without what belongs to it counts', () => {
    const { world, before } = during({ at: plain, who: 'Admin', does: 'entersOdometer' });
    const { odometer } = world.vehicles.get(VEHICLE)!;
    expect(before('getVehicle', { params: { id: VEHICLE }, query: { include: 'all' } })).toEqual([]);
    expect(before('getVehicle', { params: { id: VEHICLE } })).toEqual([
      'Just before this call, Ben Ortiz (Admin) entered the odometer',
    ]);
    expect(before('getVehicle', { params: { id: VEHICLE } })).toEqual([]);
    expect(world.vehicles.get(VEHICLE)!.odometer).toBe(odometer! + 40);
  });

  it('a vehicle, a fleet and a record of maintenance are deleted, whatever belongs to them', () => {
    const { world, before } = during(
      { at: plain, who: 'Admin', does: 'deletesVehicle' },
      { at: { operation: 'updateFleet', call: 1 }, who: 'FMC Admin', does: 'deletesFleet' },
      { at: { operation: 'deleteManualHistory', call: 1 }, who: 'Admin', does: 'deletesHistory' },
    );
    const record = world.maintenance.manualPage({ fleetId: OWN_FLEET_ID }, {}, 1, 'en').manual_histories[0]!;
    before('getVehicle', { params: { id: VEHICLE } });
    before('updateFleet', { params: { id: 7 } });
    before('deleteManualHistory', { params: { id: record.id } });
    expect([world.vehicles.get(VEHICLE), world.fleets.get(7), world.maintenance.manual.get(record.id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[API2-11] vehicles are moved elsewhere, or where they are to be transferred', () => {
    const body = (ids: number[]) => ({ vehicle_ids: ids, old_fleet_ids: [OWN_FLEET_ID], new_fleet_id: 6 });
    for (const does of ['movesFirstVehicle', 'movesVehicles'] as const) {
      const { world, before } = during({ at: { operation: 'transferVehicles', call: 1 }, who: 'FMC Admin', does });
      const [one, two] = world.vehicles.idsIn(OWN_FLEET_ID) as [number, number];
      before('transferVehicles', { body: body([one, two]) });
      expect(world.vehicles.transfer(body([one, two]))).toBe('vehicleElsewhere');
      const fleets = [one, two].map((id) => world.vehicles.get(id)!.fleet_id);
      expect(fleets).toEqual(
        does === 'movesVehicles' ? [6, 6] : [expect.not.toBeOneOf([OWN_FLEET_ID, 6]), OWN_FLEET_ID],
      );
    }
  });
});
