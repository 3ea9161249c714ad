import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/outcome.ts';
import type {
  ArrivalOutcome,
  UploadMessage,
  UploadProgressContext,
  UploadProgressEvent,
  UploadProgressInput,
} from './bulk-upload.types.ts';

/** Looks at the vehicle list before we give up: after 2, 4, 8 and 16 seconds. */
const CHECKS = 4;

const isAllThere = (output: ArrivalOutcome): boolean =>
  output.status === 'success' && output.of > 0 && output.count === output.of;

const progressSetup = setup({
  types: {
    context: {} as UploadProgressContext,
    events: {} as UploadProgressEvent,
    input: {} as UploadProgressInput,
    /** `busy`: something is still going on. */
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `message.received` and `channel.lost`. */
    followChannel: fromCallback<UploadProgressEvent>(() => undefined),
    checkArrival: fromPromise<ArrivalOutcome>(notProvided('checkArrival')),
  },
  delays: {
    ...waits,
    /** Without news for so long, we look for ourselves. */
    newsPatience: 45_000,
    checkPause: ({ context }) => 2_000 * 2 ** context.checks,
  },
  actions: {
    note: assign((_, { message }: { message: UploadMessage }) => ({ last: message, checks: 0, count: null })),
    count: assign(({ context }, { output }: { output: ArrivalOutcome | null }) => ({
      checks: context.checks + 1,
      count: output?.status === 'success' ? output.count : context.count,
    })),
    complete: assign(({ context: { last } }) => ({
      last: { ...last, status: 'completed' as const, processed: last.total, errors: undefined },
    })),
    restart: assign({ checks: 0 }),
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    wasProcessing: ({ context }) => context.last.status === 'processing',
    isHopeless: ({ context }) => !context.canCheck || context.checks >= CHECKS,
  },
});

interface Arrived {
  event: { message: UploadMessage };
}
function arrived(status: UploadMessage['status'], target: string) {
  return {
    guard: ({ event }: Arrived) => event.message.status === status,
    target,
    actions: { type: 'note', params: ({ event }: Arrived) => event },
  } as const;
}
const awaitingNews = progressSetup.createStateConfig({
  tags: ['busy'],
  on: { 'channel.lost': 'unsure' },
  after: { newsPatience: 'unsure' },
});
/** Nothing came of the look. */
const uncertain = { target: 'waiting', actions: { type: 'count', params: { output: null } } } as const;

/**
 * An upload that the server has accepted, until it ends. The live channel tells; when it is silent or broken, the
 * fleet's vehicle list may.
 */
export const uploadProgressMachine = progressSetup.createMachine({
  id: 'uploadProgress',
  context: ({ input }) => ({ ...input, checks: 0, count: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'After a reload, messages may have been missed.',
      always: [
        { guard: 'isRestored', target: 'following.unsure' },
        { guard: 'wasProcessing', target: 'following.processing' },
        { target: 'following' },
      ],
    },

    following: {
      description: 'The channel is open, or reopened, as long as there is no outcome.',
      invoke: { id: 'follow', src: 'followChannel' },
      on: {
        'message.received': [
          arrived('submitted', '.submitted'),
          arrived('processing', '.processing'),
          arrived('completed', 'completed'),
          arrived('completed_with_errors', 'completedWithErrors'),
          arrived('errored', 'errored'),
        ],
      },
      initial: 'submitted',
      states: {
        submitted: { ...awaitingNews, description: 'The server has the file and has not begun.' },
        processing: { ...awaitingNews, description: 'The server works on the file.' },
        unsure: {
          description: 'No news: the channel broke, or is silent. The vehicle list may show that it is done.',
          tags: ['busy'],
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Pauses, longer each time.',
              after: {
                checkPause: [
                  { guard: 'isHopeless', target: '#uploadProgress.following.unknown' },
                  { target: 'checking' },
                ],
              },
            },
            checking: {
              description: 'Looks at the vehicle list.',
              invoke: {
                id: 'check',
                src: 'checkArrival',
                onDone: [
                  {
                    guard: ({ event }) => isAllThere(event.output),
                    target: '#uploadProgress.completed',
                    actions: 'complete',
                  },
                  { target: 'waiting', actions: { type: 'count', params: ({ event }) => event } },
                ],
                onError: uncertain,
              },
              after: { responsePatience: uncertain },
            },
          },
        },
        unknown: {
          description: 'We can’t tell how it ended, and say so. A late message still counts.',
          on: { 'check.retried': { target: 'unsure', actions: 'restart' } },
        },
      },
    },

    completed: { description: 'Every row was taken.', type: 'final' },
    completedWithErrors: { description: 'Some rows were refused; each says why.', type: 'final' },
    errored: { description: 'The server could not use the file.', type: 'final' },
  },
});
