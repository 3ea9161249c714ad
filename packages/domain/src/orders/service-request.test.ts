import { describe, expect, it } from 'vitest';
import { needsStoredCard, partnerShopChains } from '../constants.ts';
import {
  emptyRequest,
  hasOpenOrder,
  isBookable,
  isHeavyDuty,
  limitComments,
  missingParts,
  noAppointmentLabel,
  paymentHints,
  paymentNeed,
  requestBody,
  requestRefusal,
  shopFitsVehicle,
  vehicleBlock,
  type RequestShop,
  type ServiceRequestDraft,
} from './service-request.ts';

const shop: RequestShop = { id: 31, name: 'Northside' };
const brakes = { id: 102, name: 'Brakes', position: null, positionOptions: ['Front', 'Rear'] };
const full: ServiceRequestDraft = {
  ...emptyRequest,
  vehicle: { id: 7 },
  shop,
  services: [{ id: 101, name: 'Oil change', position: null, positionOptions: [] }],
  date: '2025-01-15',
  time: '13:30',
};

describe('required choices', () => {
  it('[SRQ-05] a vehicle, a shop or all locations, and a service', () => {
    expect(missingParts(emptyRequest)).toEqual(['vehicle', 'shop', 'services']);
    expect(missingParts(full)).toEqual([]);
    expect(missingParts({ ...full, vehicle: null })).toEqual(['vehicle']);
    expect(missingParts({ ...full, shop: null })).toEqual(['shop']);
    expect(missingParts({ ...full, shop: 'anyLocation' })).toEqual([]);
    expect(missingParts({ ...full, services: [] })).toEqual(['services']);
  });

  it('[SRQ-06] a service with positions needs one', () => {
    expect(missingParts({ ...full, services: [brakes] })).toEqual(['positions']);
    expect(missingParts({ ...full, services: [{ ...brakes, position: 'Top' }] })).toEqual(['positions']);
    expect(missingParts({ ...full, services: [{ ...brakes, position: 'Rear' }] })).toEqual([]);
  });

  it('[CON2-10] comments are limited to 150 characters, however they are encoded', () => {
    expect(limitComments('x'.repeat(151))).toHaveLength(150);
    expect(limitComments('short')).toBe('short');
    expect([...limitComments('🚚'.repeat(200))]).toHaveLength(150);
  });

  it('[SRQ-13] from today to thirty days ahead', () => {
    const days = ['2026-03-15', '2026-03-16', '2026-04-15', '2026-04-16'];
    expect(days.map((day) => isBookable(day, '2026-03-16'))).toEqual([false, true, true, false]);
  });
});

describe('blockers', () => {
  const rules = { requiresEnrolment: false };

  it('[SRQ-08] [ERR2-10] [ERR2-11] an active order or a deactivated vehicle', () => {
    expect(vehicleBlock({ id: 7, is_active: true, active_order: null }, rules)).toBeUndefined();
    expect(vehicleBlock({ id: 7, is_active: false }, rules)).toBe('vehicleDeactivated');
    expect(vehicleBlock({ id: 7, active_order: { status: 'approved' } }, rules)).toBe('orderExistsAlert');
    expect(vehicleBlock({ id: 7, active_order: { status: 'paid' } }, rules)).toBeUndefined();
    expect(vehicleBlock(null, rules)).toBeUndefined();
  });

  it.each([
    [{ active_order: { status: 'awaiting_approval' } }, true],
    [{ active_order: { status: 'awaiting_approval' }, is_active: false }, true],
    [{ active_order: { status: 'paid' } }, false],
    [{ active_order: null }, false],
    [{}, false],
  ])('[VOR-01] an order is open whatever else blocks the vehicle: %j', (vehicle, isOpen) => {
    expect(hasOpenOrder(vehicle)).toBe(isOpen);
  });

  it('[ERR2-12] [OPN2-28] a vehicle that is not enrolled, where enrollment is required', () => {
    expect(vehicleBlock({ id: 7, fleetcor_enrolled: false }, { requiresEnrolment: true })).toBe('vehicleNotEnrolled');
    expect(vehicleBlock({ id: 7, fleetcor_enrolled: true }, { requiresEnrolment: true })).toBeUndefined();
    expect(vehicleBlock({ id: 7, fleetcor_enrolled: false }, rules)).toBeUndefined();
  });

  it('[SRQ-09] shops that do not take heavy vehicles', () => {
    expect([1, 7, 8, 10, null].map((vehicle_type_id) => isHeavyDuty({ vehicle_type_id }))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(shopFitsVehicle(shop, { id: 7, vehicle_type_id: 8 })).toBe(false);
    expect(
      shopFitsVehicle({ ...shop, support_medium_and_heavy_duty_vehicles: true }, { id: 7, vehicle_type_id: 8 }),
    ).toBe(true);
    expect(shopFitsVehicle(shop, { id: 7, vehicle_type_id: 1 })).toBe(true);
  });

  it('[ERR2-15] [OPN2-31] shops of partner chains take no appointments; some have their own note', () => {
    const labels = partnerShopChains.map((reference_id) => noAppointmentLabel({ company: { reference_id } }));
    expect(labels).toEqual(['noAppointmentMessage', 'noAppointmentMembershipCard']);
    expect(noAppointmentLabel({ company: { reference_id: 'beacon' } })).toBeUndefined();
    expect(noAppointmentLabel({ company: null })).toBeUndefined();
  });
});

describe('payment', () => {
  const payer = { pays_through_platform: true, payment_provider_type: 'Braintree' };

  it('[SRQ-17] [OPN2-25] those who pay through the platform need a method', () => {
    expect(paymentNeed(payer, { hasStoredMethod: false })).toBe('missing');
    expect(paymentNeed(payer, { hasStoredMethod: true })).toBe('stored');
    expect(paymentNeed(payer, { hasStoredMethod: null })).toBe('unknown');
    expect(paymentNeed({ ...payer, pays_through_platform: false }, { hasStoredMethod: false })).toBe('none');
  });

  it('[SRQ-18] [OPN2-22] those with an exempt provider do not', () => {
    for (const payment_provider_type of ['WEX', 'Fleetcor']) {
      expect(needsStoredCard(payment_provider_type)).toBe(false);
      expect(paymentNeed({ ...payer, payment_provider_type }, { hasStoredMethod: false })).toBe('none');
    }
  });

  it('[SRQ-19] not required where the slot reports that the shop is paid another way', () => {
    expect(paymentNeed(payer, { hasStoredMethod: false, methodAvailability: true })).toBe('covered');
  });

  it('[ERR2-16] [ERR2-17] [OPN2-24] explains what to do: settings for fleet admins, support for others', () => {
    const none = { hasStoredMethod: false };
    const hints = (mayAdd: boolean) => paymentHints(payer, none, { mayAdd });
    expect(hints(true)).toEqual(['scheduleRequirePaymentDesc', 'addPaymentHelper', 'addPaymentInSettings']);
    expect(hints(false)).toEqual(['scheduleRequirePaymentDesc', 'addPaymentHelper', 'noPaymentMethodAvailable']);
    expect(paymentHints(payer, { hasStoredMethod: true }, { mayAdd: true })).toEqual(['scheduleRequirePaymentDesc']);
    expect(paymentHints(payer, { ...none, methodAvailability: true }, { mayAdd: true })).toEqual([]);
  });

  it('[ERR2-18] a fuel-card user without a method gets a notice', () => {
    const fuel = { pays_through_platform: true, payment_provider_type: 'Fleetcor' };
    expect(paymentHints(fuel, { hasStoredMethod: false }, { mayAdd: false })).toEqual(['noStoredFuelCardMethod']);
    expect(paymentHints(fuel, { hasStoredMethod: true }, { mayAdd: false })).toEqual([]);
    expect(paymentHints(fuel, { hasStoredMethod: null }, { mayAdd: false })).toEqual([]);
  });
});

describe('the body', () => {
  it('[SRQ-14] [SRQ-15] [API2-20] the form fields, the appointment as date T time', () => {
    const draft = {
      ...full,
      poNumber: ' PO-1 ',
      comments: 'Squeaks',
      faultCodes: [5],
      services: [{ ...brakes, position: 'Rear' }],
    };
    expect(requestBody(draft, { methodAvailability: true })).toEqual({
      vehicle_id: 7,
      shop_id: 31,
      order_services: [{ id: 102, name: 'Brakes', position: 'Rear' }],
      po_number: 'PO-1',
      customer_comments: 'Squeaks',
      appointment_datetime: '2025-01-15T13:30',
      payment_method_availability: true,
      fault_codes: [5],
    });
  });

  it('[SRQ-11] none without date and time, except for all locations, which have none', () => {
    const rest = { methodAvailability: false };
    expect(requestBody({ ...full, time: null }, rest)).toBeUndefined();
    expect(requestBody({ ...full, date: null }, rest)).toBeUndefined();
    expect(requestBody({ ...full, services: [] }, rest)).toBeUndefined();
    expect(requestBody({ ...full, shop: 'anyLocation' }, rest)).toMatchObject({
      shop_id: null,
      appointment_datetime: null,
    });
  });

  it('[OPN2-69] no fault codes unless the request starts from them, no blank PO number', () => {
    expect(requestBody(full, { methodAvailability: false })).toMatchObject({ fault_codes: [], po_number: null });
  });
});

describe('server refusals', () => {
  it.each([
    ['There is already an active order for this vehicle. Complete it before you schedule service', 'orderExistsAlert'],
    ['This time is no longer available', 'slotTaken'],
    ['This vehicle is set as Deactivate so you are not to Schedule service for that.', 'vehicleDeactivated'],
    ['This vehicle is not enrolled, so service cannot be scheduled for it.', 'vehicleNotEnrolled'],
    [
      'This location does not accept appointments; drivers must show the membership card at check in.',
      'noAppointments',
    ],
    ['This shop does not service medium and heavy duty vehicles', 'heavyDutyUnsupported'],
    ['Please choose a position for every service that has one', 'positionMissing'],
    ['The appointment must be within the next 30 days', 'dateOutOfRange'],
    ['A payment method is required to schedule service', 'paymentMethodMissing'],
    ['Something new', 'other'],
  ])('%s', (message, refusal) => {
    expect(requestRefusal({ isConflict: false, message })).toBe(refusal);
  });

  it('an unknown conflict is about the time', () => {
    expect(requestRefusal({ isConflict: true, message: undefined })).toBe('slotTaken');
    expect(requestRefusal({ isConflict: false, message: undefined })).toBe('other');
  });
});
