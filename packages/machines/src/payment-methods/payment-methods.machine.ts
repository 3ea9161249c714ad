import { assign } from 'xstate';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { NOTHING, listIn, paymentSetup, saveOf } from './payment-methods.setup.ts';
import type { PaymentNotice } from './payment-methods.types.ts';

const tell = (notice: PaymentNotice | null) => ({ type: 'tell', params: { notice } }) as const;
const done = ['forget'] as const;
const toReturning = (notice: PaymentNotice) => ({ target: 'returning', actions: tell(notice) }) as const;

/** In the dialog that adds a method, while it can be changed. */
const open = {
  'drivers.chosen': { actions: { type: 'chooseDrivers', params: ({ event }: { event: { ids: readonly number[] } }) => event } },
  'form.ready': [
    { guard: ({ event }: { event: { isReady: boolean } }) => event.isReady, target: '#paymentMethods.adding.pausing' },
    { target: '#paymentMethods.adding.loadingForm', actions: 'dropNonce' },
  ],
  'task.canceled': '#paymentMethods.canceled',
} as const;

/**
 * Changing the payment methods of a fleet, one task at a time.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `viewing` | nothing is being changed | `….requested` |
 * | `adding.*` | the dialog with the provider's form: `loadingForm`, `pausing` (PAY-05), `entering`, `requesting` a nonce, `holding` one | `task.submitted`, `task.canceled` |
 * | `confirmingDelete`, `confirmingDefault` | the question | the same |
 * | `blocked` | why the method cannot be deleted, or why none can be added | `task.canceled` |
 * | `saving` | the request is on its way; a second press is ignored | the response |
 * | `checkingOutcome` | the response was lost, or the nonce is used up: checks whether it was done before anything is sent again | the response |
 * | `outcomeUnknown` | that check failed, too | `outcome.retried`, `task.canceled` |
 */
export const paymentMethodsMachine = paymentSetup.createMachine({
  id: 'paymentMethods',
  context: ({ input: { userId } }) => ({ ...NOTHING, userId }),
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The methods are read; one can be added or changed.',
      on: {
        'add.requested': {
          target: 'adding',
          actions: [{ type: 'begin', params: { task: { kind: 'add' } } }, assign({ knownIds: ({ event }) => event.knownIds })],
        },
        'delete.requested': [
          {
            guard: { type: 'cannotDelete', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'begin', params: ({ event: { method } }) => ({ task: { kind: 'delete', method } }) },
          },
          {
            target: 'confirmingDelete',
            actions: { type: 'begin', params: ({ event: { method } }) => ({ task: { kind: 'delete', method } }) },
          },
        ],
        'default.requested': {
          guard: ({ event: { method } }) => !method.is_default,
          target: 'confirmingDefault',
          actions: { type: 'begin', params: ({ event: { method } }) => ({ task: { kind: 'default', method } }) },
        },
      },
    },

    adding: {
      description: 'The dialog with the provider’s form.',
      initial: 'loadingForm',
      states: {
        loadingForm: { description: 'The provider’s form is loading, or has failed and offers to try again.', on: open },
        pausing: {
          description: 'The form is there; the button follows after a visible wait.',
          on: open,
          after: { addPause: 'entering' },
        },
        entering: {
          description: 'A card or PayPal account is entered.',
          tags: ['entering'],
          on: { ...open, 'task.submitted': { target: 'requesting', actions: tell(null) } },
        },
        requesting: {
          description: 'The provider exchanges what was entered for a nonce.',
          tags: ['busy', 'entering'],
          invoke: {
            id: 'requestNonce',
            src: 'requestNonce',
            onDone: [
              {
                guard: ({ event }) => event.output.status === 'success',
                target: '#paymentMethods.saving',
                actions: { type: 'keepNonce', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'entering' },
            ],
            onError: { target: 'entering', actions: tell(failedNotice) },
          },
          after: { providerPatience: { target: 'entering', actions: tell(lateNotice) } },
        },
        holding: {
          description: 'The server did not store the method: the same nonce can be sent again, or another card entered.',
          tags: ['entering'],
          on: {
            ...open,
            'card.changed': { target: 'entering', actions: ['dropNonce', tell(null)] },
            'task.submitted': { target: '#paymentMethods.saving', actions: tell(null) },
          },
        },
      },
    },

    confirmingDelete: {
      description: 'Asks before a method is deleted.',
      on: { 'task.submitted': { target: 'saving', actions: tell(null) }, 'task.canceled': 'canceled' },
    },
    confirmingDefault: {
      description: 'Asks before a method becomes the default.',
      on: { 'task.submitted': { target: 'saving', actions: tell(null) }, 'task.canceled': 'canceled' },
    },
    blocked: {
      description: 'Says why it cannot be done: the method is the default, orders are to be paid with it, or the role may not add one.',
      on: { 'task.canceled': 'canceled' },
    },

    saving: {
      description: 'The change is on its way; a second press is ignored.',
      tags: ['busy'],
      invoke: {
        id: 'save',
        src: 'savePaymentMethod',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'viewing',
            actions: [
              { type: 'announce', params: ({ event }) => ({ method: event.output.status === 'success' ? event.output.method : null }) },
              ...done,
            ],
          },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
          {
            guard: ({ event, context }) => event.output.status === 'gone' && context.task?.kind === 'delete',
            target: 'viewing',
            actions: [{ type: 'announce', params: { method: null } }, ...done],
          },
          { guard: ({ event }) => event.output.status === 'gone', target: 'viewing', actions: ['announceGone', ...done] },
          // The role may not add any: another try would be refused as well.
          {
            guard: ({ event, context }) =>
              event.output.status === 'refused' && event.output.reason === 'forbidden' && context.task?.kind === 'add',
            target: 'blocked',
            actions: ['dropNonce', { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) }],
          },
          // An earlier response may have been lost, even to the browser's own second try: it may be stored.
          {
            guard: ({ event, context }) =>
              event.output.status === 'refused' && event.output.reason === 'consumed' && context.task?.kind === 'add',
            target: 'checkingOutcome',
            actions: 'spendNonce',
          },
          {
            guard: ({ event, context }) =>
              event.output.status === 'refused' && event.output.reason === 'declined' && context.task?.kind === 'add',
            target: 'adding.entering',
            actions: ['dropNonce', 'needCard', { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) }],
          },
          {
            guard: ({ event }) => event.output.status === 'refused' && ['inUse', 'isDefault'].includes(event.output.reason),
            target: 'blocked',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) },
          },
          { target: 'returning', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: toReturning(failedNotice),
      },
      after: { answerPatience: 'checkingOutcome' },
    },

    returning: {
      description: 'It was not done: goes back to where it was submitted, with everything kept.',
      always: [
        { guard: 'isAdding', target: 'adding.holding' },
        { guard: 'isDeleting', target: 'confirmingDelete' },
        { target: 'confirmingDefault' },
      ],
    },

    checkingOutcome: {
      description: 'Looks whether it was done before anything is sent again.',
      tags: ['busy'],
      invoke: {
        id: 'checkOutcome',
        src: 'readMethods',
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'outcomeUnknown',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => listIn(event.output) },
            target: 'viewing',
            actions: [{ type: 'announceFound', params: ({ event }) => listIn(event.output) }, ...done],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => listIn(event.output) },
            target: 'viewing',
            actions: ['announceGone', ...done],
          },
          {
            guard: 'isSpent',
            target: 'adding.entering',
            actions: ['dropNonce', 'needCard', tell({ tone: 'error', label: 'enterAgain' })],
          },
          toReturning({ tone: 'error', label: 'methodNotSaved' }),
        ],
        onError: { target: 'outcomeUnknown', actions: tell(failedNotice) },
      },
      after: { answerPatience: { target: 'outcomeUnknown', actions: tell(lateNotice) } },
    },

    outcomeUnknown: {
      description: 'Nobody knows whether it was done; it can be looked up again, but not sent again.',
      on: { 'outcome.retried': 'checkingOutcome', 'task.canceled': 'canceled' },
    },

    canceled: {
      description: 'What was entered is dropped.',
      entry: 'forget',
      always: 'viewing',
    },
  },
});
