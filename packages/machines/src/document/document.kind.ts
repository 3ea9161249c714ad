import { documentBody, documentDraftOf, isExpirationPast, isSameDocument } from '@wayside/domain';
import type { Day, DocumentDraft, DocumentType, StoredDocument } from '@wayside/domain';
import type { RecordKind } from '../record/record.types.ts';
import { waits } from '../shared/answer.ts';

/** The file that the server has. */
export interface StoredFile {
  readonly id: number;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** The file itself. A function, because a stored draft cannot hold it: after a reload it is undefined. */
  readonly content?: () => unknown;
}

export interface DocumentEdit extends DocumentDraft {
  readonly file: StoredFile | ChosenFile | null;
}

export interface DocumentGiven {
  readonly type: DocumentType;
  readonly today: Day;
  readonly isReadOnly: boolean;
}

/** What keeps a document from being saved: it needs a file, which a reload loses, and an expiration date that is not past. */
export type DocumentProblem = 'file' | 'fileLost' | 'expiration';

/** `uploadCanceled`: nothing was stored. */
export type DocumentLabel = 'uploadCanceled';

export const chosenFileIn = ({ file }: DocumentEdit): ChosenFile | null => (file !== null && 'name' in file ? file : null);

export function storedFileOf(saved: StoredDocument | null): StoredFile | null {
  const file = saved?.glovebox_documents[0];
  return file ? { id: file.id } : null;
}

export function documentProblem(draft: DocumentEdit, base: StoredDocument | null, { today }: DocumentGiven): DocumentProblem | undefined {
  const chosen = chosenFileIn(draft);
  if (chosen && !chosen.content) return 'fileLost';
  if (chosen === null && base === null) return 'file';
  return isExpirationPast(draft.expiration, today, base) ? 'expiration' : undefined;
}

export const documentKind: RecordKind<StoredDocument, DocumentEdit, DocumentGiven, DocumentLabel> = {
  id: 'document',
  draftOf: (saved) => ({ ...documentDraftOf(saved), file: storedFileOf(saved) }),
  clean: (draft) => ({ ...draft, insurer: draft.insurer.trim(), title: draft.title.trim() }),
  problemsOf: (...edited) => {
    const problem = documentProblem(...edited);
    return problem ? [problem] : [];
  },
  conflicts: 'readFirst',
  isSaved: (saved, draft, base) => {
    const hasFile = base === null || chosenFileIn(draft) === null || storedFileOf(saved)?.id !== storedFileOf(base)?.id;
    return hasFile && isSameDocument(saved.document_type, saved, draft);
  },
  savePatience: waits.uploadPatience,
  savesAsNew: true,
};

/** The fields as they are sent. */
export const documentBodyOf = ({ file: _file, ...draft }: DocumentEdit, { type }: DocumentGiven) => documentBody(type, draft);
