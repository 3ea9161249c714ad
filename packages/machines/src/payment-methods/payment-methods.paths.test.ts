import type { StoredMethod } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost, pathsOf } from '../every-state.fixture.ts';
import { paymentMethodsMachine } from './payment-methods.machine.ts';
import { CARD, KNOWN, ME, NEW, NONCE, REFUSED, list, refused } from './payment-methods.fixture.ts';

type Snapshot = SnapshotFrom<typeof paymentMethodsMachine>;

const SUBMIT = { type: 'task.submitted' } as const;
const CANCEL = { type: 'task.canceled' } as const;
const question = (kind: 'delete' | 'default', method: StoredMethod) => ({ type: `${kind}.requested`, method }) as const;
const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
const late = (delay: string, state: string) => ({ type: `xstate.after.${delay}.paymentMethods.${state}` });

const REQUESTS = [
  { type: 'add.requested', knownIds: KNOWN },
  question('delete', CARD),
  question('delete', { ...CARD, is_default: true }),
  question('delete', { ...CARD, has_active_orders: true }),
  question('default', CARD),
  question('default', { ...CARD, is_default: true }),
] as const;

const events = [
  ...REQUESTS,
  { type: 'form.ready', isReady: true },
  { type: 'form.ready', isReady: false },
  { type: 'card.changed' },
  { type: 'drivers.chosen', ids: [4] },
  SUBMIT,
  CANCEL,
  { type: 'outcome.retried' },
  late('addPause', 'adding.pausing'),
  late('providerPatience', 'adding.requesting'),
  late('answerPatience', 'saving'),
  late('answerPatience', 'checkingOutcome'),
  ...done('requestNonce', { status: 'success', nonce: NONCE }, { status: 'none' }),
  ...done(
    'save',
    { status: 'success', method: NEW },
    ...(['consumed', 'declined', 'inUse', 'isDefault', 'other'] as const).map(refused),
    { status: 'gone' },
    { status: 'lost' },
  ),
  ...done('checkOutcome', list(CARD), list(CARD, NEW), list(), list({ ...CARD, is_default: true, customer_ids: [4] }), REFUSED),
  ...['requestNonce', 'save', 'checkOutcome'].map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
] as never[];

const placeOf = ({ value, status, context }: Snapshot): string =>
  JSON.stringify([value, status, context.task, context.drivers, context.nonce, context.isSpent, context.notice]);
const nameOf = ({ value }: { value: unknown }): string => pathsOf(value)[0]!;

const paths = getShortestPaths(paymentMethodsMachine, {
  input: { userId: ME },
  events,
  serializeState: (snapshot) => placeOf(snapshot as Snapshot),
  // An error event of an actor that doesn't run ends the machine.
  stopWhen: ({ status }) => status !== 'active',
  limit: 50_000,
}).filter(({ state }) => state.status === 'active');
const at = (...names: string[]) => paths.filter(({ state }) => names.includes(nameOf(state)));
const after = (state: Snapshot, event: unknown): Snapshot => transition(paymentMethodsMachine, state, event as never)[0] as Snapshot;

describe('every path of changing payment methods', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set(paths.map(({ state }) => nameOf(state)));
    expect(innermost(paymentMethodsMachine).filter((path) => !reached.has(path))).toEqual(['returning', 'canceled']);
    expect(everyState(paymentMethodsMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('one task at a time: nothing else begins while one is open', () => {
    const busy = paths.filter(({ state }) => state.context.task !== null);
    expect(busy.length).toBeGreaterThan(30);
    for (const { state } of busy) for (const event of REQUESTS) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('nothing is added without a nonce, and none is sent that the provider has used up', () => {
    for (const { state } of at('saving')) {
      if (state.context.task?.kind !== 'add') continue;
      expect(state.context.nonce, placeOf(state)).not.toBeNull();
      expect(state.context.isSpent, placeOf(state)).toBe(false);
    }
    for (const { state } of at('adding.holding')) {
      expect(state.context.nonce, placeOf(state)).not.toBeNull();
      expect(state.context.isSpent, placeOf(state)).toBe(false);
    }
  });

  it('a card is not submitted before the pause has ended', () => {
    for (const { state } of at('adding.loadingForm', 'adding.pausing')) expect(state.can(SUBMIT), placeOf(state)).toBe(false);
    const [pausing] = at('adding.pausing');
    expect(nameOf(after(pausing!.state as Snapshot, late('addPause', 'adding.pausing')))).toBe('adding.entering');
  });

  it('[PAY-12, PAY-13] neither the default method nor one in use is sent to be deleted', () => {
    for (const { state } of at('confirmingDelete', 'saving', 'checkingOutcome', 'outcomeUnknown')) {
      const { task } = state.context;
      if (task?.kind !== 'delete') continue;
      expect([task.method.is_default, task.method.has_active_orders], placeOf(state)).toEqual([false, false]);
    }
  });

  it('[PAY-11, PAY-14] nothing is deleted or made the default without an answer to the question', () => {
    const sent = at('saving').filter(({ state }) => ['delete', 'default'].includes(state.context.task!.kind));
    expect(sent.map(({ steps }) => steps.at(-1)!.event.type)).toEqual(sent.map(() => SUBMIT.type));
    expect(sent.length).toBeGreaterThan(1);
  });

  it('[PAY-15] a default method is not asked about', () => {
    for (const { state } of at('confirmingDefault')) {
      const { task } = state.context;
      expect(task?.kind === 'default' && task.method.is_default).toBe(false);
    }
  });

  it('ignores a second press while anything about the first is open', () => {
    const waiting = at('adding.requesting', 'saving', 'checkingOutcome', 'outcomeUnknown');
    expect(waiting.length).toBeGreaterThan(0);
    for (const { state } of waiting) expect(state.can(SUBMIT), placeOf(state)).toBe(false);
  });

  it('a failing save loses neither the nonce nor the drivers', () => {
    for (const { state } of at('saving', 'checkingOutcome')) {
      for (const event of events) {
        const { type, output } = event as { type: string; output?: { status?: string; reason?: string } };
        if (!type.startsWith('xstate.') || output?.reason === 'declined') continue;
        const next = after(state as Snapshot, event);
        if (next.context.task === null || (state.context.isSpent && next.context.nonce === null)) continue;
        expect(next.context.nonce, `${placeOf(state as Snapshot)} ${type}`).toEqual(state.context.nonce);
        expect(next.context.drivers).toEqual(state.context.drivers);
      }
    }
  });

  it('a cancel leaves nothing behind, wherever it is offered', () => {
    const start = createActor(paymentMethodsMachine, { input: { userId: ME } }).getSnapshot();
    const offered = paths.filter(({ state }) => state.can(CANCEL));
    expect(new Set(offered.map(({ state }) => nameOf(state)))).toEqual(
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
    for (const { state } of offered) {
      const next = after(state as Snapshot, CANCEL);
      expect([next.value, next.context]).toEqual(['viewing', start.context]);
    }
  });

  it('says why whenever it fails, and never while it waits for a first answer', () => {
    for (const { state } of at('adding.holding', 'outcomeUnknown'))
      expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const { state } of at('adding.requesting', 'saving')) expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = nameOf(state);
      if (!left.has(here) && events.some((event) => nameOf(after(state as Snapshot, event)) !== here)) left.add(here);
    }
    expect(paths.map(({ state }) => nameOf(state)).filter((name) => !left.has(name))).toEqual([]);
  });
});
