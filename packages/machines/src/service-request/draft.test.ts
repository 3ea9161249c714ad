import { describe, expect, it } from 'vitest';
import { NEVER } from '../play.fixture.ts';
import { readDraft } from './draft.ts';
import { draftOf } from './service-request.machine.ts';
import { DAY, INPUT, OIL, QUESTION, REFUSED, SHOP, TIMES, VEHICLE, start, stateOf } from './service-request.fixture.ts';
import type { SavedRequest } from './service-request.types.ts';

const saved: SavedRequest = {
  vehicle: VEHICLE,
  shop: SHOP,
  services: [OIL],
  poNumber: 'PO-1',
  comments: 'Squeaks',
  faultCodes: [5],
  date: DAY,
  time: '13:30',
  step: 'schedule',
};

describe('the draft', () => {
  it('[SRQ-04] survives storage and restores its step, with the time if it is still free', async () => {
    const { now, send, toTimes } = start();
    await toTimes();
    send({ type: 'time.chosen', time: '13:30' });
    const stored = readDraft(JSON.stringify(draftOf(now())));
    const again = start({ loadTimes: [{ ...TIMES, times: ['13:30'] }] }, { draft: stored });
    expect(again.state()).toBe('schedule.loadingTimes');
    const restored = await again.at('schedule.choosingTime');
    expect(restored.context.draft).toMatchObject({ poNumber: 'PO-1', comments: 'Squeaks', date: DAY, time: '13:30' });
    expect(restored.can({ type: 'request.submitted' })).toBe(true);
    expect(again.calls).toEqual([['loadTimes', { ...QUESTION, date: DAY }]]);
    again.clock.increment(300);
    expect(again.sent('loadPrices')).toEqual([QUESTION]);
  });

  it('can be restored into an open form, without a date that has passed', () => {
    const { now, send, state } = start();
    send({ type: 'draft.restored', draft: { ...saved, date: '2026-03-01' } });
    expect(state()).toBe('schedule.choosingDate');
    expect(now().context.draft).toMatchObject({ date: null, time: null, faultCodes: [5] });
  });

  it('[SRQ-07] remembers what was sent while its outcome is unknown, and looks that up first', async () => {
    const { now, sent, at, toSubmit } = start({ submit: [{ status: 'lost' }], findRequest: [REFUSED] });
    await toSubmit();
    await at('outcomeUnknown');
    const draft = readDraft(JSON.stringify(draftOf(now())));
    const [body] = sent('submit');
    expect(draft?.sent).toEqual(body);
    const again = start({ findRequest: [{ status: 'success', orderId: 9 }] }, { draft });
    expect(again.state()).toBe('checkingOutcome');
    expect((await again.at('sent')).context.orderId).toBe(9);
    expect(again.calls).toEqual([['findRequest', body]]);
  });

  it('forgets what was sent once its outcome is known, and with another request', async () => {
    const { now, at, send, toSubmit } = start({ submit: [{ status: 'lost' }] });
    await toSubmit();
    await at('schedule.choosingTime');
    expect(draftOf(now())).not.toHaveProperty('sent');
    send({ type: 'back.requested' }, { type: 'draft.restored', draft: { ...saved, step: 'new' } });
    expect(stateOf(now())).toBe('new.editing');
    expect(readDraft(JSON.stringify({ ...saved, sent: { vehicle_id: 'x' } }))).toBeNull();
  });

  it('starts at the form when it cannot be scheduled', () => {
    const blocked = { ...saved, vehicle: { ...VEHICLE, is_active: false } };
    expect(start({}, { draft: blocked }).state()).toBe('new.editing');
    expect(start({}, { draft: { ...saved, services: [] } }).state()).toBe('new.editing');
    expect(start({}, { draft: { ...saved, step: 'new' } }).state()).toBe('new.editing');
  });

  it('keeps only fields of the request', () => {
    const { now, send, fill } = start();
    fill();
    const order = { id: 1, status: 'paid', total: 12, approver: 'Ann Lee' };
    const vehicle = { ...VEHICLE, active_order: order, policies: [1], vin: '1FT' };
    send({ type: 'vehicle.chosen', vehicle });
    expect(draftOf(now())?.vehicle).toEqual({
      id: 7,
      other_id: null,
      vehicle_name: 'Van 7',
      license_plate_number: null,
      vin: null,
      is_active: true,
      fleetcor_enrolled: null,
      vehicle_type_id: 1,
      active_order: { id: 1, status: 'paid', state: null },
    });
    expect(draftOf(now())?.step).toBe('new');
  });

  it('a vehicle keeps what it is named by', () => {
    const { now, send, fill } = start();
    fill();
    const named = { other_id: 'VAN-07', license_plate_number: 'JKT4821', vehicle_name: null, name_of_vehicle: null };
    send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...named, name_of_vehicle: '2021 Ford Transit' } });
    expect(draftOf(now())?.vehicle).toMatchObject({
      other_id: 'VAN-07',
      vehicle_name: '2021 Ford Transit',
      license_plate_number: 'JKT4821',
    });
    send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...named, other_id: null, vin: '1FTBW2CM5MKA00007' } });
    expect(draftOf(now())?.vehicle).toMatchObject({ vin: '1FTBW2CM5MKA00007' });
  });

  it('is removed once the request is sent', async () => {
    const findRequest = [{ status: 'success', orderId: 9 } as const];
    const { clock, now, at, toSubmit } = start({ submit: [NEVER], findRequest });
    await toSubmit();
    expect(draftOf(now())).toMatchObject({ step: 'schedule', time: '13:30' });
    clock.increment(30_000);
    await at('sent');
    expect(draftOf(now())).toBeNull();
  });

  it('ignores stored data that is not a draft', () => {
    expect(readDraft(JSON.stringify(saved))).toEqual(saved);
    const wrong = [
      null,
      '',
      '{',
      '[]',
      '7',
      '{}',
      JSON.stringify({ ...saved, services: [{ id: 1 }] }),
      JSON.stringify({ ...saved, shop: 31 }),
    ];
    for (const text of [
      ...wrong,
      JSON.stringify({ ...saved, comments: 4 }),
      JSON.stringify({ ...saved, step: 'sent' }),
    ]) {
      expect(readDraft(text)).toBeNull();
    }
  });

  it('an untouched form has none', () => {
    expect(readDraft(JSON.stringify(draftOf(start({}, INPUT).now())))).toBeNull();
  });
});
