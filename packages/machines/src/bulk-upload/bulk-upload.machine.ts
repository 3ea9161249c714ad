import { limits } from '@wayside/domain';
import { assign, fromPromise, setup } from 'xstate';
import { isLost, isSuccess, notProvided, speech, waits } from '../shared/outcome.ts';
import type {
  ArrivalOutcome,
  BulkUploadContext,
  BulkUploadEvent,
  BulkUploadLabel,
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
    setNotice: assign((_, { notice }: { notice: BulkUploadNotice | null }) => ({ notice })),
    forget: assign(NOTHING),
  },
  guards: {
    isTooLarge: (_, { file }: { file: UploadFile }) => file.size >= limits.uploadBytes,
    hasRows: ({ context: { summary } }) => summary !== null && summary.counts.created + summary.counts.updated > 0,
  },
});

const { say, failing } = speech<BulkUploadLabel>();
const toReviewing = failing('reviewing');
const toUnread = failing('unread');
const toUnknown = failing('outcomeUnknown');
const illegible = {
  target: 'choosing',
  actions: { type: 'refuse', params: { problem: { problem: 'unreadable' } } },
} as const;
type Read<Status> = Extract<ReadOutcome, { status: Status }>;

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

/** Uploading a file of vehicles: until the server has it. What becomes of it then is `uploadProgressMachine`. */
export const bulkUploadMachine = bulkUploadSetup.createMachine({
  id: 'bulkUpload',
  context: NOTHING,
  initial: 'choosing',
  states: {
    choosing: {
      ...choice,
      description: 'A file can be chosen or dropped; a problem says what was wrong with the last one.',
    },

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
            actions: { type: 'show', params: ({ event }) => event.output as Read<'read'> },
          },
          {
            guard: ({ event }) => event.output.status === 'refused',
            target: 'choosing',
            actions: { type: 'refuse', params: ({ event }) => event.output as Read<'refused'> },
          },
          toUnread.refused,
        ],
        onError: illegible,
      },
      on: { 'file.removed': { target: 'choosing', actions: 'forget' } },
      after: { responsePatience: toUnread.late },
    },

    unread: {
      on: { ...choice.on, 'reading.retried': { target: 'reading', actions: say(null) } },
      description: 'Without the vehicles of the fleet nobody knows what is new. The file is kept for another try.',
    },

    reviewing: {
      description: 'Rows, counts and reasons; a notice says why the last try to send failed.',
      tags: ['review'],
      on: {
        ...choice.on,
        'row.corrected': { actions: { type: 'show', params: ({ event }) => event } },
        'upload.submitted': { guard: 'hasRows', target: 'connecting', actions: say(null) },
      },
    },

    connecting: {
      description:
        'The channel is opened first, so that no message is missed. Without it the file goes out all the same.',
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
          { guard: isSuccess, target: 'sent' },
          { guard: isLost, target: 'awaitingOutcome' },
          toReviewing.refused,
        ],
        onError: toReviewing.broken,
      },
      after: { responsePatience: 'awaitingOutcome' },
    },

    awaitingOutcome: {
      description: 'The response was lost: gives the server two seconds to add the vehicles before it looks.',
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
            guard: ({ event: { output } }) =>
              output.status === 'success' && output.of > 0 && output.count === output.of,
            target: 'found',
          },
          { guard: isSuccess, target: 'outcomeUnknown', actions: say(null) },
          toUnknown.refused,
        ],
        onError: toUnknown.broken,
      },
      after: { responsePatience: toUnknown.late },
    },

    outcomeUnknown: {
      description: 'Nobody knows. Choosing the file again compares it with the vehicles as they are now.',
      tags: ['review'],
      on: { ...choice.on, 'outcome.retried': 'checkingOutcome' },
    },

    found: {
      ...choice,
      description:
        'The response was lost, and every new vehicle is in the list. Without a response nothing follows it.',
    },

    sent: { ...choice, description: 'The server has the file; the tray shows how it goes on.' },
  },
});
