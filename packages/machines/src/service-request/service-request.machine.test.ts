import { describe, expect, it } from 'vitest';
import {
  BRAKES,
  DAY,
  NO_TIMES,
  OIL,
  QUESTION,
  REFUSED,
  SHOP,
  TIMES,
  TODAY,
  VEHICLE,
  refusal,
  start,
} from './service-request.fixture.ts';
import { NEVER } from '../play.fixture.ts';
import { blockOf, paymentNeedOf } from './service-request.setup.ts';
import type { TimesOutcome } from './service-request.types.ts';

const SCHEDULE = { type: 'schedule.requested' } as const;
const SUBMIT = { type: 'request.submitted' } as const;
const PAYER = { pays_through_platform: true, payment_provider_type: 'Braintree' };

describe('the request', () => {
  it('[SRQ-04] [SRQ-05] scheduling needs a vehicle, a shop and a service', () => {
    const { calls, now, send, fill, state } = start();
    expect(now().can(SCHEDULE)).toBe(false);
    fill();
    expect(now().can(SCHEDULE)).toBe(true);
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
      send(without, SCHEDULE);
      expect(state()).toBe('new.editing');
      expect(send(back).can(SCHEDULE)).toBe(true);
    }
    expect(calls).toEqual([]);
  });

  it('[SRQ-06] a service with positions needs one; adding it twice keeps one', () => {
    const { now, send, fill } = start();
    fill();
    send({ type: 'service.added', service: BRAKES }, { type: 'service.added', service: BRAKES });
    expect(now().context.draft.services).toHaveLength(2);
    expect(now().can(SCHEDULE)).toBe(false);
    expect(send({ type: 'position.chosen', id: BRAKES.id, position: 'Rear' }).can(SCHEDULE)).toBe(true);
  });

  it.each([
    ['[ERR2-10]', { active_order: { status: 'awaiting_approval' } }, 'orderExistsAlert'],
    ['[ERR2-11]', { is_active: false }, 'vehicleDeactivated'],
    ['[ERR2-12]', { fleetcor_enrolled: false }, 'vehicleNotEnrolled'],
  ])('[SRQ-08] %s a vehicle that cannot be scheduled stays on the page with the reason', (_, more, label) => {
    const { calls, now, send, fill, state } = start({}, { requiresEnrolment: label === 'vehicleNotEnrolled' });
    fill();
    send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...more } });
    expect(blockOf(now().context)).toBe(label);
    expect(send(SCHEDULE).hasTag('blocked')).toBe(true);
    expect(now().context.notice).toEqual({ tone: 'error', label });
    send({ type: 'block.dismissed' });
    expect(state()).toBe('new.editing');
    expect(now().context).toMatchObject({ notice: null, draft: { comments: 'Squeaks' } });
    expect(
      send(SCHEDULE, { type: 'vehicle.chosen', vehicle: { ...VEHICLE, fleetcor_enrolled: true } }).context.notice,
    ).toBeNull();
    send(SCHEDULE);
    expect(state()).toBe('schedule.choosingDate');
    expect(calls).toEqual([]);
  });

  it.each([
    ['quickbay', 'noAppointmentMessage'],
    ['harbor-tire', 'noAppointmentMembershipCard'],
  ])('[ERR2-15] [OPN2-31] a shop of the chain %s takes no appointments', (reference_id, label) => {
    const { now, send, fill, state } = start();
    fill();
    send({ type: 'shop.chosen', shop: { ...SHOP, company: { reference_id } } }, SCHEDULE);
    expect(now()).toMatchObject({ context: { notice: { label } } });
    expect(state()).toBe('new.blocked');
  });

  it('[SRQ-09] a heavy vehicle clears the shop and the services that do not take it', () => {
    const heavy = { ...VEHICLE, id: 8, vehicle_type_id: 9 };
    const { now, send, fill, state } = start();
    fill();
    send({ type: 'service.added', service: BRAKES }, { type: 'vehicle.chosen', vehicle: heavy });
    expect(now().context).toMatchObject({ draft: { shop: null }, notice: { label: 'shopDoesNotFit' } });
    send({ type: 'services.offered', ids: [OIL.id] });
    expect(now().context).toMatchObject({ draft: { services: [OIL] }, notice: { label: 'servicesDropped' } });
    expect(send({ type: 'services.offered', ids: [OIL.id, BRAKES.id] }).context.draft.services).toEqual([OIL]);
    send({ type: 'shop.chosen', shop: SHOP });
    expect(blockOf(now().context)).toBe('shopDoesNotFit');
    send({ type: 'shop.chosen', shop: { ...SHOP, support_medium_and_heavy_duty_vehicles: true } }, SCHEDULE);
    expect(state()).toBe('schedule.choosingDate');
  });

  it('[CON2-10] comments are limited to 150 characters', () => {
    const { now, send } = start();
    send({ type: 'details.changed', comments: 'x'.repeat(151) });
    expect(now().context.draft).toMatchObject({ comments: 'x'.repeat(150), poNumber: '' });
  });

  it('[CON2-10] 150 emoji are 150 characters, and a PO number is limited to 60', () => {
    const { now, send } = start();
    send({ type: 'details.changed', comments: '🚚'.repeat(151), poNumber: '🔧'.repeat(61) });
    expect(now().context.draft).toMatchObject({ comments: '🚚'.repeat(150), poNumber: '🔧'.repeat(60) });
  });

  it('[OPN2-69] fault codes belong to the vehicle they were chosen for', () => {
    const { now, send, fill } = start();
    fill();
    send({ type: 'faultCodes.chosen', ids: [5, 6] }, { type: 'vehicle.chosen', vehicle: { ...VEHICLE } });
    expect(now().context.draft.faultCodes).toEqual([5, 6]);
    expect(send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, id: 8 } }).context.draft.faultCodes).toEqual([]);
  });
});

describe('the appointment', () => {
  it('[SRQ-12] [API2-27] another date clears the time and loads its times', async () => {
    const { now, send, sent, at, toTimes } = start();
    await toTimes();
    send({ type: 'time.chosen', time: '09:00' }, { type: 'date.chosen', date: '2026-03-23' });
    expect(now().context).toMatchObject({ draft: { date: '2026-03-23', time: null }, times: null });
    expect(now().hasTag('loadingTimes')).toBe(true);
    await at('schedule.choosingTime');
    expect(sent('loadTimes')).toEqual([DAY, '2026-03-23'].map((date) => ({ ...QUESTION, date })));
  });

  it('[SRQ-12] a response for an earlier date is ignored', async () => {
    const early = Promise.withResolvers<TimesOutcome>();
    const { now, send, at, fill } = start({ loadTimes: [early.promise, { ...TIMES, times: ['16:00'] }] });
    fill();
    send(SCHEDULE, { type: 'date.chosen', date: DAY }, { type: 'date.chosen', date: '2026-03-23' });
    const before = await at('schedule.choosingTime');
    early.resolve(NO_TIMES);
    await early.promise;
    await Promise.resolve();
    expect(now().context.times).toEqual(before.context.times);
    expect(now().context.times).toMatchObject({ date: '2026-03-23', times: ['16:00'] });
  });

  it('[SRQ-13] only days from today to thirty days ahead are accepted', () => {
    const { calls, send, fill } = start();
    fill();
    send(SCHEDULE);
    for (const date of ['2026-03-15', '2026-04-16']) {
      expect(send({ type: 'date.chosen', date }).context).toMatchObject({
        draft: { date: null },
        notice: { label: 'dateOutOfRange' },
      });
    }
    expect(calls).toEqual([]);
    expect(send({ type: 'date.chosen', date: TODAY }).hasTag('loadingTimes')).toBe(true);
  });

  it('[ATN-06] a time that was found is chosen with its day, if the day still has it', async () => {
    const { now, send, at, fill } = start({ loadTimes: [TIMES, { ...TIMES, times: ['09:00'] }] });
    fill();
    send({ type: 'date.chosen', date: DAY, time: '13:30' });
    expect(now().context.draft).toMatchObject({ date: DAY, time: '13:30' });
    send(SCHEDULE);
    expect((await at('schedule.choosingTime')).can(SUBMIT)).toBe(true);
    send({ type: 'date.chosen', date: DAY, time: '13:30' });
    expect((await at('schedule.choosingTime')).context).toMatchObject({
      draft: { date: DAY, time: null },
      notice: { label: 'slotTaken' },
    });
  });

  it('[ATN-06] a day out of reach is not taken over from a link', () => {
    const { send, fill } = start();
    fill();
    expect(send({ type: 'date.chosen', date: '2026-06-01', time: '13:30' }).context.draft.date).toBeNull();
  });

  it('[SRQ-11] sending needs date and time, and only a free time is accepted', async () => {
    const { send, toTimes } = start();
    expect((await toTimes()).can(SUBMIT)).toBe(false);
    expect(send({ type: 'time.chosen', time: '10:15' }).context.draft.time).toBeNull();
    expect(send({ type: 'time.chosen', time: '13:30' }).can(SUBMIT)).toBe(true);
  });

  it('[ERR2-13] a day without times says so, and another day can be chosen', async () => {
    const { send, at, fill } = start({ loadTimes: [NO_TIMES] });
    fill();
    send(SCHEDULE, { type: 'date.chosen', date: DAY });
    const none = await at('schedule.noTimes');
    expect(none.hasTag('noTimes')).toBe(true);
    expect(none.can(SUBMIT)).toBe(false);
    send({ type: 'date.chosen', date: '2026-03-23' });
    await at('schedule.choosingTime');
  });

  it('[ERR2-14] times that fail to load show the returned error and can be retried', async () => {
    const { clock, send, at, fill } = start({ loadTimes: [REFUSED, new Error('broken'), NEVER, TIMES] });
    fill();
    send(SCHEDULE, { type: 'date.chosen', date: DAY });
    expect((await at('schedule.timesFailed')).context.notice).toEqual(REFUSED.notice);
    expect(send({ type: 'times.retried' }).context.notice).toBeNull();
    expect((await at('schedule.timesFailed')).context.notice).toMatchObject({ label: 'somethingWentWrong' });
    send({ type: 'times.retried' });
    clock.increment(30_000);
    expect((await at('schedule.timesFailed')).context.notice).toMatchObject({ label: 'timeout' });
    send({ type: 'times.retried' });
    expect((await at('schedule.choosingTime')).context.draft).toMatchObject({ date: DAY, comments: 'Squeaks' });
  });

  it('[SRQ-05] all locations have no timetable: the request can be sent at once', async () => {
    const { send, sent, at, fill, state } = start();
    fill();
    send({ type: 'shop.chosen', shop: 'anyLocation' }, SCHEDULE);
    expect(state()).toBe('schedule.anyLocation');
    send({ type: 'date.chosen', date: DAY });
    expect(state()).toBe('schedule.anyLocation');
    send(SUBMIT);
    await at('sent');
    expect(sent('submit')).toMatchObject([{ shop_id: null, appointment_datetime: null }]);
  });

  it('going back keeps the appointment; another service reloads the times and keeps a time that is still free', async () => {
    const { send, at, toTimes, state } = start({ loadTimes: [TIMES, TIMES, { ...TIMES, times: ['09:00'] }] });
    await toTimes();
    send({ type: 'time.chosen', time: '13:30' }, { type: 'back.requested' });
    expect(state()).toBe('new.editing');
    send(SCHEDULE);
    expect(state()).toBe('schedule.choosingTime');
    for (const [event, time, notice] of [
      [{ type: 'service.added', service: { ...BRAKES, positionOptions: [] } }, '13:30', null],
      [{ type: 'service.removed', id: BRAKES.id }, null, { tone: 'error', label: 'slotTaken' }],
    ] as const) {
      send({ type: 'back.requested' }, event, SCHEDULE);
      expect(state()).toBe('schedule.loadingTimes');
      expect((await at('schedule.choosingTime')).context).toMatchObject({ draft: { date: DAY, time }, notice });
    }
  });
});

describe('payment', () => {
  it('[SRQ-17] [ERR2-16] sending waits for a stored method', async () => {
    const { now, send, toTimes } = start({}, { payer: PAYER, hasStoredMethod: false });
    await toTimes();
    send({ type: 'time.chosen', time: '13:30' });
    expect(paymentNeedOf(now().context)).toBe('missing');
    expect(now().can(SUBMIT)).toBe(false);
    expect(send({ type: 'paymentMethods.loaded', hasStoredMethod: true }).can(SUBMIT)).toBe(true);
  });

  it('[SRQ-18] an exempt provider needs none', async () => {
    const { send, toTimes } = start({}, { payer: { ...PAYER, payment_provider_type: 'WEX' }, hasStoredMethod: false });
    await toTimes();
    expect(send({ type: 'time.chosen', time: '13:30' }).can(SUBMIT)).toBe(true);
  });

  it('[SRQ-19] a slot that reports availability needs none, and the body says so', async () => {
    const covered = { ...TIMES, paymentMethodAvailability: true };
    const { sent, at, toSubmit } = start({ loadTimes: [covered] }, { payer: PAYER, hasStoredMethod: false });
    await toSubmit();
    await at('sent');
    expect(sent('submit')).toMatchObject([{ payment_method_availability: true }]);
  });

  it('[SRQ-17] when the server reports a missing method, sending waits for one', async () => {
    const { now, at, toSubmit } = start({ submit: [refusal('paymentMethodMissing')] }, { payer: PAYER });
    await toSubmit();
    const back = await at('schedule.choosingTime');
    expect(back.context).toMatchObject({ notice: { text: 'paymentMethodMissing' }, draft: { time: '13:30' } });
    expect(now().can(SUBMIT)).toBe(false);
  });
});

describe('prices', () => {
  it('[API2-30] [SRQ-10] are loaded after a pause in the changes, for the services chosen by then', async () => {
    const { calls, clock, now, send, fill } = start();
    fill();
    clock.increment(299);
    send({ type: 'service.added', service: BRAKES });
    clock.increment(299);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls).toEqual([['loadPrices', { ...QUESTION, serviceIds: [OIL.id, BRAKES.id] }]]);
    await expect.poll(() => now().context.prices).toMatchObject({ 101: [{ shop_price_estimate: 40 }] });
    expect(now().hasTag('pricing')).toBe(false);
    send({ type: 'shop.chosen', shop: 'anyLocation' });
    expect(now()).toMatchObject({ value: { making: { prices: 'idle' } }, context: { prices: null } });
  });

  it('[API2-30] a response for an earlier choice is ignored', async () => {
    const early = Promise.withResolvers<never>();
    const { clock, now, send, fill } = start({ loadPrices: [early.promise] });
    fill();
    clock.increment(300);
    send({ type: 'service.added', service: BRAKES });
    early.reject(new Error('late'));
    await early.promise.catch(() => undefined);
    expect(now().hasTag('unpriced')).toBe(false);
    clock.increment(300);
    await expect.poll(() => now().value).toMatchObject({ making: { prices: 'priced' } });
  });

  it('[SRQ-10] prices that fail to load do not block the request and can be retried', async () => {
    const { clock, now, send, fill } = start({ loadPrices: [REFUSED, new Error('broken'), NEVER] });
    fill();
    clock.increment(300);
    for (const round of [1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      await expect.poll(() => now().hasTag('unpriced')).toBe(true);
      expect(now().can(SCHEDULE)).toBe(true);
      send({ type: 'prices.retried' });
    }
    await expect.poll(() => now().value).toMatchObject({ making: { prices: 'priced' } });
  });
});
