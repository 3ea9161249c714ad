import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { policyDraftOf } from '@wayside/domain';
import type { PolicyDraft } from '@wayside/domain';
import { questionsOf } from '../record/record.setup.ts';
import type {
  RecordEvent,
  RecordFindOutcome,
  RecordInput,
  RecordSave,
  RecordSaveOutcome,
  RecordSearch,
  StoredRecord,
} from '../record/record.types.ts';
import { policyEditingMachine } from './policy-editing.machine.ts';
import { policyKind } from './policy.kind.ts';
import type { SavedPolicy } from './policy.kind.ts';

type Event = RecordEvent<SavedPolicy, PolicyDraft>;
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
/** What someone else made of it, in a field that the draft does not change. */
const THEIRS: SavedPolicy = { ...POLICY, service_definition_ids: [] };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const LOST = { status: 'lost' } as const;
const lookup = (saved: SavedPolicy | null) => ({ status: 'success', saved }) as const;
const saved = (policy: SavedPolicy) => ({ status: 'success', saved: policy }) as const;

const ADD = { type: 'record.added' } as const;
const OPEN = { type: 'record.opened', saved: POLICY } as const;
const CHANGE = { type: 'draft.changed', changes: { amount: 400, approvers: [BEN] } } as const;
const SUBMIT = { type: 'record.submitted', existingIds: [POLICY.id] } as const;
const CANCEL = { type: 'edit.canceled' } as const;
const CLOSED: RecordInput<SavedPolicy, PolicyDraft> = { saved: null, given: null };

const events = [
  ADD,
  OPEN,
  CHANGE,
  { type: 'draft.changed', changes: { approvers: [] } },
  SUBMIT,
  CANCEL,
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  { type: 'outcome.retried' },
  ...['check', 'checkOutcome'].flatMap((actor) =>
    [POLICY, THEIRS, null].map((policy) => ({ type: `xstate.done.actor.${actor}`, output: lookup(policy) })),
  ),
  ...[saved(CHANGED), REFUSED, LOST].map((output) => ({ type: 'xstate.done.actor.save', output })),
  { type: 'xstate.done.actor.checkOutcome', output: REFUSED },
] as never[];

const placeOf = ({ value, context: { base, draft, problems, theirs, notice } }: Snapshot): string =>
  JSON.stringify([value, base, draft, problems, theirs, notice !== null]);
const paths = getShortestPaths(policyEditingMachine, {
  input: CLOSED,
  events,
  serializeState: (snapshot) => placeOf(snapshot as Snapshot),
  limit: 50_000,
});
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));

describe('every path of editing policies', () => {
  it('[POL-08] adds and opens nothing while one is in the form', () => {
    const open = paths.filter(({ state }) => state.hasTag('form'));
    expect(open.length).toBeGreaterThan(20);
    for (const { state } of open) for (const event of [ADD, OPEN]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('[POL-03] sends nothing without an approver or an amount', () => {
    const sent = at('checking', 'saving', 'checkingOutcome', 'outcomeUnknown', 'conflict', 'gone');
    expect(sent.length).toBeGreaterThan(0);
    for (const { state } of sent) expect(policyKind.problemsOf?.(state.context.draft, null, null), placeOf(state)).toEqual([]);
  });

  it('[POL-07] a cancel leads back to the list, wherever it is offered', () => {
    const offered = paths.filter(({ state }) => state.can(CANCEL));
    expect(new Set(offered.map(({ state }) => state.value))).toEqual(
      new Set(['new', 'editing', 'failed', 'conflict', 'gone', 'outcomeUnknown']),
    );
    for (const { state } of offered) expect(transition(policyEditingMachine, state, CANCEL)[0].value).toBe('viewing');
  });

  it('[POL-07] a policy opens as the server has it, whatever was canceled before', () => {
    for (const { state } of at('viewing')) {
      const [opened] = transition(policyEditingMachine, state, OPEN);
      expect(opened.context).toMatchObject({ base: POLICY, draft: policyDraftOf(POLICY), problems: [], notice: null });
    }
  });
});

interface Responses {
  find?: RecordFindOutcome<SavedPolicy>[];
  save?: RecordSaveOutcome<SavedPolicy>[];
  stored?: StoredRecord<SavedPolicy, PolicyDraft>;
}

/** Returns the given results one after another. */
function play({ find = [], save = [], stored }: Responses, ...does: Event[]) {
  const sent: RecordSave<SavedPolicy, PolicyDraft>[] = [];
  const searches: RecordSearch<SavedPolicy, PolicyDraft>[] = [];
  const actor = createActor(
    policyEditingMachine.provide({
      actors: {
        findRecord: fromPromise<RecordFindOutcome<SavedPolicy>, RecordSearch<SavedPolicy, PolicyDraft>>(async ({ input }) => {
          searches.push(input);
          return find.shift()!;
        }),
        saveRecord: fromPromise<RecordSaveOutcome<SavedPolicy>, RecordSave<SavedPolicy, PolicyDraft>>(async ({ input }) => {
          sent.push(input);
          return save.shift()!;
        }),
      },
    }),
    { input: { ...CLOSED, stored } },
  );
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const send = (...next: Event[]) => {
    for (const event of next) actor.send(event);
    return settled();
  };
  return { actor, sent, searches, send, started: send(...does) };
}

describe('a policy is one value', () => {
  it('someone else changed another field: theirs or mine, never half of each', async () => {
    const { actor, sent, send, started } = play({ find: [lookup(THEIRS)], save: [saved(CHANGED)] }, OPEN, CHANGE, SUBMIT);
    await started;
    expect(sent).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'conflict', context: { theirs: THEIRS } });
    await send({ type: 'mine.kept' });
    expect(sent).toMatchObject([{ base: THEIRS, draft: policyDraftOf(CHANGED) }]);
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('theirs closes the form', async () => {
    const { actor, sent, send, started } = play({ find: [lookup(THEIRS)] }, OPEN, CHANGE, SUBMIT);
    await started;
    await send({ type: 'theirs.taken' });
    expect(actor.getSnapshot().value).toBe('viewing');
    expect(sent).toEqual([]);
  });

  it('choosing the same in another order is no change', () => {
    const { isSame } = questionsOf(policyKind);
    const draft = { ...policyDraftOf(POLICY), approvers: [ANN, BEN], vehicles: [7, 8], services: [101, 102] };
    expect(isSame(draft, { ...draft, approvers: [BEN, ANN], vehicles: [8, 7], services: [102, 101] })).toBe(true);
    for (const other of [{ approvers: [ANN] }, { vehicles: [7, 9] }, { services: [] }, { amount: 1 }])
      expect(isSame(draft, { ...draft, ...other })).toBe(false);
  });

  it('an amount that was typed before "no limit" does not count', () => {
    const { isSame } = questionsOf(policyKind);
    const draft = { ...policyDraftOf(POLICY), isUnlimited: true };
    expect(isSame({ ...draft, amount: 12 }, { ...draft, amount: null })).toBe(true);
  });
});

describe('someone else deleted it', () => {
  const NEW = { ...CHANGED, id: 62 };

  it.each([
    ['before the save', { find: [lookup(null)], save: [saved(NEW)] }],
    ['during the save', { find: [lookup(POLICY)], save: [{ status: 'gone' } as const, saved(NEW)] }],
  ])('%s: mine can be saved as a new one', async (_when, responses) => {
    const { actor, sent, send, started } = play(responses, OPEN, CHANGE, SUBMIT);
    await started;
    expect(actor.getSnapshot().value).toBe('gone');
    await send({ type: 'mine.kept', existingIds: [] });
    expect(sent.at(-1)).toMatchObject({ base: null, draft: policyDraftOf(CHANGED) });
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('a lost new one is looked for among those that came after it was sent, not after the form was opened', async () => {
    const TWIN = 63;
    const responses = { find: [lookup(null), lookup(null)], save: [LOST] };
    const { actor, searches, send, started } = play(responses, OPEN, CHANGE, SUBMIT);
    await started;
    await send({ type: 'mine.kept', existingIds: [TWIN] });
    expect(searches.at(-1)).toMatchObject({ purpose: 'outcome', base: null, existingIds: [TWIN] });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { notice: { label: 'notSaved' } } });
  });
});

it('[POL-03] says what is missing, until it is there', () => {
  const { actor } = play({}, ADD, SUBMIT);
  expect(actor.getSnapshot()).toMatchObject({ value: 'new', context: { problems: ['amount', 'approver'] } });
  actor.send({ type: 'draft.changed', changes: { approvers: [ANN] } });
  expect(actor.getSnapshot().context.problems).toEqual(['amount']);
  actor.send({ type: 'draft.changed', changes: { isUnlimited: true } });
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

it.each([
  ['nothing', undefined, 'viewing'],
  ['a new one', { base: null, wasSent: false }, 'new'],
  ['a saved one', { base: POLICY, wasSent: false }, 'editing'],
  ['a new one that was sent', { base: null, wasSent: true }, 'failed'],
] as const)('starts with what was typed before a reload: %s', async (_what, stored, state) => {
  const draft = policyDraftOf(CHANGED);
  const { actor, sent, started } = play({ find: [lookup(null)], stored: stored && { ...stored, draft, existingIds: [] } });
  await started;
  expect(actor.getSnapshot().value).toBe(state);
  if (stored) expect(actor.getSnapshot().context).toMatchObject({ base: stored.base, draft });
  expect(sent).toEqual([]);
});
