import { documentText, isExpirationPast, isSameDocument } from '@wayside/domain';
import type { DocumentDraft, StoredDocument } from '@wayside/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/answer.ts';
import type {
  DocumentContext,
  DocumentDeleteOutcome,
  DocumentDone,
  DocumentEvent,
  DocumentFile,
  DocumentInput,
  DocumentNotice,
  DocumentSave,
  DocumentSaveOutcome,
  DocumentLookup,
  DocumentsOutcome,
  FileCheck,
} from './document.types.ts';

const CLEAR = { failed: null, notice: null } as const;

/** The draft with a change: texts as their fields take them. */
export const typed = (draft: DocumentDraft, change: Partial<DocumentDraft>): DocumentDraft => {
  const next = { ...draft, ...change };
  const texts = (['number', 'insurer', 'title'] as const).map((field) => [field, documentText(field, next[field])]);
  return { ...next, ...Object.fromEntries(texts) };
};

/** The document in a freshly loaded list. If the response to a new one was lost, it is the one that was not in the list before. */
function foundIn(list: readonly StoredDocument[], { base, knownIds, type, draft }: DocumentContext): StoredDocument | undefined {
  if (base) return list.find(({ id }) => id === base.id);
  return list.find((item) => item.document_type === type && !knownIds.includes(item.id) && isSameDocument(type, item, draft));
}

const fileIdOf = (stored: StoredDocument | null): number | undefined => stored?.glovebox_documents[0]?.id;

/** Something to send: a file for a new document, any change of a stored one. */
export const hasChanges = ({ type, base, draft, file }: Pick<DocumentContext, 'type' | 'base' | 'draft' | 'file'>): boolean =>
  file !== null || !isSameDocument(type, base, draft);

/** What keeps a document from being saved: it needs a file, new or stored, and an expiration date that is not past. */
export function documentProblem(context: DocumentContext): 'file' | 'expiration' | undefined {
  const { base, draft, today, file } = context;
  if (file === null && base === null) return 'file';
  return isExpirationPast(draft.expiration, today, base) ? 'expiration' : undefined;
}

export const documentSetup = setup({
  types: {
    context: {} as DocumentContext,
    events: {} as DocumentEvent,
    input: {} as DocumentInput,
    emitted: {} as DocumentDone,
    /** `open`: the form can be edited; `busy`: waiting for a response; `deleting`: the question is shown. */
    tags: {} as 'open' | 'busy' | 'deleting',
  },
  actors: {
    checkFile: fromPromise<FileCheck, DocumentFile>(notProvided('checkFile')),
    saveDocument: fromPromise<DocumentSaveOutcome, DocumentSave>(notProvided('saveDocument')),
    deleteDocument: fromPromise<DocumentDeleteOutcome, number>(notProvided('deleteDocument')),
    readDocuments: fromPromise<DocumentsOutcome, DocumentLookup>(notProvided('readDocuments')),
  },
  delays: waits,
  actions: {
    clear: assign(CLEAR),
    tell: assign((_, { notice }: { notice: DocumentNotice }) => ({ notice, failed: null })),
    fail: assign(({ context }, { notice }: { notice: DocumentNotice }) => ({
      notice,
      failed: context.base === null ? ('upload' as const) : ('update' as const),
    })),
    loseFile: assign({ candidate: null, file: null, failed: null, notice: { tone: 'error', label: 'fileUnreadable' } }),
    failDelete: assign((_, { notice }: { notice: DocumentNotice }) => ({ notice, failed: 'delete' as const })),
    /** Someone else deleted it: what was typed becomes a new document, which needs a file again. */
    loseBase: assign({ base: null, failed: 'update', notice: { tone: 'error', label: 'documentGone' } }),
    announceSaved: emit(({ context }) => ({ type: 'document.done' as const, did: context.base === null ? 'uploaded' : 'updated' })),
    announceDeleted: emit({ type: 'document.done', did: 'deleted' }),
  },
  guards: {
    isReadOnly: ({ context }) => context.isReadOnly,
    isStored: ({ context }) => context.base !== null,
    isReady: ({ context }) => documentProblem(context) === undefined && hasChanges(context),
    isAllSent: ({ context }) => context.sent >= 1,
    isSaved: ({ context }, { list }: { list: readonly StoredDocument[] }) => {
      const { type, base, draft, file } = context;
      const found = foundIn(list, context);
      const hasFile = base === null || file === null || fileIdOf(found ?? null) !== fileIdOf(base);
      return found !== undefined && hasFile && isSameDocument(type, found, draft);
    },
    isGoneFrom: ({ context }, { list }: { list: readonly StoredDocument[] }) => !list.some(({ id }) => id === context.base?.id),
  },
});
