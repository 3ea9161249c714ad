import type { DocumentType } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { documentKind, documentMachine } from '@wayside/machines';
import type { DocumentEdit, DocumentGiven, DocumentLabel } from '@wayside/machines';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { RecordFlow, RecordState } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { findDocument, saveDocument } from './document-calls.ts';
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

export type DocumentRecord = RecordFlow<
  GloveboxItem,
  DocumentEdit,
  DocumentGiven,
  DocumentLabel,
  RecordState<GloveboxItem, DocumentEdit, DocumentGiven, DocumentLabel> & SnapshotFrom<typeof documentMachine>
>;

/** The editor of a document, and how much of its file was sent. */
export function useDocument({ vehicleId, user, type, item, items, isReadOnly }: DocumentOptions) {
  const { t } = useTranslation('glovebox');
  const { close } = useDocumentAddress();
  const [progress, setProgress] = useState(0);
  const upload = useRef(new AbortController());
  const record: DocumentRecord = useRecord({
    kind: documentKind,
    machine: documentMachine,
    calls: {
      // Ends when it is canceled, and not with the dialog: who leaves reads on the next page what became of it.
      save: (save) => {
        upload.current = new AbortController();
        setProgress(0);
        return saveDocument(vehicleId, save, { onProgress: setProgress, signal: upload.current.signal });
      },
      find: (search) => findDocument(vehicleId, search),
      existingIds: () => items.map(({ id }) => id),
    },
    saved: item,
    given: { type, today: today(), isReadOnly },
    draftName: `document ${vehicleId} ${item?.id ?? type}`,
    owner: { userId: user.id, fleetId: user.fleet_id },
    texts: {
      what: t('what'),
      done: ({ isNew }) => ({ title: t(isNew ? 'done.uploaded' : 'done.updated'), tone: 'success' }),
      refusal: (label) => t(`notice.${label}`),
    },
    onClose: close,
    guard: { isLeaving: (from, to) => openDocumentIn(from.search) !== openDocumentIn(to.search) },
  });

  function cancel(): void {
    record.send({ type: 'save.canceled', isSent: progress >= 1 });
    upload.current.abort();
  }
  return { record, progress, cancel };
}
