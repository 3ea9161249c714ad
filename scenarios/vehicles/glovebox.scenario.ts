import { defineScenario } from '../define.ts';

const start = '/vehicles/500001';
const on = { flags: { glovebox: 'on' }, start, signedIn: true } as const;
/** A driver may change the driver license only. */
const MANAGERS = ['Owner', 'Manager'] as const;

const document = {
  document_number: 'A1',
  state_id: null,
  insurance_name: null,
  document_title: null,
  vehicle_id: 500_001,
} as const;
const fileOf = (id: number) => [{ id, document_url: `http://api.localhost:4000/api/v4/glovebox_documents/${id}` }];

export const ready = defineScenario({
  id: 'vehicles/documents',
  title: 'The documents of a vehicle',
  story: 'Driver license, insurance, registration, and others; the insurance needs renewal.',
  ...on,
});

export const none = defineScenario({
  id: 'vehicles/documents-none',
  title: 'No documents yet',
  story: 'Each kind offers an upload, except to those who may not upload it.',
  ...on,
  start: '/vehicles/500008',
});

export const driver = defineScenario({
  id: 'vehicles/documents-driver',
  title: 'A driver and the documents of the vehicle',
  story: 'Only the driver license can be changed; everything else is read-only.',
  roles: ['Driver'],
  ...on,
});

export const expiring = defineScenario({
  id: 'vehicles/documents-expiring',
  title: 'Documents that expire in 60 and in 61 days',
  story:
    'With 60 days or fewer left, a document is pointed out; with 61, it is not. One expires today, one has expired.',
  answers: {
    listGloveboxItems: {
      status: 200,
      body: [
        {
          id: 1,
          document_type: 'driver_licence',
          expiration_date: '2026-05-15',
          expires_in_days: 60,
          ...document,
          glovebox_documents: fileOf(1),
        },
        {
          id: 2,
          document_type: 'vehicle_insurance',
          expiration_date: '2026-05-16',
          expires_in_days: 61,
          ...document,
          glovebox_documents: fileOf(2),
        },
        {
          id: 3,
          document_type: 'registration',
          expiration_date: '2026-03-16',
          expires_in_days: 0,
          ...document,
          glovebox_documents: fileOf(3),
        },
        {
          id: 4,
          document_type: 'other',
          expiration_date: '2026-03-05',
          expires_in_days: -11,
          ...document,
          document_title: 'Lease agreement',
          glovebox_documents: fileOf(4),
        },
      ],
    },
  },
  ...on,
});

export const listFails = defineScenario({
  id: 'vehicles/documents-fail-once',
  title: 'The documents cannot be loaded at first',
  story: 'The rest of the page is there; trying again brings the documents.',
  faults: [{ kind: 'server-error', operation: 'listGloveboxItems', calls: [1] }],
  ...on,
});

export const fileFails = defineScenario({
  id: 'vehicles/document-file-fails-once',
  title: 'The file of a document cannot be loaded at first',
  story: 'Its fields are there; trying again brings the file.',
  faults: [{ kind: 'server-error', operation: 'downloadGloveboxDocument', calls: [1] }],
  ...on,
});

export const uploadFails = defineScenario({
  id: 'vehicles/document-upload-fails',
  title: 'A document cannot be uploaded',
  story: 'The server says why it was refused; the file and what was typed stay in the dialog.',
  roles: MANAGERS,
  answers: { createGloveboxItem: { example: 'fileType' } },
  ...on,
  start: '/vehicles/500008',
});

export const uploadTooLarge = defineScenario({
  id: 'vehicles/document-upload-too-large',
  title: 'The server finds a file too large',
  story: 'The limit of the server is what counts, whatever the page found.',
  roles: MANAGERS,
  answers: { createGloveboxItem: { example: 'fileTooLarge' } },
  ...on,
  start: '/vehicles/500008',
});

export const uploadForbidden = defineScenario({
  id: 'vehicles/document-upload-forbidden',
  title: 'A user can no longer upload documents',
  story: 'The role changed while the page was open; nothing typed is lost.',
  roles: MANAGERS,
  answers: {
    createGloveboxItem: { example: 'restrictedRole' },
    updateGloveboxItem: { example: 'restrictedRole' },
    deleteGloveboxItem: { example: 'restrictedRole' },
  },
  ...on,
});

export const updateFails = defineScenario({
  id: 'vehicles/document-change-fails',
  title: 'A document can be neither changed nor deleted',
  story: 'The server refuses a change and a deletion; each failure says what failed.',
  roles: MANAGERS,
  answers: { updateGloveboxItem: { example: 'invalid' }, deleteGloveboxItem: { example: 'serverError' } },
  ...on,
});

export const deletedByAnother = defineScenario({
  id: 'vehicles/document-deleted-by-another',
  title: 'Someone else deleted the document',
  story: 'What was typed stays and becomes a new document, which needs a file.',
  roles: MANAGERS,
  answers: { updateGloveboxItem: { example: 'notFound' } },
  ...on,
});

export const changedByAnother = defineScenario({
  id: 'vehicles/document-changed-by-another',
  title: 'Someone else changes the same document',
  story: 'The number was entered by a colleague a moment before: theirs and mine are both there to choose from.',
  roles: MANAGERS,
  colleagueActs: [{ at: { operation: 'listGloveboxItems', call: 2 }, who: 'Admin', does: 'renumbersDocuments' }],
  ...on,
});

export const slow = defineScenario({
  id: 'vehicles/document-slow',
  title: 'An upload is slow',
  story: 'Its progress is shown, and it can be canceled. A second press changes nothing.',
  roles: MANAGERS,
  faults: [
    { kind: 'hold', operation: 'createGloveboxItem' },
    { kind: 'hold', operation: 'deleteGloveboxItem' },
  ],
  ...on,
});

export const lost = defineScenario({
  id: 'vehicles/document-answer-lost',
  title: 'The response to an upload is lost',
  story:
    'The server stores the document and the connection breaks. The page looks it up, and does not send it a second time.',
  roles: MANAGERS,
  faults: [
    { kind: 'truncated-response', operation: 'createGloveboxItem', calls: [1] },
    { kind: 'connection-reset', operation: 'deleteGloveboxItem' },
  ],
  ...on,
});

export const unknown = defineScenario({
  id: 'vehicles/document-outcome-unknown',
  title: 'It is unknown whether a document was stored',
  story: 'The response is lost, and checking the list fails, too. Checking again shows the outcome.',
  roles: MANAGERS,
  faults: [
    { kind: 'truncated-response', operation: 'createGloveboxItem', calls: [1] },
    { kind: 'connection-reset', operation: 'deleteGloveboxItem' },
    { kind: 'server-error', operation: 'listGloveboxItems', calls: [2] },
  ],
  ...on,
});
