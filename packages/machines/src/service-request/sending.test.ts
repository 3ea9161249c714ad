import { describe, expect, it } from 'vitest';
import { NEVER } from '../play.fixture.ts';
import { CREATED, DAY, OIL, REFUSED, TIMES, refusal, start } from './service-request.fixture.ts';

const SUBMIT = { type: 'request.submitted' } as const;

describe('sending', () => {
  it('[SRQ-07] a second submit while the first is in flight is ignored', async () => {
    const { now, send, sent, at, toTimes } = start();
    await toTimes();
    send({ type: 'time.chosen', time: '13:30' }, SUBMIT, SUBMIT, { type: 'details.changed', comments: 'other' });
    expect(now().hasTag('busy')).toBe(true);
    await at('sent');
    expect(sent('submit')).toMatchObject([{ customer_comments: 'Squeaks' }]);
    expect(sent('submit')).toHaveLength(1);
  });

  it('[SRQ-15] [SRQ-16] [ERR2-34] the order exists and the message says so', async () => {
    const { sent, at, toSubmit } = start();
    await toSubmit();
    expect(await at('sent')).toMatchObject({
      status: 'done',
      context: { orderId: 4182, notice: { tone: 'success', label: 'requestCreated' } },
    });
    expect(sent('submit')).toMatchObject([
      { vehicle_id: 7, shop_id: 31, po_number: 'PO-1', appointment_datetime: `${DAY}T13:30` },
    ]);
  });

  it('a time taken in the meantime goes back to choosing, with the times reloaded', async () => {
    const { send, sent, at, toSubmit } = start({
      submit: [refusal('slotTaken')],
      loadTimes: [TIMES, { ...TIMES, times: ['09:00'] }],
    });
    await toSubmit();
    await at('schedule.loadingTimes');
    const again = await at('schedule.choosingTime');
    expect(again.context).toMatchObject({
      draft: { date: DAY, time: null, comments: 'Squeaks', poNumber: 'PO-1' },
      times: { times: ['09:00'] },
      notice: { tone: 'error', label: 'slotTaken' },
    });
    expect(sent('loadTimes')).toHaveLength(2);
    expect(send({ type: 'time.chosen', time: '09:00' }).context.notice).toBeNull();
    send(SUBMIT);
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
  ] as const)(
    '[SRQ-08] the refusal %s leads to %s, with the server’s message and all input kept',
    async (reason, state) => {
      const { at, toSubmit } = start({ submit: [refusal(reason)] });
      await toSubmit();
      expect((await at(state)).context).toMatchObject({
        notice: { text: reason },
        draft: { comments: 'Squeaks', poNumber: 'PO-1', services: [OIL] },
      });
    },
  );

  it.each([
    ['lost', [{ status: 'lost' } as const]],
    ['broken', [new Error('broken')]],
    ['never given', [NEVER]],
  ])('after a response that is %s, checks for the order and does not send it twice', async (how, submit) => {
    const { clock, sent, at, toSubmit } = start({
      submit: [...submit],
      findRequest: [{ status: 'success', orderId: 9 }],
    });
    await toSubmit();
    if (how === 'never given') clock.increment(30_000);
    expect((await at('sent')).context.orderId).toBe(9);
    expect(sent('submit')).toHaveLength(1);
  });

  it('a request that created no order can be sent again', async () => {
    const { calls, send, at, toSubmit } = start({ submit: [{ status: 'lost' }, CREATED] });
    await toSubmit();
    expect((await at('schedule.choosingTime')).context).toMatchObject({
      notice: { label: 'notSent' },
      draft: { time: '13:30' },
    });
    send(SUBMIT);
    await at('sent');
    expect(calls.slice(1).map(([name]) => name)).toEqual(['submit', 'findRequest', 'submit']);
  });

  it('nothing is sent while the outcome is unknown', async () => {
    const findRequest = [REFUSED, new Error('broken'), NEVER, { status: 'success', orderId: 9 } as const];
    const { clock, send, at, toSubmit } = start({ submit: [{ status: 'lost' }], findRequest });
    await toSubmit();
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      const unknown = await at('outcomeUnknown');
      expect(unknown.context.notice).toMatchObject(notice);
      expect(unknown.can(SUBMIT)).toBe(false);
      send({ type: 'outcome.retried' });
    }
    await at('sent');
  });

  it('[ERR2-10] looks for an active order that a lost attempt may have created before reporting it', async () => {
    const none = { status: 'success', orderId: null } as const;
    for (const [orderId, state] of [
      [9, 'sent'],
      [null, 'new.blocked'],
    ] as const) {
      const { send, at, toSubmit } = start({
        submit: [{ status: 'lost' }, refusal('orderExistsAlert')],
        findRequest: [none, { status: 'success', orderId }],
      });
      await toSubmit();
      await at('schedule.choosingTime');
      send(SUBMIT);
      expect((await at(state)).context.orderId).toBe(orderId);
    }
  });

  it('[SRQ-07] an active order created by this request counts as success', async () => {
    const order = { status: 'success', orderId: 4182 } as const;
    const { now, sent, at, toSubmit } = start({ submit: [refusal('orderExistsAlert')], findRequest: [order] });
    await toSubmit();
    await at('sent');
    expect(now().context).toMatchObject({ orderId: 4182, notice: { label: 'requestCreated' } });
    expect(sent('submit')).toHaveLength(1);
  });
});
