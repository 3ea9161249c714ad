import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState } from '../every-state.fixture.ts';
import { samples } from './kinds.fixture.ts';
import type { Sample } from './kinds.fixture.ts';
import { differingFields, isEqual } from './draft.ts';

const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } };
const SUBMIT = { type: 'record.submitted', existingIds: [1] };
const WAITS = { checking: 'check', saving: 'save', checkingOutcome: 'checkOutcome' };
const late = (machine: string, state: string): Event => ({
  type: `xstate.after.${state === 'saving' ? 'savePatience' : 'answerPatience'}.${machine}.${state}`,
});
const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }) as Event);
const doneWith = (actor: string, output: unknown): Event => done(actor, output)[0]!;
const lookup = (saved: unknown) => ({ status: 'success', saved });

interface Event {
  readonly type: string;
  readonly output?: { readonly status?: string };
}

/** What can happen to a record of this kind; `isNew`: what was not there before can only be what was sent. */
function eventsOf({ machine, saved, changes, result, clashing, beside }: Sample, isNew: boolean): Event[] {
  const lookups = [
    lookup(result),
    lookup(null),
    REFUSED,
    ...(isNew ? [] : [lookup(saved), ...[clashing, beside].filter(Boolean).map(lookup)]),
  ];
  return [
    { type: 'draft.changed', changes } as Event,
    SUBMIT,
    { type: 'mine.kept', existingIds: [1] } as Event,
    { type: 'theirs.taken' },
    { type: 'outcome.retried' },
    { type: 'edit.canceled' },
    { type: 'record.opened', saved } as Event,
    { type: 'record.added' },
    { type: 'step.continued' },
    { type: 'step.returned' },
    { type: 'save.canceled', isSent: true } as Event,
    { type: 'save.canceled', isSent: false } as Event,
    ...done('check', ...lookups),
    ...done('checkOutcome', ...lookups),
    ...done('save', lookup(result), REFUSED, { status: 'lost' }, { status: 'gone' }, { status: 'changed' }),
    ...Object.values(WAITS).map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
    ...Object.keys(WAITS).map((state) => late(machine.id, state)),
  ] as Event[];
}

const placeOf = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context.draft, context.base, context.theirs, context.notice, context.problems, context.existingIds]);

function walk(sample: Sample, isNew: boolean) {
  const events = eventsOf(sample, isNew);
  const paths = getShortestPaths(sample.machine, {
    input: { saved: isNew ? null : sample.saved, given: sample.given },
    events: events as never[],
    serializeState: (snapshot) => placeOf(snapshot as AnyMachineSnapshot),
    limit: 200_000,
  }).map(({ state }) => state as AnyMachineSnapshot);
  const named = (...names: string[]) => paths.filter(({ value }) => names.includes(String(value)));
  const after = (state: AnyMachineSnapshot, event: Event) => transition(sample.machine, state, event as never)[0] as AnyMachineSnapshot;
  return { events, paths, named, after };
}

/** The draft is mine alone: nobody else's changes are in it yet. */
const isMine = ({ kind, given, saved, changes }: Sample, { context: { base, draft } }: AnyMachineSnapshot): boolean =>
  (base === null || base === saved) && isEqual(draft, { ...kind.draftOf(base, given), ...changes });

const walks = Object.entries(samples).flatMap(([name, sample]) => [
  ...(sample.saved === undefined ? [] : [[`a changed ${name}`, sample, walk(sample, false)] as const]),
  ...(name === 'databaseName' || name === 'drivers' ? [] : [[`a new ${name}`, sample, walk(sample, true)] as const]),
]);

describe.each(walks)('every path of %s', (_name, sample, { events, paths, named, after }) => {
  it('has a description for every state', () => {
    expect(everyState(sample.machine).filter(({ description }) => !description)).toEqual([]);
  });

  it('ignores a second press while anything about the first is open', () => {
    const waiting = [...paths.filter((state) => state.hasTag('busy')), ...named('outcomeUnknown', 'conflict', 'gone')];
    expect(waiting.length).toBeGreaterThan(0);
    for (const state of waiting) expect(state.can(SUBMIT as never), placeOf(state)).toBe(false);
  });

  it('keeps what was typed, whatever fails on the way', () => {
    for (const state of paths) {
      for (const event of events) {
        if (!event.type.startsWith('xstate.') || event.output?.status === 'success') continue;
        expect(after(state, event).context.draft, `${placeOf(state)} ${event.type}`).toEqual(state.context.draft);
      }
    }
  });

  it('says why whenever it fails, and never while it waits for the first time', () => {
    for (const state of named('outcomeUnknown')) expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const state of named('checking', 'saving', 'conflict', 'gone')) expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('waits for no response forever', () => {
    for (const state of named(...Object.keys(WAITS))) {
      expect(after(state, late(sample.machine.id, String(state.value))).value, placeOf(state)).not.toEqual(state.value);
    }
  });

  it('sends nothing twice: a lost response is looked up first, until somebody knows', () => {
    for (const state of named('saving')) expect(after(state, doneWith('save', { status: 'lost' })).value).toBe('checkingOutcome');
    for (const state of named('checkingOutcome')) {
      expect(after(state, doneWith('checkOutcome', REFUSED)).value).toBe('outcomeUnknown');
      expect(after(state, { type: 'xstate.error.actor.checkOutcome' }).value).toBe('outcomeUnknown');
    }
    for (const state of named('outcomeUnknown')) {
      const ways = new Set(events.map((event) => String(after(state, event).value)));
      expect(ways, placeOf(state)).not.toContain('saving');
    }
  });

  it('takes what was sent as saved, and nothing else', () => {
    const sent = named('checkingOutcome').filter((state) => isMine(sample, state));
    expect(sent.length).toBeGreaterThan(0);
    for (const state of sent) {
      const savedAfter = (saved: unknown): unknown => after(state, doneWith('checkOutcome', lookup(saved))).context.saved;
      expect(savedAfter(sample.result), placeOf(state)).toEqual(sample.result);
      expect(savedAfter(null), placeOf(state)).toBe(state.context.saved);
    }
  });

  it('asks about what both changed: theirs, or mine on top of theirs', () => {
    const conflicts = named('conflict').filter((state) => isMine(sample, state));
    if (sample.clashing && paths[0]!.context.base) expect(conflicts.length).toBeGreaterThan(0);
    for (const state of conflicts) {
      const { theirs, given, draft } = state.context;
      const mine = after(state, { type: 'mine.kept' });
      expect(mine.value).toBe('saving');
      expect(mine.context).toMatchObject({ base: theirs, theirs: null });
      const clean = sample.kind.clean ?? ((one: object) => one);
      expect(differingFields(clean(mine.context.draft), clean(draft)), placeOf(state)).toEqual([]);
      const yielded = after(state, { type: 'theirs.taken' }).context;
      const open = sample.kind.draftOf(theirs, given);
      if (yielded.base === theirs)
        expect(
          differingFields(open, yielded.draft).every((field) => field in sample.changes),
          placeOf(state),
        ).toBe(true);
    }
  });

  it('takes changes to other fields along without a question', () => {
    if (sample.beside === undefined) return;
    for (const state of named('checking').filter((state) => isMine(sample, state))) {
      const next = after(state, doneWith('check', lookup(sample.beside)));
      expect(next.value, placeOf(state)).toBe('saving');
      expect(next.context.base).toEqual(sample.beside);
    }
  });

  it('says that someone else deleted it, and keeps what was typed', () => {
    for (const state of named('checking')) expect(after(state, doneWith('check', lookup(null))).value, placeOf(state)).toBe('gone');
    for (const state of named('gone')) {
      const next = after(state, { type: 'mine.kept' });
      expect(next.value === 'gone', placeOf(state)).toBe(!sample.kind.savesAsNew);
      if (sample.kind.savesAsNew) expect(next.context).toMatchObject({ base: null, draft: state.context.draft });
    }
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const state of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => String(after(state, event).value) !== here)) left.add(here);
    }
    const ends = new Set(paths.filter(({ value }) => !left.has(String(value))).map(({ value, status }) => `${String(value)} ${status}`));
    for (const end of ends) expect(end).toMatch(/ done$/);
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
