import type { Day, DocumentDraft, DocumentType, StoredDocument, ValidationError } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/answer.ts';

/** `uploadCanceled`: nothing was sent; `notSaved`, `notDeleted`: the response was lost, and it turned out not to be done; `documentGone`: someone else deleted it. */
export type DocumentLabel = 'uploadCanceled' | 'notSaved' | 'notDeleted' | 'documentGone' | 'fileUnreadable';
export type DocumentNotice = Notice<DocumentLabel>;

/** A chosen file. The app passes the browser's own, which has more. */
export interface DocumentFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export interface DocumentSave {
  readonly type: DocumentType;
  /** Null for a new document. */
  readonly id: number | null;
  readonly draft: DocumentDraft;
  /** Null keeps the stored file. */
  readonly file: DocumentFile | null;
  /** Reports the part that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** `gone`: the document no longer exists; `lost`: we don't know whether it was saved. */
export type DocumentSaveOutcome = Outcome<object, DocumentLabel> | { status: 'gone' } | { status: 'lost' };
export type DocumentDeleteOutcome = Outcome<object, DocumentLabel> | { status: 'lost' };
/** After what the documents are looked up. */
export type DocumentLookup = 'save' | 'deletion';
export type DocumentsOutcome = Outcome<{ documents: readonly StoredDocument[] }, DocumentLabel>;
/** `file` has the type of its content. */
export type FileCheck = { status: 'accepted'; file: DocumentFile } | { status: 'refused'; problem: ValidationError };

export interface DocumentInput {
  readonly type: DocumentType;
  /** The document to view or change; null to upload one. */
  readonly base: StoredDocument | null;
  readonly today: Day;
  readonly isReadOnly: boolean;
  /** What was typed before a reload. A file can't be kept. */
  readonly kept?: DocumentDraft | undefined;
  /** Ids of the vehicle's documents: any other one is ours. */
  readonly knownIds: readonly number[];
}

export interface DocumentContext extends Omit<DocumentInput, 'kept'> {
  draft: DocumentDraft;
  file: DocumentFile | null;
  /** The chosen file while it is checked. */
  candidate: DocumentFile | null;
  fileProblem: ValidationError | null;
  /** Part of the upload that was sent, from 0 to 1. */
  sent: number;
  /** Canceled after everything was sent: the server may have stored it. */
  isCanceled: boolean;
  /** What failed; the notice says why. */
  failed: 'upload' | 'update' | 'delete' | null;
  notice: DocumentNotice | null;
}

export type DocumentEvent =
  | { type: 'field.changed'; change: Partial<DocumentDraft> }
  | { type: 'file.chosen'; file: DocumentFile }
  | { type: 'file.dropped' }
  | { type: 'document.submitted' }
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.canceled' }
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.declined' }
  | { type: 'outcome.retried' };

/** Emitted so that the app announces it in the current language. */
export interface DocumentDone {
  type: 'document.done';
  did: 'uploaded' | 'updated' | 'deleted';
}
