import { limits } from '../constants.ts';
import type { Day } from '../locale/days.ts';
import { filterDocumentNumber, uploadError } from '../text/validation.ts';
import type { ValidationError } from '../text/validation.ts';

/** In the order in which they are shown. */
export const documentTypes = ['driver_licence', 'vehicle_insurance', 'registration', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document as stored by the server. */
export interface StoredDocument {
  readonly id: number;
  readonly document_type: DocumentType;
  readonly document_number: string | null;
  readonly expiration_date: Day | null;
  readonly state_id: number | null;
  readonly insurance_name: string | null;
  readonly document_title: string | null;
  readonly glovebox_documents: readonly { readonly id: number }[];
}

/** A document in the form. */
export interface DocumentDraft {
  readonly number: string;
  readonly expiration: Day | null;
  readonly stateId: number | null;
  readonly insurer: string;
  readonly title: string;
}
export type DocumentField = keyof DocumentDraft;

export const emptyDocumentDraft: DocumentDraft = {
  number: '',
  expiration: null,
  stateId: null,
  insurer: '',
  title: '',
};

export function documentDraftOf(stored: StoredDocument | null): DocumentDraft {
  return stored
    ? {
        number: stored.document_number ?? '',
        expiration: stored.expiration_date,
        stateId: stored.state_id,
        insurer: stored.insurance_name ?? '',
        title: stored.document_title ?? '',
      }
    : emptyDocumentDraft;
}

const FIELDS: Readonly<Record<DocumentType, readonly DocumentField[]>> = {
  driver_licence: ['number', 'stateId', 'expiration'],
  vehicle_insurance: ['insurer', 'number', 'expiration'],
  registration: ['number', 'stateId', 'expiration'],
  other: ['title', 'number', 'expiration'],
};

/** The fields of a kind of document, in the order of the form. */
export const documentFields = (type: DocumentType): readonly DocumentField[] => FIELDS[type];

const WIRE = {
  number: 'document_number',
  expiration: 'expiration_date',
  stateId: 'state_id',
  insurer: 'insurance_name',
  title: 'document_title',
} as const satisfies Record<DocumentField, string>;

const LENGTHS = { number: limits.documentNumber, insurer: limits.companyName, title: limits.documentTitle } as const;

/** A text as its field takes it: a number has letters and digits only, everything has a longest length. */
export function documentText(field: keyof typeof LENGTHS, text: string): string {
  const allowed = field === 'number' ? filterDocumentNumber(text) : text;
  return [...allowed].slice(0, LENGTHS[field]).join('');
}

/** The fields of the form as they are sent; an empty one clears what is stored. */
export function documentBody(type: DocumentType, draft: DocumentDraft): Record<(typeof WIRE)[DocumentField], string> {
  const entries = documentFields(type).map((field) => [WIRE[field], String(draft[field] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<(typeof WIRE)[DocumentField], string>;
}

/** Whether a stored document says what the form says. */
export function isSameDocument(type: DocumentType, stored: StoredDocument | null, draft: DocumentDraft): boolean {
  return JSON.stringify(documentBody(type, documentDraftOf(stored))) === JSON.stringify(documentBody(type, draft));
}

/**
 * A document must not expire before today. A stored date that has passed since may stay: the rest can still be put
 * right.
 */
export function isExpirationPast(expiration: Day | null, today: Day, stored: StoredDocument | null): boolean {
  return expiration !== null && expiration < today && expiration !== stored?.expiration_date;
}

export type FileContent = 'image/jpeg' | 'image/png' | 'application/pdf';

/** How many bytes of a file `contentOf` looks at. */
export const contentBytes = 1024;

const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

/** What a file is, from its first bytes; undefined for anything but a picture or PDF that may be uploaded. */
export function contentOf(head: Uint8Array): FileContent | undefined {
  for (const type of ['image/jpeg', 'image/png'] as const)
    if (SIGNATURES[type].every((byte, at) => head[at] === byte)) return type;
  // Readers accept a PDF whose first line is not at the very beginning.
  const text = String.fromCharCode(...head.slice(0, contentBytes));
  return text.includes('%PDF-') ? 'application/pdf' : undefined;
}

const EXTENSION = /\.(?:jpe?g|png|pdf)$/i;

/** Why a file can't be uploaded: its name, its declared type, its size or its content. Some systems declare no type. */
export function documentFileError(
  file: { readonly name: string; readonly size: number; readonly type: string },
  head: Uint8Array,
): ValidationError | undefined {
  const content = contentOf(head);
  if (!EXTENSION.test(file.name)) return 'fileType';
  const declared = uploadError({ size: file.size, type: file.type || (content ?? '') });
  // An empty or oversized file says nothing about its content.
  return declared ?? (content ? undefined : 'fileType');
}
