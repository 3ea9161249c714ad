import { describe, expect, it } from 'vitest';
import { readDraft } from './draft.ts';
import { draftOf } from './service-request.machine.ts';
import { DAY, INPUT, NEVER, OIL, SHOP, TIMES, VEHICLE, start, stateOf } from './service-request.fixture.ts';
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
    const { actor, toTimes } = start();
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    const stored = readDraft(JSON.stringify(draftOf(actor.getSnapshot())));
    const again = start({ times: [{ ...TIMES, times: ['13:30'] }] }, { draft: stored });
    expect(stateOf(again.actor.getSnapshot().value)).toBe('schedule.loadingTimes');
    const restored = await again.at('schedule.choosingTime');
    expect(restored.context.draft).toMatchObject({ poNumber: 'PO-1', comments: 'Squeaks', date: DAY, time: '13:30' });
    expect(restored.can({ type: 'request.submitted' })).toBe(true);
    expect(again.calls).toEqual([`times ${DAY} 7 31 101`]);
    again.clock.increment(300);
    expect(again.calls).toContain('prices 7 31 101');
  });

  it('can be restored into an open form, without a date that has passed', () => {
    const { actor } = start();
    actor.send({ type: 'draft.restored', draft: { ...saved, date: '2026-03-01' } });
    expect(stateOf(actor.getSnapshot().value)).toBe('schedule.choosingDate');
    expect(actor.getSnapshot().context.draft).toMatchObject({ date: null, time: null, faultCodes: [5] });
  });

  it('starts at the form when it cannot be scheduled', () => {
    const blocked = { ...saved, vehicle: { ...VEHICLE, is_active: false } };
    expect(stateOf(start({}, { draft: blocked }).actor.getSnapshot().value)).toBe('new.editing');
    expect(stateOf(start({}, { draft: { ...saved, services: [] } }).actor.getSnapshot().value)).toBe('new.editing');
    expect(stateOf(start({}, { draft: { ...saved, step: 'new' } }).actor.getSnapshot().value)).toBe('new.editing');
  });

  it('keeps only fields of the request', () => {
    const { actor, fill } = start();
    fill();
    const order = { id: 1, status: 'paid', total: 12, approver: 'Ann Lee' };
    const vehicle = { ...VEHICLE, active_order: order, policies: [1], vin: '1FT' };
    actor.send({ type: 'vehicle.chosen', vehicle });
    expect(draftOf(actor.getSnapshot())?.vehicle).toEqual({
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
    expect(draftOf(actor.getSnapshot())?.step).toBe('new');
  });

  it('a vehicle keeps what it is named by', () => {
    const { actor, fill } = start();
    fill();
    const named = { other_id: 'VAN-07', license_plate_number: 'JKT4821', vehicle_name: null, name_of_vehicle: null };
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...named, name_of_vehicle: '2021 Ford Transit' } });
    expect(draftOf(actor.getSnapshot())?.vehicle).toMatchObject({
      other_id: 'VAN-07',
      vehicle_name: '2021 Ford Transit',
      license_plate_number: 'JKT4821',
    });
    actor.send({ type: 'vehicle.chosen', vehicle: { ...VEHICLE, ...named, other_id: null, vin: '1FTBW2CM5MKA00007' } });
    expect(draftOf(actor.getSnapshot())?.vehicle).toMatchObject({ vin: '1FTBW2CM5MKA00007' });
  });

  it('is removed once the request is sent', async () => {
    const find = [{ status: 'success', orderId: 9 } as const];
    const { actor, clock, toSubmit, at } = start({ submit: [NEVER], find });
    await toSubmit();
    expect(draftOf(actor.getSnapshot())).toMatchObject({ step: 'schedule', time: '13:30' });
    clock.increment(30_000);
    await at('sent');
    expect(draftOf(actor.getSnapshot())).toBeNull();
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
    for (const text of [...wrong, JSON.stringify({ ...saved, comments: 4 }), JSON.stringify({ ...saved, step: 'sent' })]) {
      expect(readDraft(text)).toBeNull();
    }
  });

  it('an untouched form has none', () => {
    expect(readDraft(JSON.stringify(draftOf(start({}, INPUT).actor.getSnapshot())))).toBeNull();
  });
});
