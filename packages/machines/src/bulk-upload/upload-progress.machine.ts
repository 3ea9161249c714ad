import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/answer.ts';
import type {
  ArrivalOutcome,
  UploadMessage,
  UploadProgressContext,
  UploadProgressEvent,
  UploadProgressInput,
} from './bulk-upload.types.ts';

/** Looks at the vehicle list before we give up: after 2, 4, 8 and 16 seconds. */
const CHECKS = 4;

const isAllThere = (output: ArrivalOutcome): boolean => output.status === 'success' && output.of > 0 && output.count === output.of;

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
    is: (_, { message, status }: { message: UploadMessage; status: UploadMessage['status'] }) => message.status === status,
    isRestored: ({ context }) => context.isRestored,
    wasProcessing: ({ context }) => context.last.status === 'processing',
    isHopeless: ({ context }) => !context.canCheck || context.checks >= CHECKS,
  },
});

const arrived = (status: UploadMessage['status'], target: string) =>
  ({
    guard: { type: 'is', params: ({ event }: { event: { message: UploadMessage } }) => ({ message: event.message, status }) },
    target,
    actions: { type: 'note', params: ({ event }: { event: { message: UploadMessage } }) => ({ message: event.message }) },
  }) as const;

/**
 * An upload that the server has accepted, until it ends. The live channel tells; when it is silent or broken, the fleet's vehicle list may.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `starting` | goes to where a reload left it | immediately |
 * | `following.submitted` | the server has the file | a message, `channel.lost`, 45 seconds without news |
 * | `following.processing` | the server works on it | the same |
 * | `following.unsure.waiting` | messages may have been missed: pauses before it looks | a message, the time |
 * | `following.unsure.checking` | looks whether all new vehicles are in the list | a message, the response |
 * | `following.unknown` | we can't tell; the e-mail can | a message, `check.retried` |
 * | `completed`, `completedWithErrors`, `errored` | the outcome | |
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
        submitted: {
          description: 'The server has the file and has not begun.',
          tags: ['busy'],
          on: { 'channel.lost': 'unsure' },
          after: { newsPatience: 'unsure' },
        },
        processing: {
          description: 'The server works on the file.',
          tags: ['busy'],
          on: { 'channel.lost': 'unsure' },
          after: { newsPatience: 'unsure' },
        },
        unsure: {
          description: 'No news: the channel broke, or is silent. The vehicle list may show that it is done.',
          tags: ['busy'],
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Pauses, longer each time.',
              after: { checkPause: [{ guard: 'isHopeless', target: '#uploadProgress.following.unknown' }, { target: 'checking' }] },
            },
            checking: {
              description: 'Looks at the vehicle list.',
              invoke: {
                id: 'check',
                src: 'checkArrival',
                onDone: [
                  { guard: ({ event }) => isAllThere(event.output), target: '#uploadProgress.completed', actions: 'complete' },
                  { target: 'waiting', actions: { type: 'count', params: ({ event }) => ({ output: event.output }) } },
                ],
                onError: { target: 'waiting', actions: { type: 'count', params: { output: null } } },
              },
              after: { answerPatience: { target: 'waiting', actions: { type: 'count', params: { output: null } } } },
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
