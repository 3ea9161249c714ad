import { timing } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { NEVER, play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { CARD, KNOWN, ME, NEW, NONCE, REFUSED, list, refused } from './payment-methods.fixture.ts';
import { paymentMethodsMachine } from './payment-methods.machine.ts';
import type { NonceOutcome, PaymentMethodsEvent, PaymentSaveOutcome } from './payment-methods.types.ts';

const GIVEN: NonceOutcome = { status: 'success', nonce: NONCE };
const SAVED: PaymentSaveOutcome = { status: 'success', method: NEW };
const LOST: PaymentSaveOutcome = { status: 'lost' };
const SUBMIT = { type: 'task.submitted' } as const;
const ADD = { type: 'add.requested', knownIds: KNOWN } as const;
const question = (kind: 'delete' | 'default', method = CARD) => ({ type: `${kind}.requested`, method }) as const;

function start(answers: Answers<typeof paymentMethodsMachine>, ...events: PaymentMethodsEvent[]) {
  const played = play(paymentMethodsMachine, { userId: ME }, answers, ...events);
  const submit = () => {
    played.send(SUBMIT);
    return played.settled();
  };
  return { ...played, submit, saves: () => played.sent('savePaymentMethod') };
}

/** A dialog whose form is ready for a card. */
function entering(answers: Answers<typeof paymentMethodsMachine>) {
  const played = start(answers, ADD, { type: 'form.ready', isReady: true });
  played.clock.increment(timing.addPaymentButton);
  return played;
}

describe('adding', () => {
  it('sends the nonce with the chosen drivers, and says what was added', async () => {
    const { said, now, send, submit, saves } = entering({ requestNonce: [GIVEN], savePaymentMethod: [SAVED] });
    send({ type: 'drivers.chosen', ids: [4] });
    await submit();
    expect(saves()).toEqual([{ kind: 'add', nonce: 'nonce-1', customerIds: [4] }]);
    expect(said).toEqual([{ type: 'task.done', kind: 'add', method: NEW }]);
    expect(now().value).toBe('viewing');
  });

  it('a provider that gives no nonce: nothing is sent, and it can be submitted again', async () => {
    const { now, submit, saves } = entering({ requestNonce: [{ status: 'none' }, GIVEN], savePaymentMethod: [SAVED] });
    await submit();
    expect(saves()).toEqual([]);
    expect(now().value).toEqual({ adding: 'entering' });
    await submit();
    expect(saves()).toHaveLength(1);
  });

  it('a failing create: the same nonce is sent again, once for each press, and not asked for again', async () => {
    const { said, now, submit, saves } = entering({
      requestNonce: [GIVEN],
      savePaymentMethod: [refused('other'), refused('other'), SAVED],
    });
    await submit();
    expect(now()).toMatchObject({ value: { adding: 'holding' }, context: { nonce: NONCE, notice: REFUSED.notice } });
    await submit();
    await submit();
    expect(saves()).toMatchObject([{ nonce: 'nonce-1' }, { nonce: 'nonce-1' }, { nonce: 'nonce-1' }]);
    expect(said).toHaveLength(1);
  });

  it('another card entered after a failing create gets its own nonce', async () => {
    const { send, submit, saves } = entering({
      requestNonce: [GIVEN, { status: 'success', nonce: { ...NONCE, nonce: 'nonce-2' } }],
      savePaymentMethod: [refused('other'), SAVED],
    });
    await submit();
    send({ type: 'card.changed' });
    await submit();
    expect(saves()).toMatchObject([{ nonce: 'nonce-1' }, { nonce: 'nonce-2' }]);
  });

  it('a declined card is asked for again', async () => {
    const { said, now, submit } = entering({ requestNonce: [GIVEN], savePaymentMethod: [refused('declined')] });
    await submit();
    expect(now()).toMatchObject({ value: { adding: 'entering' }, context: { nonce: null, notice: REFUSED.notice } });
    expect(said).toEqual([{ type: 'card.needed' }]);
  });

  it('a role that may not add any is not offered to try again', async () => {
    const { now, send, submit, saves } = entering({ requestNonce: [GIVEN], savePaymentMethod: [refused('forbidden')] });
    await submit();
    expect(now()).toMatchObject({ value: 'blocked', context: { nonce: null, notice: REFUSED.notice } });
    send(SUBMIT);
    expect(saves()).toHaveLength(1);
  });

  it('a consumed nonce asks for the card again, if the method is not there', async () => {
    const { said, now, submit } = entering({
      requestNonce: [GIVEN],
      savePaymentMethod: [refused('consumed')],
      readMethods: [list(CARD)],
    });
    await submit();
    expect(now()).toMatchObject({
      value: { adding: 'entering' },
      context: { nonce: null, notice: { label: 'enterAgain' } },
    });
    expect(said).toEqual([{ type: 'card.needed' }]);
  });

  it('a consumed nonce whose method is there was stored by an earlier try', async () => {
    const { said, submit, saves } = entering({
      requestNonce: [GIVEN],
      savePaymentMethod: [LOST, refused('consumed')],
      readMethods: [list(CARD), list(CARD, NEW)],
    });
    await submit();
    await submit();
    expect(saves()).toHaveLength(2);
    expect(said).toEqual([{ type: 'task.done', kind: 'add', method: NEW }]);
  });

  it.each([
    ['it is there', list(CARD, NEW), 'viewing', 1],
    ['it is not', list(CARD), { adding: 'holding' }, 0],
    ['a new one is somebody else’s', list(CARD, { ...NEW, owner_id: 8 }), { adding: 'holding' }, 0],
    ['nobody knows', REFUSED, 'outcomeUnknown', 0],
  ] as const)('a lost response is looked up before anything is sent again: %s', async (_what, answer, state, times) => {
    const { said, now, submit, saves } = entering({
      requestNonce: [GIVEN],
      savePaymentMethod: [LOST],
      readMethods: [answer],
    });
    await submit();
    expect(saves()).toHaveLength(1);
    expect(now().value).toEqual(state);
    expect(said).toHaveLength(times);
  });

  it('what nobody knows is only looked up again', async () => {
    const { said, send, submit, saves, settled } = entering({
      requestNonce: [GIVEN],
      savePaymentMethod: [LOST],
      readMethods: [REFUSED, list(CARD, NEW)],
    });
    await submit();
    send({ type: 'outcome.retried' });
    await settled();
    expect(saves()).toHaveLength(1);
    expect(said).toMatchObject([{ type: 'task.done', method: NEW }]);
  });

  it('a form that is loaded again waits again', async () => {
    const { send } = entering({});
    expect(send({ type: 'form.ready', isReady: false }).value).toEqual({ adding: 'loadingForm' });
  });
});

describe('changing', () => {
  const DEFAULT = { ...CARD, is_default: true };

  it.each([
    ['default', [NEW, DEFAULT], 'viewing', { type: 'task.done', kind: 'default', method: DEFAULT }],
    ['delete', [NEW], 'viewing', { type: 'task.done', kind: 'delete', method: null }],
    ['default', [NEW], 'viewing', { type: 'method.gone' }],
    ['default', [NEW, CARD], 'confirmingDefault', undefined],
    ['delete', [NEW, CARD], 'confirmingDelete', undefined],
  ] as const)('a lost response about %s is looked up: %j', async (kind, methods, state, news) => {
    const { now, said, submit, saves } = start(
      { savePaymentMethod: [LOST], readMethods: [list(...methods)] },
      question(kind),
    );
    await submit();
    expect(now().value).toBe(state);
    expect(said).toEqual(news ? [news] : []);
    expect(saves()).toEqual([{ kind, id: CARD.id }]);
  });

  it.each(['default', 'delete'] as const)(
    'somebody else deleted the method first: %s is not announced',
    async (kind) => {
      const { said, now, submit } = start({ savePaymentMethod: [{ status: 'gone' }] }, question(kind));
      await submit();
      expect(said).toEqual([{ type: 'method.gone' }]);
      expect(now().value).toBe('viewing');
    },
  );

  it.each(['inUse', 'isDefault'] as const)('the server refuses to delete it: %s', async (reason) => {
    const { now, submit } = start({ savePaymentMethod: [refused(reason)] }, question('delete'));
    await submit();
    expect(now()).toMatchObject({ value: 'blocked', context: { notice: REFUSED.notice } });
  });

  it.each([{ is_default: true }, { has_active_orders: true }])(
    '[PAY-12, PAY-13] one with %j is not asked about and not sent',
    (change) => {
      const { now, saves } = start({}, question('delete', { ...CARD, ...change }), SUBMIT);
      expect(now().value).toBe('blocked');
      expect(saves()).toEqual([]);
    },
  );

  it('[PAY-15] a default method cannot be made the default, or lose it', () => {
    const { now, saves } = start({}, question('default', { ...CARD, is_default: true }), SUBMIT);
    expect(now().value).toBe('viewing');
    expect(saves()).toEqual([]);
  });
});

it('a response that takes too long is looked up, and nothing is sent a second time', async () => {
  const readMethods = [list({ ...CARD, is_default: true })];
  const { clock, now, saves, at } = start({ savePaymentMethod: [NEVER], readMethods }, question('default'), SUBMIT);
  clock.increment(30_000);
  expect(now().value).toBe('checkingOutcome');
  await at('viewing');
  expect(saves()).toHaveLength(1);
});
