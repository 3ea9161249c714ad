import { policyDraftOf, sentinelId } from '@wayside/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost } from '../every-state.fixture.ts';
import { policyEditingMachine } from './policy-editing.machine.ts';
import type {
  PoliciesOutcome,
  PolicyEditingEvent,
  PolicyEditingInput,
  PolicySave,
  PolicySaveOutcome,
  SavedPolicy,
} from './policy-editing.types.ts';

type Snapshot = SnapshotFrom<typeof policyEditingMachine>;

const [ANN, BEN] = [1, 2];
const POLICY: SavedPolicy = {
  id: 61,
  amount: 250,
  service_definition_ids: [102],
  user_ids: [ANN],
  vehicle_ids: [7],
  all_vehicles: false,
  auto_approvable: false,
};
/** The policy that the draft below becomes. */
const CHANGED: SavedPolicy = { ...POLICY, amount: 400, user_ids: [BEN] };
const NEW: SavedPolicy = { ...CHANGED, id: 62, service_definition_ids: [], vehicle_ids: [], all_vehicles: true };
const THEIRS: SavedPolicy = { ...POLICY, amount: 90 };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const list = (...policies: SavedPolicy[]): PoliciesOutcome => ({ status: 'success', policies });
const saved = (policy: SavedPolicy): PolicySaveOutcome => ({ status: 'success', policy });

const ADD = { type: 'policy.added', knownIds: [POLICY.id] } as const;
const OPEN = { type: 'policy.opened', policy: POLICY } as const;
const TYPE = [
  { type: 'approvers.chosen', ids: [BEN] },
  { type: 'amount.changed', amount: 400 },
] as const;
const SUBMIT = { type: 'policy.submitted' } as const;
const CANCEL = { type: 'policy.canceled' } as const;

const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
const late = (state: string) => ({ type: `xstate.after.answerPatience.policyEditing.${state}` });

const events = [
  ADD,
  OPEN,
  ...TYPE,
  { type: 'approvers.chosen', ids: [] },
  SUBMIT,
  CANCEL,
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  { type: 'outcome.retried' },
  ...done('check', list(POLICY), list(THEIRS), list(), REFUSED),
  ...done('save', saved(CHANGED), REFUSED, { status: 'lost' }, { status: 'gone' }),
  ...done('checkOutcome', list(POLICY), list(CHANGED), list(POLICY, NEW), list(THEIRS), list(), REFUSED),
  ...['check', 'save', 'checkOutcome'].map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
  ...['checking', 'saving', 'checkingOutcome'].map(late),
] as never[];

const placeOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, context.base, context.draft, context.problems, context.theirs, context.notice !== null]);

const paths = getShortestPaths(policyEditingMachine, {
  input: { knownIds: [] },
  events,
  serializeState: (snapshot) => placeOf(snapshot as Snapshot),
  limit: 50_000,
});
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));

describe('every path of editing policies', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    const passed = ['starting', 'cancelled'];
    expect(innermost(policyEditingMachine).filter((path) => !reached.has(path))).toEqual(passed);
    expect(everyState(policyEditingMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('[POL-08] adds and opens nothing while one is in the form', () => {
    const busy = paths.filter(({ state }) => state.hasTag('form'));
    expect(busy.length).toBeGreaterThan(20);
    for (const { state } of busy) for (const event of [ADD, OPEN]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('[POL-03] sends nothing without an approver or an amount', () => {
    const sent = at('checking', 'saving', 'checkingOutcome', 'outcomeUnknown', 'conflict');
    expect(sent.length).toBeGreaterThan(0);
    for (const { state } of sent) {
      expect(state.context.draft.approvers.length, placeOf(state)).toBeGreaterThan(0);
      expect(state.context.draft.amount, placeOf(state)).not.toBeNull();
    }
  });

  it('[POL-07] a cancel leaves nothing behind, wherever it is offered', () => {
    const offered = paths.filter(({ state }) => state.can(CANCEL));
    expect(new Set(offered.map(({ state }) => state.value))).toEqual(new Set(['new', 'editing', 'failed', 'outcomeUnknown', 'conflict']));
    const start = createActor(policyEditingMachine, { input: { knownIds: [] } }).getSnapshot();
    for (const { state } of offered) {
      const [next] = transition(policyEditingMachine, state, CANCEL);
      expect(next).toMatchObject({ value: 'viewing', context: start.context });
    }
  });

  it('ignores a second press while anything about the first is open', () => {
    const open = at('checking', 'saving', 'checkingOutcome', 'outcomeUnknown');
    expect(open.length).toBeGreaterThan(0);
    for (const { state } of open) expect(state.can(SUBMIT)).toBe(false);
  });

  it('keeps what was typed, whatever fails on the way', () => {
    for (const { state } of paths) {
      for (const event of events) {
        const { type, output } = event as { type: string; output?: { status?: string } };
        if (!type.startsWith('xstate.') || output?.status === 'success') continue;
        const [next] = transition(policyEditingMachine, state, event);
        expect(next.context.draft, `${placeOf(state)} ${type}`).toEqual(state.context.draft);
      }
    }
  });

  it('says why whenever it fails, and never while it waits', () => {
    for (const { state } of at('failed', 'outcomeUnknown')) expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const { state } of at('checking', 'saving')) expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('waits for no answer forever', () => {
    const goal = { checking: 'failed', saving: 'checkingOutcome', checkingOutcome: 'outcomeUnknown' };
    for (const [state, next] of Object.entries(goal)) {
      const [waiting] = at(state);
      expect(transition(policyEditingMachine, waiting!.state, late(state) as never)[0].value).toBe(next);
    }
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => transition(policyEditingMachine, state, event)[0].value !== here)) left.add(here);
    }
    expect(paths.map(({ state }) => String(state.value)).filter((name) => !left.has(name))).toEqual([]);
  });
});

/** Returns the given results one after another. */
function play(
  answers: { read?: PoliciesOutcome[]; save?: PolicySaveOutcome[]; input?: PolicyEditingInput },
  ...does: PolicyEditingEvent[]
) {
  const sent: PolicySave[] = [];
  const said: unknown[] = [];
  const { read = [], save = [], input = { knownIds: [] } } = answers;
  const actor = createActor(
    policyEditingMachine.provide({
      actors: {
        readPolicies: fromPromise(async () => read.shift()!),
        savePolicy: fromPromise<PolicySaveOutcome, PolicySave>(async ({ input }) => {
          sent.push(input);
          return save.shift()!;
        }),
      },
    }),
    { input },
  );
  actor.on('policy.saved', (saying) => said.push(saying));
  actor.start();
  for (const event of does) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, sent, said, settled };
}

describe('what is sent and said', () => {
  it('[POL-04] [POL-05] a new one goes out at once, with no sentinel as an id', async () => {
    const { actor, sent, said, settled } = play(
      { save: [saved(NEW)] },
      ADD,
      { type: 'approvers.chosen', ids: [ANN] },
      { type: 'approvers.chosen', ids: [ANN, sentinelId] },
      { type: 'amount.changed', amount: 80 },
      SUBMIT,
    );
    await settled();
    expect(sent).toEqual([
      {
        id: null,
        policy: { amount: 80, service_definition_ids: [], user_ids: [], vehicle_ids: [], all_vehicles: true, auto_approvable: true },
        form: { base: null, draft: expect.objectContaining({ amount: 80 }), sentBeside: [POLICY.id] },
      },
    ]);
    expect(said).toEqual([{ type: 'policy.saved', isNew: true }]);
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('a saved one goes out when nobody else changed it', async () => {
    const { sent, said, settled } = play({ read: [list(POLICY)], save: [saved(CHANGED)] }, OPEN, ...TYPE, SUBMIT);
    await settled();
    expect(sent).toMatchObject([{ id: 61, policy: { amount: 400, user_ids: [BEN] } }]);
    expect(said).toEqual([{ type: 'policy.saved', isNew: false }]);
  });

  it('someone else changed it: mine over theirs', async () => {
    const { actor, sent, said, settled } = play({ read: [list(THEIRS)], save: [saved(CHANGED)] }, OPEN, ...TYPE, SUBMIT);
    await settled();
    expect(sent).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'conflict', context: { theirs: THEIRS } });
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent).toMatchObject([{ id: 61 }]);
    expect(said).toEqual([{ type: 'policy.saved', isNew: false }]);
  });

  it.each([
    ['before the save', { read: [list()], save: [saved(NEW)] }],
    ['during the save', { read: [list(POLICY)], save: [{ status: 'gone' } as const, saved(NEW)] }],
  ])('someone else deleted it %s: mine becomes a new one', async (_when, answers) => {
    const { actor, sent, said, settled } = play(answers, OPEN, ...TYPE, SUBMIT);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'conflict', context: { theirs: null } });
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ id: null });
    expect(said).toEqual([{ type: 'policy.saved', isNew: true }]);
  });

  it.each([
    ['it is there', list(POLICY, NEW), 'viewing', 1],
    ['it is not', list(POLICY), 'failed', 0],
    ['one that says the same was there before', list({ ...NEW, id: POLICY.id }), 'failed', 0],
    ['nobody knows', REFUSED, 'outcomeUnknown', 0],
  ] as const)('a lost answer to a new one is looked up: %s', async (_what, answer, state, times) => {
    const { actor, sent, said, settled } = play({ save: [{ status: 'lost' }], read: [answer] }, ADD, ...TYPE, SUBMIT);
    await settled();
    expect(sent).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe(state);
    expect(said).toHaveLength(times);
  });

  it.each([
    ['it is saved', list(CHANGED), 'viewing'],
    ['it is as it was', list(POLICY), 'failed'],
    ['someone else came first', list(THEIRS), 'conflict'],
  ] as const)('a lost answer to a change is looked up: %s', async (_what, answer, state) => {
    const { actor, settled } = play({ read: [list(POLICY), answer], save: [{ status: 'lost' }] }, OPEN, ...TYPE, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('[POL-03] says what is missing, until it is there', () => {
    const { actor, sent } = play({}, ADD, SUBMIT);
    expect(actor.getSnapshot()).toMatchObject({ value: 'new', context: { problems: ['amount', 'approver'] } });
    actor.send(TYPE[0]);
    expect(actor.getSnapshot().context.problems).toEqual(['amount']);
    actor.send({ type: 'limit.changed', isUnlimited: true });
    expect(actor.getSnapshot().context.problems).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['a new one', null, 'new'],
    ['a saved one', POLICY, 'editing'],
  ] as const)('goes on with what was kept of %s', (_what, base, state) => {
    const kept = { base, draft: { ...policyDraftOf(CHANGED), approvers: [ANN, BEN] } };
    const actor = createActor(policyEditingMachine, { input: { kept, knownIds: [POLICY.id] } });
    actor.start();
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: kept });
  });

  it.each([
    ['it is there', [list(POLICY, NEW)], 'viewing'],
    ['it is not', [list(POLICY)], 'failed'],
    ['nobody knows yet', [REFUSED], 'outcomeUnknown'],
  ] as const)('looks up a new one that was sent before the page was left, and sends nothing: %s', async (_what, read, state) => {
    const kept = { base: null, draft: policyDraftOf(NEW), sentBeside: [POLICY.id] };
    // The list on the page may already contain it.
    const { actor, sent, settled } = play({ read: [...read], input: { kept, knownIds: [POLICY.id, NEW.id] } });
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    expect(sent).toEqual([]);
  });

  it('does not take a policy that was on the page for a draft that was never sent', async () => {
    const kept = { base: null, draft: policyDraftOf(NEW) };
    const { actor, said, settled } = play(
      { save: [{ status: 'lost' }], read: [list(POLICY, NEW)], input: { kept, knownIds: [POLICY.id, NEW.id] } },
      SUBMIT,
    );
    await settled();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(said).toEqual([]);
  });

  const TWIN = { ...CHANGED, id: 63 };
  const LOST = { status: 'lost' } as const;
  it.each([
    ['before the save', { read: [list(TWIN), list(TWIN)], save: [LOST] }],
    ['during the save', { read: [list(POLICY, TWIN), list(TWIN)], save: [{ status: 'gone' } as const, LOST] }],
    ['while its outcome was unknown', { read: [list(POLICY, TWIN), list(TWIN), list(TWIN)], save: [LOST, LOST] }],
  ])('someone else deleted it %s, and mine is lost: an older one that says the same is not mine', async (_when, answers) => {
    const { actor, sent, said, settled } = play(answers, OPEN, ...TYPE, SUBMIT);
    await settled();
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ id: null, form: { sentBeside: expect.arrayContaining([TWIN.id]) } });
    expect(actor.getSnapshot().value).toBe('failed');
    expect(said).toEqual([]);
  });

  it('[POL-06] either Auto-Approve or people', () => {
    const { actor } = play({}, ADD, { type: 'approvers.chosen', ids: [ANN] }, { type: 'approvers.chosen', ids: [ANN, sentinelId] });
    expect(actor.getSnapshot().context.draft.approvers).toEqual([sentinelId]);
    actor.send({ type: 'approvers.chosen', ids: [sentinelId, BEN] });
    expect(actor.getSnapshot().context.draft.approvers).toEqual([BEN]);
  });
});
