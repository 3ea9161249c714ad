import { describe, expect, it } from 'vitest';
import {
  contentOf,
  documentBody,
  documentDraftOf,
  documentFields,
  documentFileError,
  documentText,
  documentTypes,
  emptyDocumentDraft,
  isExpirationPast,
  isSameDocument,
} from './documents.ts';
import type { StoredDocument } from './documents.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytes('\xff\xd8\xff\xe0\0\x10JFIF');
const PNG = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const PDF = bytes('%PDF-1.4\n1 0 obj');
const GIF = bytes('GIF89a');

const REGISTRATION: StoredDocument = {
  id: 88,
  document_type: 'registration',
  document_number: 'REG20471',
  expiration_date: '2026-03-05',
  state_id: 37,
  insurance_name: null,
  document_title: null,
  glovebox_documents: [{ id: 301 }],
};

describe('a file', () => {
  const file = (name: string, type: string, size = 2000) => ({ name, type, size });

  it('is known by its first bytes', () => {
    expect([JPEG, PNG, PDF, GIF, bytes('')].map(contentOf)).toEqual([
      'image/jpeg',
      'image/png',
      'application/pdf',
      undefined,
      undefined,
    ]);
    expect(contentOf(bytes(`\xef\xbb\xbf\n%PDF-1.7`))).toBe('application/pdf');
    expect(contentOf(bytes(`${'x'.repeat(1024)}%PDF-1.7`))).toBeUndefined();
    expect(contentOf(bytes('\x89PNG\r\n'))).toBeUndefined();
  });

  it.each([
    ['card.jpeg', 'image/jpeg', JPEG],
    ['card.JPG', 'image/jpeg', JPEG],
    ['card.png', 'image/png', PNG],
    ['card.pdf', 'application/pdf', PDF],
    // Phones rename pictures; what counts is that both are accepted.
    ['card.png', 'image/png', JPEG],
    ['card.pdf', '', PDF],
  ])('[GLV-06] %s declared as “%s” is accepted', (name, type, head) => {
    expect(documentFileError(file(name, type), head)).toBeUndefined();
  });

  it.each([
    ['of another type', file('card.gif', 'image/gif'), GIF],
    ['of another name', file('card.exe', 'application/pdf'), PDF],
    ['without an extension', file('pdf', 'application/pdf'), PDF],
    ['declared as another type', file('card.pdf', 'text/html'), PDF],
    ['that only claims to be a picture', file('card.jpg', 'image/jpeg'), bytes('<script>')],
    ['that only claims to be a PDF, declared as nothing', file('card.pdf', ''), bytes('MZ')],
    ['that is empty', file('card.pdf', 'application/pdf', 0), bytes('')],
  ])('[GLV-06] one %s is refused', (_what, given, head) => {
    expect(documentFileError(given, head)).toBe('fileType');
  });

  it('[GLV-06] ten million bytes are too many, one less is not', () => {
    expect(documentFileError(file('a.pdf', 'application/pdf', 9_999_999), PDF)).toBeUndefined();
    expect(documentFileError(file('a.pdf', 'application/pdf', 10_000_000), PDF)).toBe('fileSize');
  });
});

describe('the fields', () => {
  it('each kind has its own, and all of them a number and an expiration date', () => {
    for (const type of documentTypes)
      expect(documentFields(type)).toEqual(expect.arrayContaining(['number', 'expiration']));
    expect(documentFields('vehicle_insurance')).toContain('insurer');
    expect(documentFields('other')).toContain('title');
    expect(documentFields('registration')).not.toContain('insurer');
  });

  it('[GLV-07] a number takes letters and digits only, and no more than sixty', () => {
    expect(documentText('number', 'AB 12-3')).toBe('AB123');
    expect(documentText('number', 'é ß 5')).toBe('5');
    expect(documentText('number', '1'.repeat(61))).toHaveLength(60);
    expect(documentText('title', ` Lift-gate ${'x'.repeat(200)}`)).toHaveLength(120);
  });

  it('are sent under the names of the contract, and an empty one clears what is stored', () => {
    expect(documentBody('registration', documentDraftOf(REGISTRATION))).toEqual({
      document_number: 'REG20471',
      state_id: '37',
      expiration_date: '2026-03-05',
    });
    expect(documentBody('vehicle_insurance', { ...emptyDocumentDraft, insurer: ' Prairie ' })).toEqual({
      insurance_name: 'Prairie',
      document_number: '',
      expiration_date: '',
    });
  });

  it('say the same as a stored document, or not', () => {
    const draft = documentDraftOf(REGISTRATION);
    expect(isSameDocument('registration', REGISTRATION, draft)).toBe(true);
    expect(isSameDocument('registration', REGISTRATION, { ...draft, insurer: 'of another kind' })).toBe(true);
    expect(isSameDocument('registration', REGISTRATION, { ...draft, stateId: null })).toBe(false);
    expect(isSameDocument('other', null, emptyDocumentDraft)).toBe(true);
  });
});

it('[GLV-08] the expiration date is not before today, unless it is the stored one', () => {
  const today = '2026-03-16';
  expect(isExpirationPast('2026-03-15', today, null)).toBe(true);
  expect(isExpirationPast('2026-03-16', today, null)).toBe(false);
  expect(isExpirationPast(null, today, null)).toBe(false);
  expect(isExpirationPast('2026-03-05', today, REGISTRATION)).toBe(false);
  expect(isExpirationPast('2026-03-06', today, REGISTRATION)).toBe(true);
});
