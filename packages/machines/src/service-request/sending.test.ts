import { describe, expect, it } from 'vitest';
import { CREATED, DAY, NEVER, OIL, REFUSED, TIMES, refusal, start } from './service-request.fixture.ts';

const SUBMIT = { type: 'request.submitted' } as const;

describe('sending', () => {
  it('[SRQ-07] a second submit while the first is in flight is ignored', async () => {
    const { actor, bodies, calls, toTimes, at } = start();
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    actor.send(SUBMIT);
    actor.send(SUBMIT);
    actor.send({ type: 'details.changed', comments: 'other' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await at('sent');
    expect(bodies).toMatchObject([{ customer_comments: 'Squeaks' }]);
    expect(calls.filter((call) => call === 'submit')).toHaveLength(1);
  });

  it('[SRQ-15] [SRQ-16] [ERR2-34] the order exists and the message says so', async () => {
    const { bodies, toSubmit, at } = start();
    await toSubmit();
    const sent = await at('sent');
    expect(sent).toMatchObject({ status: 'done', context: { orderId: 4182, notice: { tone: 'success', label: 'requestCreated' } } });
    expect(bodies).toMatchObject([{ vehicle_id: 7, shop_id: 31, po_number: 'PO-1', appointment_datetime: `${DAY}T13:30` }]);
  });

  it('a time taken in the meantime goes back to choosing, with the times reloaded', async () => {
    const { actor, calls, toSubmit, at } = start({ submit: [refusal('slotTaken')], times: [TIMES, { ...TIMES, times: ['09:00'] }] });
    await toSubmit();
    await at('schedule.loadingTimes');
    const again = await at('schedule.choosingTime');
    expect(again.context).toMatchObject({
      draft: { date: DAY, time: null, comments: 'Squeaks', poNumber: 'PO-1' },
      times: { times: ['09:00'] },
      notice: { tone: 'error', label: 'slotTaken' },
    });
    expect(calls.filter((call) => call.startsWith('times'))).toHaveLength(2);
    actor.send({ type: 'time.chosen', time: '09:00' });
    expect(actor.getSnapshot().context.notice).toBeNull();
    actor.send(SUBMIT);
    await at('sent');
  });

  it.each([
    ['orderExistsAlert', 'new.blocked'],
    ['vehicleDeactivated', 'new.blocked'],
    ['vehicleNotEnrolled', 'new.blocked'],
    ['noAppointments', 'new.blocked'],
    ['heavyDutyUnsupported', 'new.blocked'],
    ['positionMissing', 'new.editing'],
    ['dateOutOfRange', 'schedule.choosingDate'],
    ['other', 'schedule.choosingTime'],
  ] as const)('[SRQ-08] the refusal %s leads to %s, with the server’s message and all input kept', async (reason, state) => {
    const { toSubmit, at } = start({ submit: [refusal(reason)] });
    await toSubmit();
    expect((await at(state)).context).toMatchObject({
      notice: { text: reason },
      draft: { comments: 'Squeaks', poNumber: 'PO-1', services: [OIL] },
    });
  });

  it.each([
    ['lost', [{ status: 'lost' } as const]],
    ['broken', [new Error('broken')]],
    ['never given', [NEVER]],
  ])('after a response that is %s, checks for the order and does not send it twice', async (how, submit) => {
    const { calls, clock, toSubmit, at } = start({ submit: [...submit], find: [{ status: 'success', orderId: 9 }] });
    await toSubmit();
    if (how === 'never given') clock.increment(30_000);
    expect((await at('sent')).context.orderId).toBe(9);
    expect(calls.filter((call) => call === 'submit')).toHaveLength(1);
  });

  it('a request that created no order can be sent again', async () => {
    const { actor, calls, toSubmit, at } = start({ submit: [{ status: 'lost' }, CREATED] });
    await toSubmit();
    expect((await at('schedule.choosingTime')).context).toMatchObject({ notice: { label: 'notSent' }, draft: { time: '13:30' } });
    actor.send(SUBMIT);
    await at('sent');
    expect(calls.filter((call) => call === 'submit' || call === 'find')).toEqual(['submit', 'find', 'submit']);
  });

  it('nothing is sent while the outcome is unknown', async () => {
    const find = [REFUSED, new Error('broken'), NEVER, { status: 'success', orderId: 9 } as const];
    const { actor, clock, toSubmit, at } = start({ submit: [{ status: 'lost' }], find });
    await toSubmit();
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      const unknown = await at('outcomeUnknown');
      expect(unknown.context.notice).toMatchObject(notice);
      expect(unknown.can(SUBMIT)).toBe(false);
      actor.send({ type: 'outcome.retried' });
    }
    await at('sent');
  });

  it('[ERR2-10] looks for an active order that a lost attempt may have created before reporting it', async () => {
    const none = { status: 'success', orderId: null } as const;
    for (const [orderId, state] of [
      [9, 'sent'],
      [null, 'new.blocked'],
    ] as const) {
      const { actor, toSubmit, at } = start({
        submit: [{ status: 'lost' }, refusal('orderExistsAlert')],
        find: [none, { status: 'success', orderId }],
      });
      await toSubmit();
      await at('schedule.choosingTime');
      actor.send(SUBMIT);
      expect((await at(state)).context.orderId).toBe(orderId);
    }
  });

  it('[SRQ-07] an active order created by this request counts as success', async () => {
    const order = { status: 'success', orderId: 4182 } as const;
    const { actor, at, calls, toSubmit } = start({ submit: [refusal('orderExistsAlert')], find: [order] });
    await toSubmit();
    await at('sent');
    expect(actor.getSnapshot().context).toMatchObject({ orderId: 4182, notice: { label: 'requestCreated' } });
    expect(calls.filter((call) => call === 'submit')).toHaveLength(1);
  });
});
