import { documentDraftOf, isExpirationPast, isSameDocument } from '@wayside/domain';
import type { Day, DocumentDraft, DocumentType, StoredDocument } from '@wayside/domain';
import type { RecordKind } from '../record/record.types.ts';
import { waits } from '../shared/outcome.ts';

export interface ChosenFile {
  readonly name: string;
  /** The file itself. A function, because a stored draft cannot hold it: after a reload it is undefined. */
  readonly content?: () => unknown;
}

export interface DocumentEdit extends DocumentDraft {
  /** The one that the server has, or the one that replaces it. */
  readonly file: StoredDocument['glovebox_documents'][number] | ChosenFile | null;
}

export interface DocumentGiven {
  readonly type: DocumentType;
  readonly today: Day;
  readonly isReadOnly: boolean;
}

/** `uploadCanceled`: nothing was stored. */
export type DocumentLabel = 'uploadCanceled';

export const chosenFileIn = ({ file }: DocumentEdit): ChosenFile | null =>
  file !== null && 'name' in file ? file : null;

export function storedFileOf(saved: StoredDocument | null) {
  const file = saved?.glovebox_documents[0];
  return file ? { id: file.id } : null;
}

/**
 * What keeps a document from being saved: it needs a file, which a reload loses, and an expiration date that is not
 * past.
 */
export function documentProblems(draft: DocumentEdit, base: StoredDocument | null, { today }: DocumentGiven) {
  const chosen = chosenFileIn(draft);
  if (chosen && !chosen.content) return ['fileLost'] as const;
  if (chosen === null && base === null) return ['file'] as const;
  return isExpirationPast(draft.expiration, today, base) ? (['expiration'] as const) : [];
}

export const documentKind: RecordKind<StoredDocument, DocumentEdit, DocumentGiven, DocumentLabel> = {
  id: 'document',
  draftOf: (saved) => ({ ...documentDraftOf(saved), file: storedFileOf(saved) }),
  clean: (draft) => ({ ...draft, insurer: draft.insurer.trim(), title: draft.title.trim() }),
  problemsOf: documentProblems,
  conflicts: 'readFirst',
  isSaved: (saved, draft, base, { type }) => {
    const hasFile = base === null || chosenFileIn(draft) === null || storedFileOf(saved)?.id !== storedFileOf(base)?.id;
    return saved.document_type === type && hasFile && isSameDocument(type, saved, draft);
  },
  savePatience: waits.uploadPatience,
  savesAsNew: true,
};
