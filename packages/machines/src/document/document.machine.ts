import { documentDraftOf } from '@wayside/domain';
import type { StoredDocument } from '@wayside/domain';
import { assign } from 'xstate';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { documentSetup, typed } from './document.setup.ts';
import type { DocumentNotice, DocumentsOutcome } from './document.types.ts';

const listIn = (outcome: DocumentsOutcome): readonly StoredDocument[] => (outcome.status === 'success' ? outcome.documents : []);
const isOk = ({ status }: { status: string }): boolean => status === 'success';
const isLost = ({ status }: { status: string }): boolean => status === 'lost';
const reason = (outcome: { status: string }) => noticeIn(outcome) as { notice: DocumentNotice };

const toEditing = (how: 'tell' | 'fail' | 'failDelete', notice: DocumentNotice) =>
  ({ target: 'editing', actions: { type: how, params: { notice } } }) as const;
const canceled = toEditing('tell', { tone: 'default', label: 'uploadCanceled' });
const saved = { target: 'done', actions: 'announceSaved' } as const;
const deleted = { target: 'done', actions: 'announceDeleted' } as const;

/** The form while it can be edited. */
const form = documentSetup.createStateConfig({
  tags: ['open'],
  on: {
    'field.changed': { actions: assign(({ context, event }) => ({ draft: typed(context.draft, event.change) })) },
    'file.chosen': {
      target: 'checkingFile',
      reenter: true,
      actions: assign(({ event }) => ({ candidate: event.file, fileProblem: null })),
    },
    'file.dropped': { target: 'editing', actions: assign({ file: null, candidate: null, fileProblem: null }) },
  },
});

/**
 * A document of a vehicle in its dialog: to view, upload, change or delete.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `starting` | decides whether it can be changed | immediately |
 * | `readOnly` | the role may only look at it | never: the dialog is closed |
 * | `editing` | the form; `failed` and `notice` say what went wrong before | `document.submitted`, `delete.requested`, `file.chosen` |
 * | `checkingFile` | looks at the content of the chosen file | the result, another file |
 * | `saving` | the upload is on its way; a second submit is ignored | the response, `upload.canceled` |
 * | `checkingSave` | the response was lost, or canceled when all was sent: checks whether it was saved | the response |
 * | `saveUnknown` | that check failed, too | `outcome.retried` |
 * | `confirmingDelete` | asks before deleting | `delete.confirmed`, `delete.declined` |
 * | `deleting` | the request is on its way | the response |
 * | `checkingDelete` | the response was lost: checks whether it was deleted | the response |
 * | `deleteUnknown` | that check failed, too | `outcome.retried` |
 * | `done` | saved or deleted; the dialog closes | never |
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    draft: kept ?? documentDraftOf(input.base),
    file: null,
    candidate: null,
    fileProblem: null,
    sent: 0,
    isCanceled: false,
    failed: null,
    notice: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether the document can be changed.',
      always: [{ guard: 'isReadOnly', target: 'readOnly' }, { target: 'editing' }],
    },

    readOnly: { description: 'The document can be looked at, and nothing else.' },

    editing: {
      ...form,
      description: 'The document is in the form.',
      on: {
        ...form.on,
        'document.submitted': { guard: 'isReady', target: 'saving' },
        'delete.requested': { guard: 'isStored', target: 'confirmingDelete', actions: 'clear' },
      },
    },

    checkingFile: {
      ...form,
      description: 'Looks whether the chosen file is what its name says.',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => context.candidate!,
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'accepted',
            target: 'editing',
            actions: assign(({ event: { output } }) => ({
              candidate: null,
              ...(output.status === 'accepted' && { file: output.file }),
              failed: null,
              notice: null,
            })),
          },
          {
            target: 'editing',
            // The file before it is no longer meant.
            actions: assign(({ event: { output } }) => ({
              candidate: null,
              file: null,
              fileProblem: output.status === 'refused' ? output.problem : null,
            })),
          },
        ],
        onError: { target: 'editing', actions: 'loseFile' },
      },
      after: { answerPatience: { target: 'editing', actions: 'loseFile' } },
    },

    saving: {
      description: 'The document is on its way; a second press is ignored.',
      tags: ['busy'],
      entry: assign({ sent: 0, isCanceled: false, failed: null, notice: null }),
      invoke: {
        id: 'save',
        src: 'saveDocument',
        input: ({ context: { type, base, draft, file }, self }) => ({
          type,
          id: base?.id ?? null,
          draft,
          file,
          onProgress: (part) => self.send({ type: 'upload.progressed', part }),
        }),
        onDone: [
          { guard: ({ event }) => isOk(event.output), ...saved },
          { guard: ({ event }) => isLost(event.output), target: 'checkingSave' },
          { guard: ({ event }) => event.output.status === 'gone', target: 'editing', actions: 'loseBase' },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => reason(event.output) } },
        ],
        onError: toEditing('fail', failedNotice),
      },
      on: {
        'upload.progressed': { actions: assign(({ event }) => ({ sent: Math.min(1, Math.max(0, event.part)) })) },
        'upload.canceled': [{ guard: 'isAllSent', target: 'checkingSave', actions: assign({ isCanceled: true }) }, canceled],
      },
      after: { uploadPatience: 'checkingSave' },
    },

    checkingSave: {
      description: 'Nobody knows yet whether it was saved: looks for it before anything is sent again.',
      tags: ['busy'],
      invoke: {
        id: 'checkSave',
        src: 'readDocuments',
        input: 'save',
        onDone: [
          {
            guard: ({ event }) => !isOk(event.output),
            target: 'saveUnknown',
            actions: { type: 'fail', params: ({ event }) => reason(event.output) },
          },
          { guard: { type: 'isSaved', params: ({ event }) => ({ list: listIn(event.output) }) }, ...saved },
          { guard: ({ context }) => context.isCanceled, ...canceled },
          toEditing('fail', { tone: 'error', label: 'notSaved' }),
        ],
        onError: { target: 'saveUnknown', actions: { type: 'fail', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'saveUnknown', actions: { type: 'fail', params: { notice: lateNotice } } } },
    },

    saveUnknown: {
      description: 'Nobody knows whether it was saved; it can be looked up again, but not sent again.',
      on: { 'outcome.retried': { target: 'checkingSave', actions: 'clear' } },
    },

    confirmingDelete: {
      description: 'Asks whether the document is to be deleted.',
      tags: ['deleting'],
      on: { 'delete.confirmed': 'deleting', 'delete.declined': 'editing' },
    },

    deleting: {
      description: 'The deletion is on its way.',
      tags: ['busy', 'deleting'],
      invoke: {
        id: 'delete',
        src: 'deleteDocument',
        input: ({ context }) => context.base!.id,
        onDone: [
          { guard: ({ event }) => isOk(event.output), ...deleted },
          { guard: ({ event }) => isLost(event.output), target: 'checkingDelete' },
          { target: 'editing', actions: { type: 'failDelete', params: ({ event }) => reason(event.output) } },
        ],
        onError: toEditing('failDelete', failedNotice),
      },
      after: { answerPatience: 'checkingDelete' },
    },

    checkingDelete: {
      description: 'The answer was lost: looks whether the document is still there.',
      tags: ['busy', 'deleting'],
      invoke: {
        id: 'checkDelete',
        src: 'readDocuments',
        input: 'deletion',
        onDone: [
          {
            guard: ({ event }) => !isOk(event.output),
            target: 'deleteUnknown',
            actions: { type: 'failDelete', params: ({ event }) => reason(event.output) },
          },
          { guard: { type: 'isGoneFrom', params: ({ event }) => ({ list: listIn(event.output) }) }, ...deleted },
          toEditing('failDelete', { tone: 'error', label: 'notDeleted' }),
        ],
        onError: { target: 'deleteUnknown', actions: { type: 'failDelete', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'deleteUnknown', actions: { type: 'failDelete', params: { notice: lateNotice } } } },
    },

    deleteUnknown: {
      description: 'Nobody knows whether it was deleted; it can be looked up again.',
      on: { 'outcome.retried': { target: 'checkingDelete', actions: 'clear' } },
    },

    done: { description: 'The document was saved or deleted.' },
  },
});
