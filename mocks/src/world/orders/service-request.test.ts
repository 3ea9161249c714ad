import { emailOf } from '@wayside/scenarios';
import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { serviceNamed } from '../shops/service-catalogue.ts';
import { takesAppointments } from '../shops/shop-source.ts';
import type { World } from '../world.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const vehicleId = (number: number) => OWN_FLEET_ID * 100_000 + number;
/** A vehicle without an active order. */
const FREE = vehicleId(6);
const oil = { id: serviceNamed('Oil change')!.id, name: 'Oil change' };
const brakes = { id: serviceNamed('Brake pads')!.id, name: 'Brake pads' };
const DAY = '2026-03-18';

function shopWith(world: World, bookable: boolean) {
  return Array.from({ length: 16 }, (_, index) => world.shops.get(31 + index)!).find(
    (shop) => takesAppointments(shop) === bookable && !shop.paysAtShop,
  )!;
}

function requestOf(world: World, more: object = {}) {
  const shop = shopWith(world, true);
  const schedule = world.shops.schedule(shop, DAY);
  const time = 'times' in schedule ? schedule.times[0]! : '';
  return { vehicle_id: FREE, shop_id: shop.id, order_services: [oil], appointment_datetime: `${DAY}T${time}`, ...more };
}

const ask = (world: World, more: object = {}) => world.orders.create(personOf(world, 'owner'), requestOf(world, more));

describe('a service request', () => {
  test('[API2-20] [STS-14] becomes the active order of the vehicle, requested and without a price', () => {
    const world = worldOf();
    const request = requestOf(world, { po_number: 'PO-2214' });
    const order = world.orders.create(personOf(world, 'owner'), request);
    expect(order).toMatchObject({ status: 'initiated_by_user', po_number: 'PO-2214', total: null, can_cancel: true });
    expect(world.orders.activeOf(FREE)).toMatchObject({ vehicle: { id: FREE } });
    const hour = Number(request.appointment_datetime.slice(11, 13));
    expect('appointment_datetime' in order && order.appointment_datetime).toBe(
      `${DAY}T${String(hour + 5).padStart(2, '0')}${request.appointment_datetime.slice(13)}:00Z`,
    );
  });

  test('[APR-11] somebody of the company who requested it in a fleet for which they do not approve may cancel it', () => {
    const world = worldOf();
    const { id, approvalFleetIds } = world.users.byEmail(emailOf('FMC Fleet Admin'))!;
    const other = world.fleets.all().find((fleet) => !approvalFleetIds.includes(fleet.id))!;
    const vehicle = world.vehicles.in(other.id).find((one) => one.is_active && !world.orders.activeOf(one.id))!;
    const user = world.users.actIn(id, other.id)!;
    const order = world.orders.create(user, requestOf(world, { vehicle_id: vehicle.id }));
    expect('id' in order && order.cancel_user_ids).toContain(id);
    expect('id' in order && order.approver_user_ids).not.toContain(id);
  });

  test('[SRQ-08] is refused for a vehicle with an active order', () => {
    const world = worldOf();
    expect(ask(world, { vehicle_id: vehicleId(1) })).toEqual({ refused: 'activeOrderExists' });
    ask(world);
    expect(ask(world)).toEqual({ refused: 'activeOrderExists' });
  });

  test('[SRQ-08] is refused for a deactivated vehicle, and in the fuel-card programme for one that is not enrolled', () => {
    expect(ask(worldOf(), { vehicle_id: vehicleId(10) })).toEqual({ refused: 'vehicleDeactivated' });
    expect(ask(worldOf({ brand: 'fuel-card' }), { vehicle_id: vehicleId(11) })).toEqual({
      refused: 'vehicleNotEnrolled',
    });
  });

  test('a time that was taken is no longer available', () => {
    const world = worldOf();
    const request = requestOf(world);
    world.orders.create(personOf(world, 'owner'), request);
    expect(world.orders.create(personOf(world, 'owner'), { ...request, vehicle_id: vehicleId(9) })).toEqual({
      refused: 'slotTaken',
    });
  });

  test('[SRQ-13] is within thirty days', () => {
    const world = worldOf();
    expect(ask(world, { appointment_datetime: '2026-03-14T09:00' })).toEqual({ refused: 'dateOutOfRange' });
    expect(ask(world, { appointment_datetime: '2026-04-16T09:00' })).toEqual({ refused: 'dateOutOfRange' });
    expect(ask(world, { appointment_datetime: '2026-99-16T09:00' })).toMatchObject({ refused: 'invalid' });
  });

  test('[SRQ-06] needs a position where the service has several', () => {
    const world = worldOf();
    expect(ask(world, { order_services: [brakes] })).toEqual({ refused: 'positionMissing' });
    expect(ask(world, { order_services: [{ ...brakes, position: 'Roof' }] })).toMatchObject({ refused: 'invalid' });
    expect(ask(world, { order_services: [{ ...brakes, position: 'Front' }] })).toMatchObject({
      status: 'initiated_by_user',
    });
  });

  test('[ERR2-15] cannot be booked at a shop of a partner chain', () => {
    const world = worldOf();
    expect(ask(world, { shop_id: shopWith(world, false).id })).toEqual({ refused: 'noAppointments' });
  });

  test('[SRQ-17] needs a payment method when the user pays through the platform', () => {
    const world = worldOf();
    world.paymentMethods.list = () => [];
    expect(ask(world)).toEqual({ refused: 'paymentMethodMissing' });
  });

  test('[SRQ-18] needs none with an exempt provider', () => {
    const world = worldOf({ brand: 'fuel-card' });
    world.paymentMethods.list = () => [];
    expect(ask(world)).toMatchObject({ status: 'initiated_by_user' });
  });

  test('[SRQ-03] without a shop and a time goes to any location', () => {
    const world = worldOf();
    expect(ask(world, { shop_id: null, appointment_datetime: null })).toMatchObject({
      shop: null,
      appointment_datetime: null,
      appointment_date_pretty: null,
    });
  });

  test('unknown vehicles and shops, and vehicles of other fleets, are not found', () => {
    const world = worldOf();
    expect(ask(world, { shop_id: 9999 })).toEqual({ refused: 'notFound' });
    expect(ask(world, { vehicle_id: 900_001 })).toEqual({ refused: 'notFound' });
  });
});
