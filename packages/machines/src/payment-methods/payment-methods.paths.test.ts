import type { StoredMethod } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { broken, done, late, nameOf, walk } from '../walk.fixture.ts';
import { paymentMethodsMachine } from './payment-methods.machine.ts';
import { CARD, KNOWN, ME, NEW, NONCE, REFUSED, list, refused } from './payment-methods.fixture.ts';

const SUBMIT = { type: 'task.submitted' } as const;
const CANCEL = { type: 'task.canceled' } as const;
const question = (kind: 'delete' | 'default', method: StoredMethod) => ({ type: `${kind}.requested`, method }) as const;

const REQUESTS = [
  { type: 'add.requested', knownIds: KNOWN },
  question('delete', CARD),
  question('delete', { ...CARD, is_default: true }),
  question('delete', { ...CARD, has_active_orders: true }),
  question('default', CARD),
  question('default', { ...CARD, is_default: true }),
] as const;

const { states, paths, events, placeOf, at, after, unreached, deadEnds } = walk(paymentMethodsMachine, {
  inputs: [{ userId: ME }],
  events: [
    ...REQUESTS,
    { type: 'form.ready', isReady: true },
    { type: 'form.ready', isReady: false },
    { type: 'card.changed' },
    { type: 'drivers.chosen', ids: [4] },
    SUBMIT,
    CANCEL,
    { type: 'outcome.retried' },
    ...late('addPause', 'paymentMethods.adding.pausing'),
    ...late('providerPatience', 'paymentMethods.adding.requesting'),
    ...late('responsePatience', 'paymentMethods.saving', 'paymentMethods.checkingOutcome'),
    ...done('requestNonce', { status: 'success', nonce: NONCE }, { status: 'none' }),
    ...done(
      'save',
      { status: 'success', method: NEW },
      ...(['consumed', 'declined', 'inUse', 'isDefault', 'other'] as const).map(refused),
      { status: 'gone' },
      { status: 'lost' },
    ),
    ...done(
      'checkOutcome',
      list(CARD),
      list(CARD, NEW),
      list(),
      list({ ...CARD, is_default: true, customer_ids: [4] }),
      REFUSED,
    ),
    ...broken('requestNonce', 'save', 'checkOutcome'),
  ],
  facts: ({ task, drivers, nonce, isSpent, notice }) => [task, drivers, nonce, isSpent, notice],
});

describe('every path of changing payment methods', () => {
  it('leads to every state, and has no dead end', () => {
    expect([unreached(), deadEnds()]).toEqual([[], []]);
  });

  it('one task at a time: nothing else begins while one is open', () => {
    const busy = states.filter((state) => state.context.task !== null);
    expect(busy.length).toBeGreaterThan(30);
    for (const state of busy) for (const event of REQUESTS) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('nothing is added without a nonce, and none is sent that the provider has used up', () => {
    for (const state of at('saving', 'adding.holding')) {
      if (state.context.task?.kind !== 'add') continue;
      expect(state.context.nonce, placeOf(state)).not.toBeNull();
      expect(state.context.isSpent, placeOf(state)).toBe(false);
    }
  });

  it('a card is not submitted before the pause has ended', () => {
    for (const state of at('adding.loadingForm', 'adding.pausing'))
      expect(state.can(SUBMIT), placeOf(state)).toBe(false);
    const [pausing] = at('adding.pausing');
    expect(nameOf(after(pausing!, late('addPause', 'paymentMethods.adding.pausing')[0]!))).toBe('adding.entering');
  });

  it('[PAY-12, PAY-13] neither the default method nor one in use is sent to be deleted', () => {
    for (const state of at('confirmingDelete', 'saving', 'checkingOutcome', 'outcomeUnknown')) {
      const { task } = state.context;
      if (task?.kind !== 'delete') continue;
      expect([task.method.is_default, task.method.has_active_orders], placeOf(state)).toEqual([false, false]);
    }
  });

  it('[PAY-11, PAY-14] nothing is deleted or made the default without an answer to the question', () => {
    const sent = paths.filter(({ state }) => nameOf(state) === 'saving' && state.context.task!.kind !== 'add');
    expect(sent.map(({ steps }) => steps.at(-1)!.event.type)).toEqual(sent.map(() => SUBMIT.type));
    expect(sent.length).toBeGreaterThan(1);
  });

  it('[PAY-15] a default method is not asked about', () => {
    for (const state of at('confirmingDefault')) {
      const { task } = state.context;
      expect(task?.kind === 'default' && task.method.is_default).toBe(false);
    }
  });

  it('ignores a second press while anything about the first is open', () => {
    const waiting = at('adding.requesting', 'saving', 'checkingOutcome', 'outcomeUnknown');
    expect(waiting.length).toBeGreaterThan(0);
    for (const state of waiting) expect(state.can(SUBMIT), placeOf(state)).toBe(false);
  });

  it('a failing save loses neither the nonce nor the drivers', () => {
    for (const state of at('saving', 'checkingOutcome')) {
      for (const event of events) {
        const { type, output } = event;
        if (!type.startsWith('xstate.') || output?.reason === 'declined') continue;
        const next = after(state, event);
        if (next.context.task === null || (state.context.isSpent && next.context.nonce === null)) continue;
        expect(next.context.nonce, `${placeOf(state)} ${type}`).toEqual(state.context.nonce);
        expect(next.context.drivers).toEqual(state.context.drivers);
      }
    }
  });

  it('a cancel leaves nothing behind, wherever it is offered', () => {
    const start = createActor(paymentMethodsMachine, { input: { userId: ME } }).getSnapshot();
    const offered = states.filter((state) => state.can(CANCEL));
    expect(new Set(offered.map(nameOf))).toEqual(
      new Set([
        'adding.loadingForm',
        'adding.pausing',
        'adding.entering',
        'adding.holding',
        'confirmingDelete',
        'confirmingDefault',
        'blocked',
        'outcomeUnknown',
      ]),
    );
    for (const state of offered) {
      const next = after(state, CANCEL);
      expect([next.value, next.context]).toEqual(['viewing', start.context]);
    }
  });

  it('says why whenever it fails, and never while it waits for a first answer', () => {
    for (const state of at('adding.holding', 'outcomeUnknown'))
      expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const state of at('adding.requesting', 'saving')) expect(state.context.notice, placeOf(state)).toBeNull();
  });
});
