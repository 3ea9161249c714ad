import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost } from '../every-state.fixture.ts';
import {
  CANCEL,
  CHANGED,
  CHOOSE,
  CREATED,
  DELETE,
  DROP,
  LOST,
  NEW,
  OK,
  PAST,
  REFUSED,
  STORED,
  SUBMIT,
  TODAY,
  TYPE,
  accepted,
  input,
  list,
} from './document.fixture.ts';
import { documentMachine } from './document.machine.ts';
import type { DocumentInput } from './document.types.ts';

type Snapshot = SnapshotFrom<typeof documentMachine>;

const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
const late = (state: string, delay = 'answerPatience') => ({ type: `xstate.after.${delay}.document.${state}` });

const events = [
  TYPE,
  PAST,
  CHOOSE,
  DROP,
  SUBMIT,
  CANCEL,
  ...DELETE,
  { type: 'delete.declined' },
  { type: 'outcome.retried' },
  { type: 'upload.progressed', part: 1 },
  ...done('checkFile', accepted, { status: 'refused', problem: 'fileType' }),
  ...done('save', OK, REFUSED, LOST, { status: 'gone' }),
  ...done('checkSave', list(STORED), list(CHANGED), list(STORED, CREATED), list(), REFUSED),
  ...done('delete', OK, REFUSED, LOST),
  ...done('checkDelete', list(STORED), list(), REFUSED),
  ...['checkFile', 'save', 'checkSave', 'delete', 'checkDelete'].map((actor) => ({
    type: `xstate.error.actor.${actor}`,
    error: new Error('broken'),
  })),
  ...['checkingFile', 'checkingSave', 'deleting', 'checkingDelete'].map((state) => late(state)),
  late('saving', 'uploadPatience'),
] as never[];

const placeOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([
    value,
    context.base?.id,
    context.draft,
    context.file,
    context.candidate,
    context.fileProblem,
    context.sent,
    context.failed,
    context.notice !== null,
  ]);

const pathsOf = (given: DocumentInput) =>
  getShortestPaths(documentMachine, { input: given, events, serializeState: (snapshot) => placeOf(snapshot as Snapshot), limit: 100_000 });
const readOnly = pathsOf(input({ isReadOnly: true }));
const paths = [...pathsOf(input()), ...pathsOf(input(NEW))];
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));
const isBase = ({ context }: Snapshot) => context.base !== null;

describe('every path of a document', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set([...paths, ...readOnly].map(({ state }) => String(state.value)));
    expect(innermost(documentMachine).filter((path) => !reached.has(path))).toEqual(['starting']);
    expect(everyState(documentMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('[GLV-09] sends nothing without a file, new or stored', () => {
    const sent = at('saving', 'checkingSave', 'saveUnknown');
    expect(sent.length).toBeGreaterThan(10);
    for (const { state } of sent) expect(isBase(state) || state.context.file !== null, placeOf(state)).toBe(true);
  });

  it('[GLV-08] sends no expiration date before today that is not the stored one', () => {
    const sent = at('saving', 'checkingSave');
    expect(sent.length).toBeGreaterThan(5);
    for (const { state } of sent) {
      const { expiration } = state.context.draft;
      expect(expiration === null || expiration >= TODAY || expiration === state.context.base?.expiration_date, placeOf(state)).toBe(true);
    }
  });

  it('[GLV-06] keeps no file that was refused or could not be read', () => {
    const refused = paths.filter(({ state }) => state.context.fileProblem !== null);
    expect(refused.length).toBeGreaterThan(5);
    for (const { state } of refused) expect(state.context.file, placeOf(state)).toBeNull();
  });

  it('[ROL2-15] does nothing for a role that may only look', () => {
    expect(readOnly.map(({ state }) => state.value)).toEqual(['readOnly']);
  });

  it('ignores a second press while anything about the first is open', () => {
    const open = paths.filter(
      ({ state }) => state.hasTag('busy') || ['saveUnknown', 'deleteUnknown', 'done'].includes(String(state.value)),
    );
    expect(open.length).toBeGreaterThan(20);
    for (const { state } of open) for (const event of [SUBMIT, ...DELETE, CHOOSE]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('deletes nothing that nobody confirmed, and nothing that is not stored', () => {
    for (const { state, steps } of at('deleting', 'checkingDelete', 'deleteUnknown')) {
      expect(isBase(state), placeOf(state)).toBe(true);
      expect(steps.map(({ event }) => event.type)).toContain('delete.confirmed');
    }
  });

  it('keeps what was typed, whatever fails on the way', () => {
    for (const { state } of paths) {
      for (const event of events) {
        const { type } = event as { type: string };
        if (!type.startsWith('xstate.')) continue;
        const [next] = transition(documentMachine, state, event);
        expect(next.context.draft, `${placeOf(state)} ${type}`).toEqual(state.context.draft);
      }
    }
  });

  it('keeps the file when saving or deleting fails', () => {
    for (const { state } of at('saving', 'checkingSave', 'deleting', 'checkingDelete')) {
      const nexts = events.map((event) => transition(documentMachine, state, event)[0]).filter(({ value }) => value !== 'done');
      for (const { context } of nexts) expect(context.file, placeOf(state)).toEqual(state.context.file);
    }
  });

  it('[ERR2-23] says what failed, and why, until it is tried again', () => {
    const failed = paths.filter(({ state }) => state.context.failed !== null);
    expect(new Set(failed.map(({ state }) => state.context.failed))).toEqual(new Set(['upload', 'update', 'delete']));
    for (const { state } of failed) expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const { state } of at('saving')) expect(state.context, placeOf(state)).toMatchObject({ failed: null, notice: null });
    for (const { state } of at('saveUnknown', 'deleteUnknown')) expect(state.context.notice, placeOf(state)).not.toBeNull();
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => transition(documentMachine, state, event)[0].value !== here)) left.add(here);
    }
    const stuck = new Set(paths.map(({ state }) => String(state.value)).filter((name) => !left.has(name)));
    expect([...stuck]).toEqual(['done']);
  });
});
