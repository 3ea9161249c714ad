import { emptyDocumentDraft } from '@wayside/domain';
import type { StoredDocument } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { questionsOf } from '../record/record.setup.ts';
import { documentKind, documentProblems } from './document.kind.ts';
import type { ChosenFile, DocumentEdit, DocumentGiven } from './document.kind.ts';
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
const FILE: ChosenFile = { name: 'card.pdf', content: () => 'bytes' };
/** As a reload leaves it. */
const LOST: ChosenFile = { ...FILE, content: undefined };
const GIVEN: DocumentGiven = { type: 'registration', today: '2026-03-16', isReadOnly: false };
const SUBMIT = { type: 'record.submitted', existingIds: [88] } as const;

function draftOf(saved: StoredDocument | null, changes: Partial<DocumentEdit> = {}): DocumentEdit {
  return { ...documentKind.draftOf(saved, GIVEN), ...changes };
}
const problem = (base: StoredDocument | null, changes: Partial<DocumentEdit>) =>
  documentProblems(draftOf(base, changes), base, GIVEN)[0];

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
  const edited = (base: StoredDocument | null, changes: Partial<DocumentEdit>) => ({
    base,
    given: GIVEN,
    draft: draftOf(base, changes),
  });

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

type Fakes = Answers<typeof documentMachine> & Partial<Pick<DocumentGiven, 'isReadOnly'>>;

/** A document with these changes that is being saved. */
function saving(
  saved: StoredDocument | null,
  { isReadOnly = false, ...answers }: Fakes,
  changes: Partial<DocumentEdit>,
) {
  const input = { saved, given: { ...GIVEN, isReadOnly } };
  return play(documentMachine, input, answers, { type: 'draft.changed', changes }, SUBMIT);
}
const lookup = (saved: StoredDocument | null) => ({ status: 'success', saved }) as const;

describe('an upload', () => {
  const CANCELED = { tone: 'default', label: 'uploadCanceled' };

  it('canceled before the end sends nothing, and keeps the file', () => {
    const { now, send } = saving(null, {}, { file: FILE });
    expect(now().value).toBe('saving');
    expect(send({ type: 'save.canceled', isSent: false })).toMatchObject({
      value: 'failed',
      context: { draft: { file: FILE }, notice: CANCELED },
    });
  });

  it.each([
    ['was saved all the same', CREATED, 'saved', null],
    ['was not saved', null, 'failed', CANCELED],
  ] as const)('canceled when all was sent, it is looked up: it %s', async (_what, match, value, notice) => {
    const { send, settled } = saving(null, { findRecord: [lookup(match)] }, { number: 'AB1', file: FILE });
    send({ type: 'save.canceled', isSent: true });
    expect(await settled()).toMatchObject({ value, context: { notice } });
  });
});

it('one that someone else deleted becomes a new one, which needs a file', async () => {
  const answers: Fakes = { findRecord: [lookup(STORED)], saveRecord: [{ status: 'gone' }] };
  const { send, sent, at } = saving(STORED, answers, { number: 'AB1', expiration: null });
  await at('gone');
  expect(send({ type: 'mine.kept' }, SUBMIT)).toMatchObject({
    value: 'new',
    context: { base: null, problems: ['file'] },
  });
  expect(send({ type: 'draft.changed', changes: { file: FILE } }).context.problems).toEqual([]);
  send(SUBMIT);
  expect(sent('saveRecord').at(-1)).toMatchObject({ draft: { number: 'AB1', file: FILE } });
});

it('[ROL2-15] does nothing for a role that may only look', () => {
  const { now, calls } = saving(STORED, { isReadOnly: true }, { number: 'AB1' });
  expect(now()).toMatchObject({ value: 'readOnly', context: { draft: { number: 'REG20471' } } });
  expect(calls).toEqual([]);
});

it('a new one starts empty', () => {
  expect(draftOf(null)).toEqual({ ...emptyDocumentDraft, file: null });
});
