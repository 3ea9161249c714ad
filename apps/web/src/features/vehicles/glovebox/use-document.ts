import { documentDraftOf, isSameDocument } from '@wayside/domain';
import type { DocumentDraft, DocumentType } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { documentMachine, hasChanges } from '@wayside/machines';
import type {
  DocumentDeleteOutcome,
  DocumentEvent,
  DocumentFile,
  DocumentLabel,
  DocumentLookup,
  DocumentSave,
  DocumentSaveOutcome,
  DocumentsOutcome,
  FileCheck,
} from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changed } from '../../../shared/data/changed.ts';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { useLateSave } from '../../../shared/save/use-late-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { checkFile, deleteDocument, readDocuments, saveDocument } from './document-calls.ts';
import type { GloveboxItem } from './glovebox.queries.ts';
import { openDocumentIn, useDocumentAddress } from './use-document-address.ts';

export interface DocumentOptions {
  vehicleId: number;
  user: User;
  type: DocumentType;
  /** Null for an upload. */
  item: GloveboxItem | null;
  items: readonly GloveboxItem[];
  isReadOnly: boolean;
}

export interface DocumentFlow {
  state: SnapshotFrom<typeof documentMachine>;
  send: (event: DocumentEvent) => void;
  /** The question before unsaved changes are lost. */
  question: ReactNode;
}

/** The machine of a document with its calls, and what was typed, which survives a reload. */
export function useDocument({ vehicleId, user, type, item, items, isReadOnly }: DocumentOptions): DocumentFlow {
  const { t } = useTranslation(['glovebox', 'common']);
  const { close } = useDocumentAddress();
  const owner = { userId: user.id, fleetId: user.fleet_id ?? null };
  const { values, keep, clear } = useKeptDraft(`document ${vehicleId} ${item?.id ?? type}`, owner);
  const [input] = useState(() => ({
    type,
    base: item,
    today: today(),
    isReadOnly,
    kept: keptIn(values),
    knownIds: items.map(({ id }) => id),
  }));
  const noticeText = useCommonNoticeText((label: DocumentLabel) => t(`notice.${label}`));
  const remove = useLateSave(deleteDocument, (outcome) => {
    void changed('documents');
    if (outcome.status === 'success') return { title: t('done.deleted'), tone: 'success' };
    if (outcome.status === 'lost') return { title: t('common:error.mayHaveWorked'), tone: 'error' };
    return { title: t('failed.delete'), description: noticeText(outcome.notice), tone: 'error' };
  });
  // The lookup after a lost response: what it finds about a deletion is said on the next page as well.
  const lookUp = useLateSave<DocumentLookup, DocumentsOutcome>(
    () => readDocuments(vehicleId),
    (outcome, after) => {
      void changed('documents');
      if (outcome.status !== 'success' || after === 'save') return { title: t('common:error.mayHaveWorked'), tone: 'error' };
      return outcome.documents.some(({ id }) => id === item?.id)
        ? { title: t('failed.delete'), tone: 'error' }
        : { title: t('done.deleted'), tone: 'success' };
    },
  );
  const machine = useMemo(
    () =>
      documentMachine.provide({
        actors: {
          checkFile: fromPromise<FileCheck, DocumentFile>(({ input: file }) => checkFile(file)),
          saveDocument: fromPromise<DocumentSaveOutcome, DocumentSave>(({ input: save, signal }) => saveDocument(vehicleId, save, signal)),
          deleteDocument: fromPromise<DocumentDeleteOutcome, number>(remove),
          readDocuments: fromPromise<DocumentsOutcome, DocumentLookup>(lookUp),
        },
      }),
    [vehicleId, remove, lookUp],
  );
  const [state, send, actor] = useMachine(machine, { input });
  const { base, draft } = state.context;
  const isTyped = state.hasTag('open') && !isSameDocument(type, base, draft);
  const isBusy = state.hasTag('busy');
  // Leaving during a deletion loses nothing: its outcome is announced on the next page.
  const isDirty = (isBusy && !state.hasTag('deleting')) || (!state.matches('done') && !isReadOnly && hasChanges(state.context));

  const guard = useLeaveGuard(isDirty, {
    isLeaving: (from, to) => openDocumentIn(from.search) !== openDocumentIn(to.search),
    onLeave: () => {
      clear();
      // What was on its way may have arrived.
      if (isBusy) void changed('documents');
    },
  });

  const finish = useEffectEvent((did: 'uploaded' | 'updated' | 'deleted') => {
    clear();
    guard.release();
    void changed('documents');
    toasts.show({ title: t(`done.${did}`), tone: 'success' });
    close();
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('document.done', ({ did }) => finish(did));
    return unsubscribe;
  }, [actor]);
  useEffect(() => keep(isTyped ? { draft } : undefined), [keep, draft, isTyped]);

  return { state, send, question: guard.dialog };
}

const FIELDS = Object.entries(documentDraftOf(null)) as [keyof DocumentDraft, unknown][];

/** Parses a kept draft. Only our code writes it in this tab, but possibly in the shape of an older version. */
function keptIn(values: Readonly<Record<string, unknown>> | undefined): DocumentDraft | undefined {
  const draft = values?.['draft'] as Partial<DocumentDraft> | undefined;
  const isWhole = draft && FIELDS.every(([field, empty]) => field in draft && (typeof draft[field] === typeof empty || empty === null));
  return isWhole ? (draft as DocumentDraft) : undefined;
}
