import { describe, expect, it } from 'vitest';
import {
  BRAKES,
  DAY,
  NEVER,
  NO_TIMES,
  OIL,
  REFUSED,
  SHOP,
  TIMES,
  TODAY,
  VEHICLE,
  refusal,
  start,
  stateOf,
} from './service-request.fixture.ts';
import { blockOf, paymentNeedOf } from './service-request.setup.ts';
import type { TimesOutcome } from './service-request.types.ts';

const SCHEDULE = { type: 'schedule.requested' } as const;
const SUBMIT = { type: 'request.submitted' } as const;
const PAYER = { pays_through_platform: true, payment_provider_type: 'Braintree' };

describe('the request', () => {
  it('[SRQ-04] [SRQ-05] scheduling needs a vehicle, a shop and a service', () => {
    const { actor, fill, calls } = start();
    expect(actor.getSnapshot().can(SCHEDULE)).toBe(false);
    fill();
    expect(actor.getSnapshot().can(SCHEDULE)).toBe(true);
    for (const [without, back] of [
      [
        { type: 'vehicle.chosen', vehicle: null },
        { type: 'vehicle.chosen', vehicle: VEHICLE },
      ],
      [
        { type: 'shop.chosen', shop: null },
        { type: 'shop.chosen', shop: 'anyLocation' },
      ],
      [
        { type: 'service.removed', id: OIL.id },
        { type: 'service.added', service: OIL },
      ],
    ] as const) {
      actor.send(without);
      actor.send(SCHEDULE);
      expect(stateOf(actor.getSnapshot().value)).toBe('new.editing');
      actor.send(back);
      expect(actor.getSnapshot().can(SCHEDULE)).toBe(true);
    }
    expect(calls).toEqual([]);
  });

  it('[SRQ-06] a service with positions needs one; adding it twice keeps one', () => {
    const { actor, fill } = start();
    fill();
    actor.send({ type: 'service.added', service: BRAKES });
    actor.send({ type: 'service.added', service: BRAKES });
    expect(actor.getSnapshot().context.draft.services).toHaveLength(2);
    expect(actor.getSnapshot().can(SCHEDULE)).toBe(false);
    actor.send({ type: 'position.chosen', id: BRAKES.id, position: 'Rear' });
    expect(actor.getSnapshot().can(SCHEDULE)).toBe(true);
  });

  it.each([
    ['[ERR2-10]', { active_order: { status: 'awaiting_approval' } }, 'orderExistsAlert'],
    ['[ERR2-11]', { is_active: false }, 'vehicleDeactivated'],
    ['[ERR2-12]', { fleetcor_enrolled: false }, 'vehicleNotEnrolled'],
  ])('[SRQ-08] %s a vehicle that cannot be scheduled stays on the page with the reason', (_, more, label) => {
    const { actor, fill, calls } = start({}, { requiresEnrolment: label === 'vehicleNotEnrolled' });
    fill();
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...more } });
    expect(blockOf(actor.getSnapshot().context)).toBe(label);
    actor.send(SCHEDULE);
    expect(actor.getSnapshot().hasTag('blocked')).toBe(true);
    expect(actor.getSnapshot().context.notice).toEqual({ tone: 'error', label });
    actor.send({ type: 'block.dismissed' });
    expect(stateOf(actor.getSnapshot().value)).toBe('new.editing');
    expect(actor.getSnapshot().context).toMatchObject({ notice: null, draft: { comments: 'Squeaks' } });
    actor.send(SCHEDULE);
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, fleetcor_enrolled: true } });
    expect(actor.getSnapshot().context.notice).toBeNull();
    actor.send(SCHEDULE);
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.choosingDate');
    expect(calls).toEqual([]);
  });

  it.each([
    ['quickbay', 'noAppointmentMessage'],
    ['harbor-tire', 'noAppointmentMembershipCard'],
  ])('[ERR2-15] [OPN2-31] a shop of the chain %s takes no appointments', (reference_id, label) => {
    const { actor, fill } = start();
    fill();
    actor.send({ type: 'shop.chosen', shop: { ...SHOP, company: { reference_id } } });
    actor.send(SCHEDULE);
    expect(actor.getSnapshot()).toMatchObject({ context: { notice: { label } } });
    expect(stateOf(actor.getSnapshot().value)).toBe('new.blocked');
  });

  it('[SRQ-09] a heavy vehicle clears the shop and the services that do not take it', () => {
    const heavy = { ...VEHICLE, id: 8, vehicle_type_id: 9 };
    const { actor, fill } = start();
    fill();
    actor.send({ type: 'service.added', service: BRAKES });
    actor.send({ type: 'vehicle.chosen', vehicle: heavy });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { shop: null }, notice: { label: 'shopDoesNotFit' } });
    actor.send({ type: 'services.offered', ids: [OIL.id] });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { services: [OIL] }, notice: { label: 'servicesDropped' } });
    actor.send({ type: 'services.offered', ids: [OIL.id, BRAKES.id] });
    expect(actor.getSnapshot().context.draft.services).toEqual([OIL]);
    actor.send({ type: 'shop.chosen', shop: SHOP });
    expect(blockOf(actor.getSnapshot().context)).toBe('shopDoesNotFit');
    actor.send({ type: 'shop.chosen', shop: { ...SHOP, support_medium_and_heavy_duty_vehicles: true } });
    actor.send(SCHEDULE);
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.choosingDate');
  });

  it('[CON2-10] comments are limited to 150 characters', () => {
    const { actor } = start();
    actor.send({ type: 'details.changed', comments: 'x'.repeat(151) });
    expect(actor.getSnapshot().context.draft).toMatchObject({ comments: 'x'.repeat(150), poNumber: '' });
  });

  it('[CON2-10] 150 emoji are 150 characters, and a PO number is limited to 60', () => {
    const { actor } = start();
    actor.send({ type: 'details.changed', comments: '🚚'.repeat(151), poNumber: '🔧'.repeat(61) });
    expect(actor.getSnapshot().context.draft).toMatchObject({ comments: '🚚'.repeat(150), poNumber: '🔧'.repeat(60) });
  });

  it('[OPN2-69] fault codes belong to the vehicle they were chosen for', () => {
    const { actor, fill } = start();
    fill();
    actor.send({ type: 'faultCodes.chosen', ids: [5, 6] });
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE } });
    expect(actor.getSnapshot().context.draft.faultCodes).toEqual([5, 6]);
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, id: 8 } });
    expect(actor.getSnapshot().context.draft.faultCodes).toEqual([]);
  });
});

describe('the appointment', () => {
  it('[SRQ-12] [API2-27] another date clears the time and loads its times', async () => {
    const { actor, calls, toTimes, at } = start();
    await toTimes();
    actor.send({ type: 'time.chosen', time: '09:00' });
    actor.send({ type: 'date.chosen', date: '2026-03-23' });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { date: '2026-03-23', time: null }, times: null });
    expect(actor.getSnapshot().hasTag('loadingTimes')).toBe(true);
    await at('schedule.choosingTime');
    expect(calls).toEqual([`times ${DAY} 7 31 101`, 'times 2026-03-23 7 31 101']);
  });

  it('[SRQ-12] a response for an earlier date is ignored', async () => {
    const early = Promise.withResolvers<TimesOutcome>();
    const { actor, fill, at } = start({ times: [early.promise, { ...TIMES, times: ['16:00'] }] });
    fill();
    actor.send(SCHEDULE);
    actor.send({ type: 'date.chosen', date: DAY });
    actor.send({ type: 'date.chosen', date: '2026-03-23' });
    const before = await at('schedule.choosingTime');
    early.resolve(NO_TIMES);
    await early.promise;
    await Promise.resolve();
    expect(actor.getSnapshot().context.times).toEqual(before.context.times);
    expect(actor.getSnapshot().context.times).toMatchObject({ date: '2026-03-23', times: ['16:00'] });
  });

  it('[SRQ-13] only days from today to thirty days ahead are accepted', () => {
    const { actor, fill, calls } = start();
    fill();
    actor.send(SCHEDULE);
    for (const date of ['2026-03-15', '2026-04-16']) {
      actor.send({ type: 'date.chosen', date });
      expect(actor.getSnapshot().context).toMatchObject({ draft: { date: null }, notice: { label: 'dateOutOfRange' } });
    }
    expect(calls).toEqual([]);
    actor.send({ type: 'date.chosen', date: TODAY });
    expect(actor.getSnapshot().hasTag('loadingTimes')).toBe(true);
  });

  it('[SRQ-11] sending needs date and time, and only a free time is accepted', async () => {
    const { actor, toTimes } = start();
    expect((await toTimes()).can(SUBMIT)).toBe(false);
    actor.send({ type: 'time.chosen', time: '10:15' });
    expect(actor.getSnapshot().context.draft.time).toBeNull();
    actor.send({ type: 'time.chosen', time: '13:30' });
    expect(actor.getSnapshot().can(SUBMIT)).toBe(true);
  });

  it('[ERR2-13] a day without times says so, and another day can be chosen', async () => {
    const { actor, fill, at } = start({ times: [NO_TIMES] });
    fill();
    actor.send(SCHEDULE);
    actor.send({ type: 'date.chosen', date: DAY });
    const none = await at('schedule.noTimes');
    expect(none.hasTag('noTimes')).toBe(true);
    expect(none.can(SUBMIT)).toBe(false);
    actor.send({ type: 'date.chosen', date: '2026-03-23' });
    await at('schedule.choosingTime');
  });

  it('[ERR2-14] times that fail to load show the returned error and can be retried', async () => {
    const { actor, clock, fill, at } = start({ times: [REFUSED, new Error('broken'), NEVER, TIMES] });
    fill();
    actor.send(SCHEDULE);
    actor.send({ type: 'date.chosen', date: DAY });
    expect((await at('schedule.timesFailed')).context.notice).toEqual(REFUSED.notice);
    actor.send({ type: 'times.retried' });
    expect(actor.getSnapshot().context.notice).toBeNull();
    expect((await at('schedule.timesFailed')).context.notice).toMatchObject({ label: 'somethingWentWrong' });
    actor.send({ type: 'times.retried' });
    clock.increment(30_000);
    expect((await at('schedule.timesFailed')).context.notice).toMatchObject({ label: 'timeout' });
    actor.send({ type: 'times.retried' });
    expect((await at('schedule.choosingTime')).context.draft).toMatchObject({ date: DAY, comments: 'Squeaks' });
  });

  it('[SRQ-05] all locations have no timetable: the request can be sent at once', async () => {
    const { actor, bodies, fill, at } = start();
    fill();
    actor.send({ type: 'shop.chosen', shop: 'anyLocation' });
    actor.send(SCHEDULE);
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.anyLocation');
    actor.send({ type: 'date.chosen', date: DAY });
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.anyLocation');
    actor.send(SUBMIT);
    await at('sent');
    expect(bodies).toMatchObject([{ shop_id: null, appointment_datetime: null }]);
  });

  it('going back keeps the appointment; another service reloads the times and keeps a time that is still free', async () => {
    const { actor, toTimes, at } = start({ times: [TIMES, TIMES, { ...TIMES, times: ['09:00'] }] });
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    actor.send({ type: 'back.requested' });
    expect(stateOf(actor.getSnapshot().value)).toBe('new.editing');
    actor.send(SCHEDULE);
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.choosingTime');
    for (const [event, time, notice] of [
      [{ type: 'service.added', service: { ...BRAKES, positionOptions: [] } }, '13:30', null],
      [{ type: 'service.removed', id: BRAKES.id }, null, { tone: 'error', label: 'slotTaken' }],
    ] as const) {
      actor.send({ type: 'back.requested' });
      actor.send(event);
      actor.send(SCHEDULE);
      expect(stateOf(actor.getSnapshot().value)).toBe('schedule.loadingTimes');
      expect((await at('schedule.choosingTime')).context).toMatchObject({ draft: { date: DAY, time }, notice });
    }
  });
});

describe('payment', () => {
  it('[SRQ-17] [ERR2-16] sending waits for a stored method', async () => {
    const { actor, toTimes } = start({}, { payer: PAYER, hasStoredMethod: false });
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    expect(paymentNeedOf(actor.getSnapshot().context)).toBe('missing');
    expect(actor.getSnapshot().can(SUBMIT)).toBe(false);
    actor.send({ type: 'paymentMethods.loaded', hasStoredMethod: true });
    expect(actor.getSnapshot().can(SUBMIT)).toBe(true);
  });

  it('[SRQ-18] an exempt provider needs none', async () => {
    const { actor, toTimes } = start({}, { payer: { ...PAYER, payment_provider_type: 'WEX' }, hasStoredMethod: false });
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    expect(actor.getSnapshot().can(SUBMIT)).toBe(true);
  });

  it('[SRQ-19] a slot that reports availability needs none, and the body says so', async () => {
    const covered = { ...TIMES, paymentMethodAvailability: true };
    const { bodies, toSubmit, at } = start({ times: [covered] }, { payer: PAYER, hasStoredMethod: false });
    await toSubmit();
    await at('sent');
    expect(bodies).toMatchObject([{ payment_method_availability: true }]);
  });

  it('[SRQ-17] when the server reports a missing method, sending waits for one', async () => {
    const { actor, toSubmit, at } = start({ submit: [refusal('paymentMethodMissing')] }, { payer: PAYER });
    await toSubmit();
    const back = await at('schedule.choosingTime');
    expect(back.context).toMatchObject({ notice: { text: 'paymentMethodMissing' }, draft: { time: '13:30' } });
    expect(actor.getSnapshot().can(SUBMIT)).toBe(false);
  });
});

describe('prices', () => {
  it('[API2-30] [SRQ-10] are loaded after a pause in the changes, for the services chosen by then', async () => {
    const { actor, calls, clock, fill } = start();
    fill();
    clock.increment(299);
    actor.send({ type: 'service.added', service: BRAKES });
    clock.increment(299);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls).toEqual(['prices 7 31 101+102']);
    await expect.poll(() => actor.getSnapshot().context.prices).toMatchObject({ 101: [{ shop_price_estimate: 40 }] });
    expect(actor.getSnapshot().hasTag('pricing')).toBe(false);
    actor.send({ type: 'shop.chosen', shop: 'anyLocation' });
    expect(actor.getSnapshot()).toMatchObject({ value: { making: { prices: 'idle' } }, context: { prices: null } });
  });

  it('[API2-30] a response for an earlier choice is ignored', async () => {
    const early = Promise.withResolvers<never>();
    const { actor, clock, fill } = start({ prices: [early.promise] });
    fill();
    clock.increment(300);
    actor.send({ type: 'service.added', service: BRAKES });
    early.reject(new Error('late'));
    await early.promise.catch(() => undefined);
    expect(actor.getSnapshot().hasTag('unpriced')).toBe(false);
    clock.increment(300);
    await expect.poll(() => actor.getSnapshot().value).toMatchObject({ making: { prices: 'priced' } });
  });

  it('[SRQ-10] prices that fail to load do not block the request and can be retried', async () => {
    const { actor, clock, fill } = start({ prices: [REFUSED, new Error('broken'), NEVER] });
    fill();
    clock.increment(300);
    for (const round of [1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      await expect.poll(() => actor.getSnapshot().hasTag('unpriced')).toBe(true);
      expect(actor.getSnapshot().can(SCHEDULE)).toBe(true);
      actor.send({ type: 'prices.retried' });
    }
    await expect.poll(() => actor.getSnapshot().value).toMatchObject({ making: { prices: 'priced' } });
  });
});
