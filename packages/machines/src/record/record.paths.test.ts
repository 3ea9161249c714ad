import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { broken, done, late, walk } from '../walk.fixture.ts';
import { samples } from './kinds.fixture.ts';
import type { Sample } from './kinds.fixture.ts';
import { differingFields, isEqual } from './draft.ts';

const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } };
const SUBMIT = { type: 'record.submitted', existingIds: [1] };
const WAITS = { checking: 'check', saving: 'save', checkingOutcome: 'checkOutcome' };
const answered = (actor: string, output: unknown): object => done(actor, output)[0]!;
/** Nothing came in time. */
function timeOf(machine: string, state: string): object {
  return late(state === 'saving' ? 'savePatience' : 'responsePatience', `${machine}.${state}`)[0]!;
}
const lookup = (saved: unknown) => ({ status: 'success', saved });

/** What can happen to a record of this kind; `isNew`: what was not there before can only be what was sent. */
function eventsOf({ machine, saved, changes, result, clashing, beside }: Sample, isNew: boolean): object[] {
  const lookups = [
    lookup(result),
    lookup(null),
    REFUSED,
    ...(isNew ? [] : [lookup(saved), ...[clashing, beside].filter(Boolean).map(lookup)]),
  ];
  return [
    { type: 'draft.changed', changes },
    SUBMIT,
    { type: 'mine.kept', existingIds: [1] },
    { type: 'theirs.taken' },
    { type: 'outcome.retried' },
    { type: 'edit.canceled' },
    { type: 'record.opened', saved },
    { type: 'record.added' },
    { type: 'step.continued' },
    { type: 'step.returned' },
    { type: 'save.canceled', isSent: true },
    { type: 'save.canceled', isSent: false },
    ...done('check', ...lookups),
    ...done('checkOutcome', ...lookups),
    ...done('save', lookup(result), REFUSED, { status: 'lost' }, { status: 'gone' }, { status: 'changed' }),
    ...broken(...Object.values(WAITS)),
    ...Object.keys(WAITS).map((state) => timeOf(machine.id, state)),
  ];
}

function walkOf(sample: Sample, isNew: boolean) {
  return walk(sample.machine, {
    inputs: [{ saved: isNew ? null : sample.saved, given: sample.given }],
    events: eventsOf(sample, isNew),
    facts: ({ draft, base, theirs, notice, problems, existingIds }) => [
      draft,
      base,
      theirs,
      notice,
      problems,
      existingIds,
    ],
  });
}

/** The draft is mine alone: nobody else's changes are in it yet. */
function isMine({ kind, given, saved, changes }: Sample, { context: { base, draft } }: AnyMachineSnapshot): boolean {
  return (base === null || base === saved) && isEqual(draft, { ...kind.draftOf(base, given), ...changes });
}

const walks = Object.entries(samples).flatMap(([name, sample]) => [
  ...(sample.saved === undefined ? [] : [[`a changed ${name}`, sample, walkOf(sample, false)] as const]),
  ...(name === 'databaseName' || name === 'drivers' ? [] : [[`a new ${name}`, sample, walkOf(sample, true)] as const]),
]);

describe.each(walks)('every path of %s', (_name, sample, { events, states, placeOf, at, after, deadEnds }) => {
  it('has no dead end', () => {
    for (const state of at(...deadEnds())) expect(state.status, placeOf(state)).toBe('done');
  });

  it('ignores a second press while anything about the first is open', () => {
    const waiting = [...states.filter((state) => state.hasTag('busy')), ...at('outcomeUnknown', 'conflict', 'gone')];
    expect(waiting.length).toBeGreaterThan(0);
    for (const state of waiting) expect(state.can(SUBMIT as never), placeOf(state)).toBe(false);
  });

  it('keeps what was typed, whatever fails on the way', () => {
    for (const state of states) {
      for (const event of events) {
        if (!event.type.startsWith('xstate.') || event.output?.status === 'success') continue;
        expect(after(state, event).context.draft, `${placeOf(state)} ${event.type}`).toEqual(state.context.draft);
      }
    }
  });

  it('says why whenever it fails, and never while it waits for the first time', () => {
    for (const state of at('outcomeUnknown'))
      expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const state of at('checking', 'saving', 'conflict', 'gone'))
      expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('waits for no response forever', () => {
    for (const state of at(...Object.keys(WAITS))) {
      expect(after(state, timeOf(sample.machine.id, String(state.value))).value, placeOf(state)).not.toEqual(
        state.value,
      );
    }
  });

  it('sends nothing twice: a lost response is looked up first, until somebody knows', () => {
    for (const state of at('saving'))
      expect(after(state, answered('save', { status: 'lost' })).value).toBe('checkingOutcome');
    for (const state of at('checkingOutcome')) {
      expect(after(state, answered('checkOutcome', REFUSED)).value).toBe('outcomeUnknown');
      expect(after(state, { type: 'xstate.error.actor.checkOutcome' }).value).toBe('outcomeUnknown');
    }
    for (const state of at('outcomeUnknown')) {
      const ways = new Set(events.map((event) => String(after(state, event).value)));
      expect(ways, placeOf(state)).not.toContain('saving');
    }
  });

  it('takes what was sent as saved, and nothing else', () => {
    const sent = at('checkingOutcome').filter((state) => isMine(sample, state));
    expect(sent.length).toBeGreaterThan(0);
    for (const state of sent) {
      const savedAfter = (saved: unknown): unknown =>
        after(state, answered('checkOutcome', lookup(saved))).context.saved;
      expect(savedAfter(sample.result), placeOf(state)).toEqual(sample.result);
      expect(savedAfter(null), placeOf(state)).toBe(state.context.saved);
    }
  });

  it('asks about what both changed: theirs, or mine on top of theirs', () => {
    const conflicts = at('conflict').filter((state) => isMine(sample, state));
    if (sample.clashing && states[0]!.context.base) expect(conflicts.length).toBeGreaterThan(0);
    for (const state of conflicts) {
      const { theirs, given, draft } = state.context;
      const mine = after(state, { type: 'mine.kept' });
      expect(mine.value).toBe('saving');
      expect(mine.context).toMatchObject({ base: theirs, theirs: null });
      const clean = sample.kind.clean ?? ((one: object) => one);
      expect(differingFields(clean(mine.context.draft), clean(draft)), placeOf(state)).toEqual([]);
      const yielded = after(state, { type: 'theirs.taken' }).context;
      const open = sample.kind.draftOf(theirs, given);
      const others = differingFields(open, yielded.draft).filter((field) => !(field in sample.changes));
      if (yielded.base === theirs) expect(others, placeOf(state)).toEqual([]);
    }
  });

  it('takes changes to other fields along without a question', () => {
    if (sample.beside === undefined) return;
    for (const state of at('checking').filter((state) => isMine(sample, state))) {
      const next = after(state, answered('check', lookup(sample.beside)));
      expect(next.value, placeOf(state)).toBe('saving');
      expect(next.context.base).toEqual(sample.beside);
    }
  });

  it('says that someone else deleted it, and keeps what was typed', () => {
    for (const state of at('checking'))
      expect(after(state, answered('check', lookup(null))).value, placeOf(state)).toBe('gone');
    for (const state of at('gone')) {
      const next = after(state, { type: 'mine.kept' });
      expect(next.value === 'gone', placeOf(state)).toBe(!sample.kind.savesAsNew);
      if (sample.kind.savesAsNew) expect(next.context).toMatchObject({ base: null, draft: state.context.draft });
    }
  });
});

describe('where it starts', () => {
  it.each(Object.entries(samples))(
    '%s: what was sent before a reload is looked up first',
    (_name, { machine, given, saved = null, changes, kind }) => {
      const draft = { ...kind.draftOf(saved, given), ...changes };
      const start = (wasSent: boolean) =>
        createActor(machine, {
          input: { saved, given, stored: { base: saved, draft, existingIds: null, wasSent } } as never,
        }).getSnapshot();
      expect(start(true).value).toBe('checkingOutcome');
      expect(start(false).hasTag('open')).toBe(true);
      expect(start(false).context.draft).toEqual(draft);
    },
  );
});
