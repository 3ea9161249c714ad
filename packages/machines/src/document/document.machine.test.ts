import { emptyDocumentDraft } from '@wayside/domain';
import type { StoredDocument } from '@wayside/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { questionsOf } from '../record/record.setup.ts';
import type { RecordFindOutcome, RecordSave, RecordSaveOutcome, RecordSearch } from '../record/record.types.ts';
import { documentKind, documentProblem } from './document.kind.ts';
import type { ChosenFile, DocumentEdit, DocumentGiven, DocumentLabel } from './document.kind.ts';
import { documentMachine } from './document.machine.ts';

const STORED: StoredDocument = {
  id: 88,
  document_type: 'registration',
  document_number: 'REG20471',
  expiration_date: '2026-03-05',
  state_id: 37,
  insurance_name: null,
  document_title: null,
  glovebox_documents: [{ id: 301 }],
};
const REPLACED: StoredDocument = { ...STORED, document_number: 'AB1', glovebox_documents: [{ id: 302 }] };
const CREATED: StoredDocument = { ...REPLACED, id: 89, expiration_date: null, state_id: null };
const FILE: ChosenFile = { name: 'card.pdf', size: 2000, type: 'application/pdf', content: () => 'bytes' };
/** As a reload leaves it. */
const LOST: ChosenFile = { ...FILE, content: undefined };
const GIVEN: DocumentGiven = { type: 'registration', today: '2026-03-16', isReadOnly: false };
const SUBMIT = { type: 'record.submitted', existingIds: [88] } as const;

const draftOf = (saved: StoredDocument | null, changes: Partial<DocumentEdit> = {}): DocumentEdit => ({
  ...documentKind.draftOf(saved, GIVEN),
  ...changes,
});
const problem = (base: StoredDocument | null, changes: Partial<DocumentEdit>) => documentProblem(draftOf(base, changes), base, GIVEN);

describe('what keeps a document from being saved', () => {
  it.each([
    ['a new one has no file', null, {}, 'file'],
    ['it has one', null, { file: FILE }, undefined],
    ['a reload lost the new one', null, { file: LOST }, 'fileLost'],
    ['a reload lost the one that replaces a stored file', STORED, { file: LOST }, 'fileLost'],
    ['the stored file stays', STORED, { number: 'AB1' }, undefined],
  ] as const)('[GLV-09] %s', (_what, base, changes, match) => {
    expect(problem(base, changes)).toBe(match);
  });

  it.each([
    ['yesterday', '2026-03-15', 'expiration'],
    ['today', '2026-03-16', undefined],
    ['stored and past', '2026-03-05', undefined],
    ['none', null, undefined],
  ] as const)('[GLV-08] an expiration date: %s', (_what, expiration, match) => {
    expect(problem(STORED, { expiration })).toBe(match);
  });
});

describe('a document that was sent', () => {
  const { isSaved, clashesWith, mergedWith, yieldedTo } = questionsOf(documentKind);
  const edited = (base: StoredDocument | null, changes: Partial<DocumentEdit>) => ({ base, given: GIVEN, draft: draftOf(base, changes) });

  it.each([
    ['without a file, as it was', STORED, { number: 'AB1' }, STORED, false],
    ['without a file, with the change', STORED, { number: 'AB1' }, { ...STORED, document_number: 'AB1' }, true],
    ['with the old file', STORED, { number: 'AB1', file: FILE }, { ...STORED, document_number: 'AB1' }, false],
    ['with another file', STORED, { number: 'AB1', file: FILE }, REPLACED, true],
    ['as a new one', null, { number: 'AB1', file: FILE }, CREATED, true],
  ] as const)('is found %s', (_what, base, changes, match, expected) => {
    expect(isSaved(edited(base, changes), match)).toBe(expected);
  });

  it('overwrites no file that someone else stored meanwhile', () => {
    const mine = edited(STORED, { file: FILE });
    expect(clashesWith(mine, REPLACED)).toEqual(['file']);
    expect(mergedWith(mine, REPLACED)).toMatchObject({ file: FILE, number: 'AB1' });
    expect(yieldedTo(mine, REPLACED)).toMatchObject({ file: { id: 302 }, number: 'AB1' });
    expect(clashesWith(edited(STORED, { stateId: 5 }), REPLACED)).toEqual([]);
  });
});

/** Plays a document whose save never ends, unless `save` says how; `match` is what is there when it is looked up. */
function play(base: StoredDocument | null, { match, save, isReadOnly = false }: Partial<Server> = {}) {
  const sent: DocumentEdit[] = [];
  const actor = createActor(
    documentMachine.provide({
      actors: {
        saveRecord: fromPromise<RecordSaveOutcome<StoredDocument, DocumentLabel>, RecordSave<StoredDocument, DocumentEdit, DocumentGiven>>(
          ({ input }) => {
            sent.push(input.draft);
            return save ? Promise.resolve(save) : new Promise(() => undefined);
          },
        ),
        findRecord: fromPromise<
          RecordFindOutcome<StoredDocument, DocumentLabel>,
          RecordSearch<StoredDocument, DocumentEdit, DocumentGiven>
        >(async () => ({
          status: 'success',
          saved: match ?? base,
        })),
      },
    }),
    { input: { saved: base, given: { ...GIVEN, isReadOnly } } },
  );
  actor.start();
  const change = (changes: Partial<DocumentEdit>) => actor.send({ type: 'draft.changed', changes });
  const reach = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, sent, change, reach };
}

interface Server {
  match: StoredDocument;
  save: RecordSaveOutcome<StoredDocument, DocumentLabel>;
  isReadOnly: boolean;
}

describe('an upload', () => {
  const CANCELED = { tone: 'default', label: 'uploadCanceled' };

  it('canceled before the end sends nothing, and keeps the file', async () => {
    const { actor, change, reach } = play(null);
    change({ file: FILE });
    actor.send(SUBMIT);
    await reach('saving');
    actor.send({ type: 'save.canceled', isSent: false });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { draft: { file: FILE }, notice: CANCELED } });
  });

  it.each([
    ['was saved all the same', CREATED, 'saved', null],
    ['was not saved', undefined, 'failed', CANCELED],
  ] as const)('canceled when all was sent, it is looked up: it %s', async (_what, match, state, notice) => {
    const { actor, change, reach } = play(null, { match });
    change({ number: 'AB1', file: FILE });
    actor.send(SUBMIT);
    await reach('saving');
    actor.send({ type: 'save.canceled', isSent: true });
    await reach(state);
    expect(actor.getSnapshot().context.notice).toEqual(notice);
  });
});

it('one that someone else deleted becomes a new one, which needs a file', async () => {
  const { actor, sent, change, reach } = play(STORED, { save: { status: 'gone' } });
  change({ number: 'AB1', expiration: null });
  actor.send(SUBMIT);
  await reach('gone');
  actor.send({ type: 'mine.kept' });
  actor.send(SUBMIT);
  expect(actor.getSnapshot()).toMatchObject({ value: 'new', context: { base: null, problems: ['file'] } });
  change({ file: FILE });
  expect(actor.getSnapshot().context.problems).toEqual([]);
  actor.send(SUBMIT);
  expect(sent.at(-1)).toMatchObject({ number: 'AB1', file: FILE });
});

it('[ROL2-15] does nothing for a role that may only look', () => {
  const { actor, sent, change } = play(STORED, { isReadOnly: true });
  change({ number: 'AB1' });
  actor.send(SUBMIT);
  expect(actor.getSnapshot()).toMatchObject({ value: 'readOnly', context: { draft: { number: 'REG20471' } } });
  expect(sent).toEqual([]);
});

it('a new one starts empty', () => {
  expect(draftOf(null)).toEqual({ ...emptyDocumentDraft, file: null });
});
