import { describe, expect, it } from 'vitest';
import { policyDraftOf } from '@wayside/domain';
import type { PolicyDraft } from '@wayside/domain';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { questionsOf } from '../record/record.setup.ts';
import type { RecordEvent, RecordInput } from '../record/record.types.ts';
import { done, walk } from '../walk.fixture.ts';
import { policyEditingMachine } from './policy-editing.machine.ts';
import { policyKind } from './policy.kind.ts';
import type { SavedPolicy } from './policy.kind.ts';

type Event = RecordEvent<SavedPolicy, PolicyDraft>;

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

const ADD = { type: 'record.added' } as const;
const OPEN = { type: 'record.opened', saved: POLICY } as const;
const CHANGE = { type: 'draft.changed', changes: { amount: 400, approvers: [BEN] } } as const;
const SUBMIT = { type: 'record.submitted', existingIds: [POLICY.id] } as const;
const CANCEL = { type: 'edit.canceled' } as const;
const CLOSED: RecordInput<SavedPolicy, PolicyDraft> = { saved: null, given: null };

const { states, placeOf, at, after } = walk(policyEditingMachine, {
  inputs: [CLOSED],
  events: [
    ADD,
    OPEN,
    CHANGE,
    { type: 'draft.changed', changes: { approvers: [] } },
    SUBMIT,
    CANCEL,
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
    { type: 'outcome.retried' },
    ...['check', 'checkOutcome'].flatMap((actor) => done(actor, ...[POLICY, THEIRS, null].map(lookup))),
    ...done('save', lookup(CHANGED), REFUSED, LOST),
    ...done('checkOutcome', REFUSED),
  ],
  facts: ({ base, draft, problems, theirs, notice }) => [base, draft, problems, theirs, notice !== null],
});

describe('every path of editing policies', () => {
  it('[POL-08] adds and opens nothing while one is in the form', () => {
    const open = states.filter((state) => state.hasTag('form'));
    expect(open.length).toBeGreaterThan(20);
    for (const state of open) for (const event of [ADD, OPEN]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('[POL-03] sends nothing without an approver or an amount', () => {
    const sent = at('checking', 'saving', 'checkingOutcome', 'outcomeUnknown', 'conflict', 'gone');
    expect(sent.length).toBeGreaterThan(0);
    for (const state of sent)
      expect(policyKind.problemsOf?.(state.context.draft, null, null), placeOf(state)).toEqual([]);
  });

  it('[POL-07] a cancel leads back to the list, wherever it is offered', () => {
    const offered = states.filter((state) => state.can(CANCEL));
    expect(new Set(offered.map(({ value }) => value))).toEqual(
      new Set(['new', 'editing', 'failed', 'conflict', 'gone', 'outcomeUnknown']),
    );
    for (const state of offered) expect(after(state, CANCEL).value).toBe('viewing');
  });

  it('[POL-07] a policy opens as the server has it, whatever was canceled before', () => {
    for (const state of at('viewing')) {
      expect(after(state, OPEN).context).toMatchObject({
        base: POLICY,
        draft: policyDraftOf(POLICY),
        problems: [],
        notice: null,
      });
    }
  });
});

type Given = Partial<RecordInput<SavedPolicy, PolicyDraft>>;

function start(
  { stored, ...answers }: Answers<typeof policyEditingMachine> & Pick<Given, 'stored'>,
  ...events: Event[]
) {
  const played = play(policyEditingMachine, { ...CLOSED, stored }, answers, ...events);
  return { ...played, saves: () => played.sent('saveRecord') };
}

describe('a policy is one value', () => {
  it.each([
    ['mine', { type: 'mine.kept' }, [{ base: THEIRS, draft: policyDraftOf(CHANGED) }]],
    ['theirs', { type: 'theirs.taken' }, []],
  ] as const)('someone else changed another field: %s, never half of each', async (_whose, event, saved) => {
    const answers = { findRecord: [lookup(THEIRS)], saveRecord: [{ status: 'success' as const, saved: CHANGED }] };
    const { send, saves, settled } = start(answers, OPEN, CHANGE, SUBMIT);
    expect(await settled()).toMatchObject({ value: 'conflict', context: { theirs: THEIRS } });
    expect(saves()).toEqual([]);
    send(event);
    expect((await settled()).value).toBe('viewing');
    expect(saves()).toMatchObject(saved);
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

it('someone else deleted it: a lost new one is looked for among those that came after it was sent, not after the form was opened', async () => {
  const TWIN = 63;
  const answers = { findRecord: [lookup(null), lookup(null)], saveRecord: [LOST] };
  const { send, sent, settled } = start(answers, OPEN, CHANGE, SUBMIT);
  expect((await settled()).value).toBe('gone');
  send({ type: 'mine.kept', existingIds: [TWIN] });
  expect(await settled()).toMatchObject({ value: 'failed', context: { notice: { label: 'notSaved' } } });
  expect(sent('findRecord').at(-1)).toMatchObject({ purpose: 'outcome', base: null, existingIds: [TWIN] });
});

it('[POL-03] says what is missing, until it is there', () => {
  const { now, send } = start({}, ADD, SUBMIT);
  expect(now()).toMatchObject({ value: 'new', context: { problems: ['amount', 'approver'] } });
  expect(send({ type: 'draft.changed', changes: { approvers: [ANN] } }).context.problems).toEqual(['amount']);
  expect(send({ type: 'draft.changed', changes: { isUnlimited: true } }).context.problems).toEqual([]);
});

it.each([
  ['nothing', undefined, 'viewing'],
  ['a new one', { base: null, wasSent: false }, 'new'],
  ['a saved one', { base: POLICY, wasSent: false }, 'editing'],
  ['a new one that was sent', { base: null, wasSent: true }, 'failed'],
] as const)('starts with what was typed before a reload: %s', async (_what, stored, value) => {
  const draft = policyDraftOf(CHANGED);
  const { saves, settled } = start({
    findRecord: [lookup(null)],
    stored: stored && { ...stored, draft, existingIds: [] },
  });
  expect(await settled()).toMatchObject(stored ? { value, context: { base: stored.base, draft } } : { value });
  expect(saves()).toEqual([]);
});
