import { documentBody, documentDraftOf, isExpirationPast, isSameDocument } from '@wayside/domain';
import type { Day, DocumentDraft, DocumentType, StoredDocument } from '@wayside/domain';
import type { RecordKind } from '../record/record.types.ts';
import { waits } from '../shared/answer.ts';

/** A chosen file. The app passes the browser's own, which has more. */
export interface DocumentFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export interface DocumentEdit extends DocumentDraft {
  /** Null keeps the stored file. */
  readonly file: DocumentFile | null;
}

export interface DocumentGiven {
  readonly type: DocumentType;
  readonly today: Day;
  readonly isReadOnly: boolean;
}

/** What keeps a document from being saved: it needs a file, new or stored, and an expiration date that is not past. */
export type DocumentProblem = 'file' | 'expiration';

/** `uploadCanceled`: nothing was stored. */
export type DocumentLabel = 'uploadCanceled';

const fileIdOf = (stored: StoredDocument | null): number | undefined => stored?.glovebox_documents[0]?.id;

export const documentKind: RecordKind<StoredDocument, DocumentEdit, DocumentGiven, DocumentLabel> = {
  id: 'document',
  draftOf: (saved) => ({ ...documentDraftOf(saved), file: null }),
  problemsOf: ({ file, expiration }, base, { today }): DocumentProblem[] => {
    if (file === null && base === null) return ['file'];
    return isExpirationPast(expiration, today, base) ? ['expiration'] : [];
  },
  conflicts: 'readFirst',
  isSaved: (saved, draft, base) => {
    const hasFile = base === null || draft.file === null || fileIdOf(saved) !== fileIdOf(base);
    return hasFile && isSameDocument(saved.document_type, saved, draft);
  },
  savePatience: waits.uploadPatience,
  savesAsNew: true,
};

/** The fields as they are sent. */
export const documentBodyOf = ({ file: _file, ...draft }: DocumentEdit, { type }: DocumentGiven) => documentBody(type, draft);
