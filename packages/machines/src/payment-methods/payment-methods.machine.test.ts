import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { CARD, KNOWN, ME, NEW, NONCE, REFUSED, list, refused } from './payment-methods.fixture.ts';
import { paymentMethodsMachine } from './payment-methods.machine.ts';
import type {
  MethodsOutcome,
  NonceOutcome,
  PaymentMethodsEvent,
  PaymentMethodsNews,
  PaymentSave,
  PaymentSaveOutcome,
} from './payment-methods.types.ts';

interface Answers {
  nonce?: NonceOutcome[];
  save?: PaymentSaveOutcome[];
  read?: MethodsOutcome[];
}

const GIVEN: NonceOutcome = { status: 'success', nonce: NONCE };
const SAVED: PaymentSaveOutcome = { status: 'success', method: NEW };
const LOST: PaymentSaveOutcome = { status: 'lost' };
const SUBMIT = { type: 'task.submitted' } as const;
const ADD = { type: 'add.requested', knownIds: KNOWN } as const;
const question = (kind: 'delete' | 'default', method = CARD) => ({ type: `${kind}.requested`, method }) as const;

/** Gives the answers one after another. */
function play({ nonce = [], save = [], read = [] }: Answers, ...does: PaymentMethodsEvent[]) {
  const sent: PaymentSave[] = [];
  const said: PaymentMethodsNews[] = [];
  const actor = createActor(
    paymentMethodsMachine.provide({
      actors: {
        requestNonce: fromPromise(async () => nonce.shift()!),
        savePaymentMethod: fromPromise<PaymentSaveOutcome, PaymentSave>(async ({ input }) => {
          sent.push(input);
          return save.shift()!;
        }),
        readMethods: fromPromise(async () => read.shift()!),
      },
      delays: { addPause: 0 },
    }),
    { input: { userId: ME } },
  );
  for (const type of ['task.done', 'method.gone', 'card.needed'] as const) actor.on(type, (news) => said.push(news));
  actor.start();
  for (const event of does) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const submit = async () => {
    actor.send(SUBMIT);
    await settled();
  };
  return { actor, sent, said, settled, submit };
}

/** A dialog whose form is ready for a card. */
async function entering(answers: Answers) {
  const played = play(answers, ADD, { type: 'form.ready', isReady: true });
  await vi.waitFor(() => expect(played.actor.getSnapshot().matches({ adding: 'entering' })).toBe(true));
  return played;
}

describe('adding', () => {
  it('sends the nonce with the chosen drivers, and says what was added', async () => {
    const { actor, sent, said, submit } = await entering({ nonce: [GIVEN], save: [SAVED] });
    actor.send({ type: 'drivers.chosen', ids: [4] });
    await submit();
    expect(sent).toEqual([{ kind: 'add', nonce: 'nonce-1', customerIds: [4] }]);
    expect(said).toEqual([{ type: 'task.done', kind: 'add', method: NEW }]);
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('a provider that gives no nonce: nothing is sent, and it can be submitted again', async () => {
    const { actor, sent, submit } = await entering({ nonce: [{ status: 'none' }, GIVEN], save: [SAVED] });
    await submit();
    expect(sent).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ adding: 'entering' });
    await submit();
    expect(sent).toHaveLength(1);
  });

  it('a failing create: the same nonce is sent again, once for each press, and not asked for again', async () => {
    const { actor, sent, said, submit } = await entering({ nonce: [GIVEN], save: [refused('other'), refused('other'), SAVED] });
    await submit();
    expect(actor.getSnapshot()).toMatchObject({ value: { adding: 'holding' }, context: { nonce: NONCE, notice: REFUSED.notice } });
    await submit();
    await submit();
    expect(sent.map((save) => save.kind === 'add' && save.nonce)).toEqual(['nonce-1', 'nonce-1', 'nonce-1']);
    expect(said).toHaveLength(1);
  });

  it('another card entered after a failing create gets its own nonce', async () => {
    const { actor, sent, submit } = await entering({
      nonce: [GIVEN, { status: 'success', nonce: { ...NONCE, nonce: 'nonce-2' } }],
      save: [refused('other'), SAVED],
    });
    await submit();
    actor.send({ type: 'card.changed' });
    await submit();
    expect(sent.map((save) => save.kind === 'add' && save.nonce)).toEqual(['nonce-1', 'nonce-2']);
  });

  it('a declined card is asked for again', async () => {
    const { actor, said, submit } = await entering({ nonce: [GIVEN], save: [refused('declined')] });
    await submit();
    expect(actor.getSnapshot()).toMatchObject({ value: { adding: 'entering' }, context: { nonce: null, notice: REFUSED.notice } });
    expect(said).toEqual([{ type: 'card.needed' }]);
  });

  it('a role that may not add any is not offered to try again', async () => {
    const { actor, sent, submit } = await entering({ nonce: [GIVEN], save: [refused('forbidden')] });
    await submit();
    expect(actor.getSnapshot()).toMatchObject({ value: 'blocked', context: { nonce: null, notice: REFUSED.notice } });
    actor.send(SUBMIT);
    expect(sent).toHaveLength(1);
  });

  it('a consumed nonce asks for the card again, if the method is not there', async () => {
    const { actor, said, submit } = await entering({ nonce: [GIVEN], save: [refused('consumed')], read: [list(CARD)] });
    await submit();
    expect(actor.getSnapshot()).toMatchObject({
      value: { adding: 'entering' },
      context: { nonce: null, notice: { label: 'enterAgain' } },
    });
    expect(said).toEqual([{ type: 'card.needed' }]);
  });

  it('a consumed nonce whose method is there was stored by an earlier try', async () => {
    const { sent, said, submit } = await entering({
      nonce: [GIVEN],
      save: [LOST, refused('consumed')],
      read: [list(CARD), list(CARD, NEW)],
    });
    await submit();
    await submit();
    expect(sent).toHaveLength(2);
    expect(said).toEqual([{ type: 'task.done', kind: 'add', method: NEW }]);
  });

  it.each([
    ['it is there', list(CARD, NEW), 'viewing', 1],
    ['it is not', list(CARD), { adding: 'holding' }, 0],
    ['a new one is somebody else’s', list(CARD, { ...NEW, owner_id: 8 }), { adding: 'holding' }, 0],
    ['nobody knows', REFUSED, 'outcomeUnknown', 0],
  ] as const)('a lost answer is looked up before anything is sent again: %s', async (_what, answer, state, times) => {
    const { actor, sent, said, submit } = await entering({ nonce: [GIVEN], save: [LOST], read: [answer] });
    await submit();
    expect(sent).toHaveLength(1);
    expect(actor.getSnapshot().value).toEqual(state);
    expect(said).toHaveLength(times);
  });

  it('what nobody knows is only looked up again', async () => {
    const { actor, sent, said, submit, settled } = await entering({ nonce: [GIVEN], save: [LOST], read: [REFUSED, list(CARD, NEW)] });
    await submit();
    actor.send({ type: 'outcome.retried' });
    await settled();
    expect(sent).toHaveLength(1);
    expect(said).toMatchObject([{ type: 'task.done', method: NEW }]);
  });

  it('a form that is loaded again waits again', async () => {
    const { actor } = await entering({});
    actor.send({ type: 'form.ready', isReady: false });
    expect(actor.getSnapshot().value).toEqual({ adding: 'loadingForm' });
  });
});

describe('changing', () => {
  it.each([
    ['default', [{ ...CARD, is_default: true }], 'viewing'],
    ['delete', [], 'viewing'],
    ['default', [CARD], 'confirmingDefault'],
    ['delete', [CARD], 'confirmingDelete'],
  ] as const)('a lost answer about %s is looked up: %j', async (kind, methods, state) => {
    const { actor, submit } = play({ save: [LOST], read: [list(...methods)] }, question(kind));
    await submit();
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('somebody else deleted the method', async () => {
    const { actor, said, submit } = play({ save: [{ status: 'gone' }] }, question('default'));
    await submit();
    expect(said).toEqual([{ type: 'method.gone' }]);
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('somebody else deleted it first: it is deleted', async () => {
    const { said, submit } = play({ save: [{ status: 'gone' }] }, question('delete'));
    await submit();
    expect(said).toEqual([{ type: 'task.done', kind: 'delete', method: null }]);
  });

  it.each(['inUse', 'isDefault'] as const)('the server refuses to delete it: %s', async (reason) => {
    const { actor, submit } = play({ save: [refused(reason)] }, question('delete'));
    await submit();
    expect(actor.getSnapshot()).toMatchObject({ value: 'blocked', context: { notice: REFUSED.notice } });
  });

  it.each([{ is_default: true }, { has_active_orders: true }])('[PAY-12, PAY-13] one with %j is not asked about and not sent', (change) => {
    const { actor, sent } = play({}, question('delete', { ...CARD, ...change }), SUBMIT);
    expect(actor.getSnapshot().value).toBe('blocked');
    expect(sent).toEqual([]);
  });

  it('[PAY-15] a default method cannot be made the default, or lose it', () => {
    const { actor, sent } = play({}, question('default', { ...CARD, is_default: true }), SUBMIT);
    expect(actor.getSnapshot().value).toBe('viewing');
    expect(sent).toEqual([]);
  });
});

it('a response that takes too long is looked up, and nothing is sent a second time', async () => {
  const clock = new SimulatedClock();
  const save = vi.fn<() => Promise<PaymentSaveOutcome>>(() => new Promise(() => undefined));
  const actors = {
    savePaymentMethod: fromPromise<PaymentSaveOutcome, PaymentSave>(save),
    readMethods: fromPromise(async () => list({ ...CARD, is_default: true })),
  };
  const actor = createActor(paymentMethodsMachine.provide({ actors }), { clock, input: { userId: ME } }).start();
  actor.send(question('default'));
  actor.send(SUBMIT);
  clock.increment(30_000);
  expect(actor.getSnapshot().value).toBe('checkingOutcome');
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('viewing'));
  expect(save).toHaveBeenCalledTimes(1);
});
