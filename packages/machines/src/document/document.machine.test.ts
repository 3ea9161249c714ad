import { documentDraftOf, emptyDocumentDraft } from '@wayside/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  CANCEL,
  CHANGED,
  CHOOSE,
  CREATED,
  DELETE,
  FILE,
  LOST,
  NEW,
  OK,
  REFUSED,
  REPLACED,
  STORED,
  SUBMIT,
  TODAY,
  TYPE,
  accepted,
  input,
  list,
} from './document.fixture.ts';
import { documentMachine } from './document.machine.ts';
import type {
  DocumentDeleteOutcome,
  DocumentEvent,
  DocumentInput,
  DocumentSave,
  DocumentSaveOutcome,
  DocumentsOutcome,
  FileCheck,
} from './document.types.ts';

/** Returns the given results one after another. */
function play(
  answers: { save?: DocumentSaveOutcome[]; remove?: DocumentDeleteOutcome[]; read?: DocumentsOutcome[]; check?: FileCheck },
  given: DocumentInput,
  ...does: DocumentEvent[]
) {
  const { save = [], remove = [], read = [], check = accepted } = answers;
  const sent: DocumentSave[] = [];
  const said: unknown[] = [];
  const actor = createActor(
    documentMachine.provide({
      actors: {
        checkFile: fromPromise(async () => check),
        saveDocument: fromPromise<DocumentSaveOutcome, DocumentSave>(async ({ input: given }) => {
          sent.push(given);
          given.onProgress(0.5);
          return save.shift() ?? new Promise(() => {});
        }),
        deleteDocument: fromPromise(async () => remove.shift()!),
        readDocuments: fromPromise(async () => read.shift()!),
      },
    }),
    { input: given },
  );
  actor.on('document.done', (saying) => said.push(saying));
  actor.start();
  for (const event of does) actor.send(event);
  const reach = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value));
  return { actor, sent, said, reach };
}

describe('what is sent and said', () => {
  it('[GLV-07, ERR2-35] a new document goes out with its file, and its number without spaces', async () => {
    const { actor, sent, said, reach } = play({ save: [OK] }, input(NEW), TYPE, CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    await reach('done');
    expect(sent).toMatchObject([{ id: null, type: 'registration', draft: { number: 'AB1' }, file: FILE }]);
    expect(said).toEqual([{ type: 'document.done', did: 'uploaded' }]);
  });

  it('[ERR2-35] a stored one keeps its file unless another is chosen', async () => {
    const { sent, said, reach } = play({ save: [OK] }, input(), TYPE, SUBMIT);
    await reach('done');
    expect(sent).toMatchObject([{ id: 88, file: null }]);
    expect(said).toEqual([{ type: 'document.done', did: 'updated' }]);
  });

  it('nothing goes out when nothing changed', () => {
    const { actor, sent } = play({}, input(), SUBMIT);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(sent).toEqual([]);
  });

  it('says how much was sent; canceled before the end it sends nothing and keeps the file', async () => {
    const { actor, said, reach } = play({}, input(NEW), CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    await vi.waitFor(() => expect(actor.getSnapshot().context.sent).toBe(0.5));
    actor.send(CANCEL);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { file: FILE, failed: null, notice: { tone: 'default', label: 'uploadCanceled' } },
    });
    expect(said).toEqual([]);
  });

  it.each([
    ['was saved all the same', list(STORED, CREATED), 'done', null],
    ['was not saved', list(STORED), 'editing', { tone: 'default', label: 'uploadCanceled' }],
  ] as const)('canceled when all was sent, it looks: it %s', async (_what, answer, state, notice) => {
    const { actor, said, reach } = play({ read: [answer] }, input(NEW), TYPE, CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    await vi.waitFor(() => expect(actor.getSnapshot().context.sent).toBe(0.5));
    actor.send({ type: 'upload.progressed', part: 1 });
    actor.send(CANCEL);
    await reach(state);
    expect(said).toHaveLength(state === 'done' ? 1 : 0);
    expect(actor.getSnapshot().context.notice).toEqual(notice);
  });

  it.each([
    ['it is saved', list(CHANGED), null, 'done'],
    ['it is as it was', list(STORED), null, 'editing'],
    ['its file was replaced', list(REPLACED), FILE, 'done'],
    ['its file is the old one', list(CHANGED), FILE, 'editing'],
    ['nobody knows', REFUSED, null, 'saveUnknown'],
  ] as const)('a lost answer to a change is looked up: %s', async (_what, answer, file, state) => {
    const { actor, sent, reach } = play({ save: [LOST], read: [answer, list(CHANGED)] }, input(), TYPE);
    if (file) actor.send(CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    await reach(state);
    expect(sent).toHaveLength(1);
    if (state !== 'saveUnknown') return;
    actor.send({ type: 'outcome.retried' });
    await reach('done');
    expect(sent).toHaveLength(1);
  });

  it('one that says the same and was there before is not ours', async () => {
    const answers = { save: [LOST], read: [list({ ...CREATED, id: STORED.id })] };
    const { actor, said, reach } = play(answers, input({ ...NEW, kept: emptyDocumentDraft }), TYPE, CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    await vi.waitFor(() => expect(actor.getSnapshot().context.notice).toMatchObject({ label: 'notSaved' }));
    expect(said).toEqual([]);
  });

  it('one that someone else deleted becomes a new one, which needs a file and a date that is not past', async () => {
    const { actor, sent, said, reach } = play({ save: [{ status: 'gone' }, OK] }, input(), TYPE, SUBMIT);
    await reach('editing');
    expect(actor.getSnapshot().context).toMatchObject({ base: null, failed: 'update', notice: { label: 'documentGone' } });
    actor.send(SUBMIT);
    expect(sent).toHaveLength(1);
    actor.send(CHOOSE);
    await reach('editing');
    actor.send(SUBMIT);
    expect(sent).toHaveLength(1);
    actor.send({ type: 'field.changed', change: { expiration: TODAY } });
    actor.send(SUBMIT);
    await reach('done');
    expect(sent.at(-1)).toMatchObject({ id: null, draft: { number: 'AB1' } });
    expect(said).toEqual([{ type: 'document.done', did: 'uploaded' }]);
  });

  it.each([
    ['it is gone', [OK], [], 'done'],
    ['refused', [REFUSED], [], 'editing'],
    ['a lost answer, and it is gone', [LOST], [list()], 'done'],
    ['a lost answer, and it is there', [LOST], [list(STORED)], 'editing'],
    ['a lost answer, and nobody knows', [LOST], [REFUSED], 'deleteUnknown'],
  ] as const)('[ERR2-35] a deletion: %s', async (_what, remove, read, state) => {
    const { said, reach } = play({ remove: [...remove], read: [...read] }, input(), ...DELETE);
    await reach(state);
    expect(said).toEqual(state === 'done' ? [{ type: 'document.done', did: 'deleted' }] : []);
  });

  it('of two files the later one counts', async () => {
    const other = { ...FILE, name: 'other.pdf' };
    const checks: ((check: FileCheck) => void)[] = [];
    const actor = createActor(
      documentMachine.provide({ actors: { checkFile: fromPromise(() => new Promise<FileCheck>((resolve) => checks.push(resolve))) } }),
      { input: input(NEW) },
    );
    actor.start();
    actor.send(CHOOSE);
    actor.send({ type: 'file.chosen', file: other });
    checks[1]!({ status: 'accepted', file: other });
    checks[0]!(accepted);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
    expect(actor.getSnapshot().context.file).toEqual(other);
  });

  it('goes on with what was kept', () => {
    const kept = { ...documentDraftOf(STORED), number: 'KEPT1' };
    const { actor } = play({}, input({ kept }));
    expect(actor.getSnapshot().context.draft).toEqual(kept);
  });
});
