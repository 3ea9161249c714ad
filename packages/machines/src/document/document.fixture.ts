import type { StoredDocument } from '@wayside/domain';
import type { DocumentInput, DocumentsOutcome, FileCheck } from './document.types.ts';

export const TODAY = '2026-03-16';
export const STORED: StoredDocument = {
  id: 88,
  document_type: 'registration',
  document_number: 'REG20471',
  expiration_date: '2026-03-05',
  state_id: 37,
  insurance_name: null,
  document_title: null,
  glovebox_documents: [{ id: 301 }],
};
export const FILE = { name: 'card.pdf', size: 2000, type: 'application/pdf' };
/** What the form below says, as the server stores it. */
export const CHANGED: StoredDocument = { ...STORED, document_number: 'AB1' };
export const REPLACED: StoredDocument = { ...CHANGED, glovebox_documents: [{ id: 302 }] };
export const CREATED: StoredDocument = { ...REPLACED, id: 89, expiration_date: null, state_id: null };

export const input = (given: Partial<DocumentInput> = {}): DocumentInput => ({
  type: 'registration',
  base: STORED,
  today: TODAY,
  isReadOnly: false,
  knownIds: [STORED.id],
  ...given,
});
export const NEW = { base: null };

export const OK = { status: 'success' } as const;
export const LOST = { status: 'lost' } as const;
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
export const list = (...documents: StoredDocument[]): DocumentsOutcome => ({ status: 'success', documents });
export const accepted: FileCheck = { status: 'accepted', file: FILE };

export const TYPE = { type: 'field.changed', change: { number: 'A B-1' } } as const;
export const PAST = { type: 'field.changed', change: { expiration: '2026-03-15' } } as const;
export const CHOOSE = { type: 'file.chosen', file: FILE } as const;
export const DROP = { type: 'file.dropped' } as const;
export const SUBMIT = { type: 'document.submitted' } as const;
export const CANCEL = { type: 'upload.canceled' } as const;
export const DELETE = [{ type: 'delete.requested' }, { type: 'delete.confirmed' }] as const;
