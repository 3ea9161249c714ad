import { limits } from '@wayside/domain';
import { assign, fromPromise, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type {
  ArrivalOutcome,
  BulkUploadContext,
  BulkUploadEvent,
  BulkUploadNotice,
  ReadOutcome,
  SendOutcome,
  UploadFile,
  UploadFileProblem,
} from './bulk-upload.types.ts';

const NOTHING = { file: null, problem: null, summary: null, notice: null } satisfies BulkUploadContext;

const bulkUploadSetup = setup({
  types: {
    context: {} as BulkUploadContext,
    events: {} as BulkUploadEvent,
    /** `busy`: waiting for a response; `review`: the rows are shown. */
    tags: {} as 'busy' | 'review',
  },
  actors: {
    readFile: fromPromise<ReadOutcome, { file: UploadFile }>(notProvided('readFile')),
    /** Opens the live channel. Whatever comes of it, the file is sent. */
    openChannel: fromPromise<void>(notProvided('openChannel')),
    sendFile: fromPromise<SendOutcome>(notProvided('sendFile')),
    checkArrival: fromPromise<ArrivalOutcome>(notProvided('checkArrival')),
  },
  delays: { ...waits, channelPatience: 3_000, arrivalPause: 2_000 },
  actions: {
    take: assign((_, { file }: { file: UploadFile }) => ({ ...NOTHING, file })),
    refuse: assign((_, { problem }: { problem: UploadFileProblem }) => ({ ...NOTHING, problem })),
    show: assign((_, { summary }: { summary: BulkUploadContext['summary'] }) => ({ summary, problem: null })),
    tell: assign((_, { notice }: { notice: BulkUploadNotice | null }) => ({ notice })),
    forget: assign(NOTHING),
  },
  guards: {
    isTooLarge: (_, { file }: { file: UploadFile }) => file.size >= limits.uploadBytes,
    hasRows: ({ context: { summary } }) => summary !== null && summary.counts.created + summary.counts.updated > 0,
  },
});

const toReviewing = (notice: BulkUploadNotice) => ({ target: 'reviewing', actions: { type: 'tell', params: { notice } } }) as const;
const toUnread = (notice: BulkUploadNotice) => ({ target: 'unread', actions: { type: 'tell', params: { notice } } }) as const;

/** Where a file can be chosen, or replaced. */
const choice = bulkUploadSetup.createStateConfig({
  on: {
    'file.chosen': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => event },
        target: '#bulkUpload.choosing',
        actions: { type: 'refuse', params: { problem: { problem: 'tooLarge' } } },
      },
      { target: '#bulkUpload.reading', actions: { type: 'take', params: ({ event }) => event } },
    ],
    'file.removed': { target: '#bulkUpload.choosing', actions: 'forget' },
  },
});

/**
 * Uploading a file of vehicles: until the server has it. What becomes of it then is `uploadProgressMachine`.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `choosing` | no file yet, or one that is no list of vehicles | `file.chosen` |
 * | `reading` | the file is read and compared with the fleet's vehicles | the result, `file.removed` |
 * | `unread` | the fleet's vehicles could not be loaded; the file is kept | `reading.retried`, another file |
 * | `reviewing` | each row says what will become of it; cells can be put right | `upload.submitted`, another file |
 * | `connecting` | opens the live channel, for three seconds at most | immediately, or the time |
 * | `sending` | the file is on its way; a second submit is ignored | the response |
 * | `awaitingOutcome` | the response was lost: gives the server two seconds | the time |
 * | `checkingOutcome` | looks whether the new vehicles are there | the response |
 * | `outcomeUnknown` | that did not show it | `outcome.retried`, `upload.resent`, another file |
 * | `sent` | the server has it | `file.removed`, another file |
 */
export const bulkUploadMachine = bulkUploadSetup.createMachine({
  id: 'bulkUpload',
  context: NOTHING,
  initial: 'choosing',
  states: {
    choosing: { ...choice, description: 'A file can be chosen or dropped; a problem says what was wrong with the last one.' },

    reading: {
      description: 'The worker reads the file and judges each row, before anything is sent.',
      tags: ['busy'],
      invoke: {
        id: 'read',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file! }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'read',
            target: 'reviewing',
            actions: {
              type: 'show',
              params: ({ event }) => ({ summary: event.output.status === 'read' ? event.output.summary : null }),
            },
          },
          {
            guard: ({ event }) => event.output.status === 'refused',
            target: 'choosing',
            actions: {
              type: 'refuse',
              params: ({ event }) => ({
                problem: event.output.status === 'refused' ? event.output.problem : ({ problem: 'unreadable' } as const),
              }),
            },
          },
          { target: 'unread', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: { target: 'choosing', actions: { type: 'refuse', params: { problem: { problem: 'unreadable' } } } },
      },
      on: { 'file.removed': { target: 'choosing', actions: 'forget' } },
      after: { answerPatience: toUnread(lateNotice) },
    },

    unread: {
      on: { ...choice.on, 'reading.retried': { target: 'reading', actions: { type: 'tell', params: { notice: null } } } },
      description: 'Without the vehicles of the fleet nobody knows what is new. The file is kept for another try.',
    },

    reviewing: {
      description: 'Rows, counts and reasons; a notice says why the last try to send failed.',
      tags: ['review'],
      on: {
        ...choice.on,
        'row.corrected': { actions: { type: 'show', params: ({ event }) => event } },
        'upload.submitted': { guard: 'hasRows', target: 'connecting', actions: { type: 'tell', params: { notice: null } } },
      },
    },

    connecting: {
      description: 'The channel is opened first, so that no message is missed. Without it the file goes out all the same.',
      tags: ['busy', 'review'],
      invoke: { id: 'connect', src: 'openChannel', onDone: 'sending', onError: 'sending' },
      after: { channelPatience: 'sending' },
    },

    sending: {
      description: 'The file is on its way; a second press is ignored.',
      tags: ['busy', 'review'],
      invoke: {
        id: 'send',
        src: 'sendFile',
        onDone: [
          { guard: ({ event }) => event.output.status === 'success', target: 'sent' },
          { guard: ({ event }) => event.output.status === 'lost', target: 'awaitingOutcome' },
          { target: 'reviewing', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: toReviewing(failedNotice),
      },
      after: { answerPatience: 'awaitingOutcome' },
    },

    awaitingOutcome: {
      description: 'The answer was lost: gives the server two seconds to add the vehicles before it looks.',
      tags: ['busy', 'review'],
      after: { arrivalPause: 'checkingOutcome' },
    },

    checkingOutcome: {
      description: 'The vehicle list may show that the file arrived.',
      tags: ['busy', 'review'],
      invoke: {
        id: 'checkOutcome',
        src: 'checkArrival',
        onDone: [
          {
            guard: ({ event: { output } }) => output.status === 'success' && output.of > 0 && output.count === output.of,
            target: 'sent',
          },
          {
            guard: ({ event }) => event.output.status === 'failure',
            target: 'outcomeUnknown',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: null } } },
        ],
        onError: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    outcomeUnknown: {
      description: 'Nobody knows. Sending it again adds nothing twice: a vehicle with a known VIN is updated.',
      tags: ['review'],
      on: { ...choice.on, 'outcome.retried': 'checkingOutcome', 'upload.resent': 'connecting' },
    },

    sent: { ...choice, description: 'The server has the file; the tray shows how it goes on.' },
  },
});
