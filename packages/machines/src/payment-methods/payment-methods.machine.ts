import type { PaymentRefusal, StoredMethod } from '@wayside/domain';
import { assign } from 'xstate';
import { isFailure, isLost, isSuccess, speech, successIn } from '../shared/outcome.ts';
import { NOTHING, paymentSetup, resultIn, saveOf } from './payment-methods.setup.ts';
import type {
  MethodsOutcome,
  PaymentLabel,
  PaymentMethodsContext,
  PaymentSaveOutcome,
} from './payment-methods.types.ts';

const { say, sayWhy, failing } = speech<PaymentLabel>();
const toEntering = failing('entering');
const toReturning = failing('returning');
const toUnknown = failing('outcomeUnknown');

interface Saved {
  context: PaymentMethodsContext;
  event: { output: PaymentSaveOutcome };
}
const isGone = ({ event }: Saved): boolean => event.output.status === 'gone';
function refusedFor(...reasons: readonly PaymentRefusal[]) {
  return ({ event: { output } }: Saved): boolean => output.status === 'refused' && reasons.includes(output.reason);
}
function additionRefusedFor(reason: PaymentRefusal) {
  return (saved: Saved): boolean => saved.context.task?.kind === 'add' && refusedFor(reason)(saved);
}
function begin(kind: 'delete' | 'default') {
  return {
    type: 'begin',
    params: ({ event: { method } }: { event: { method: StoredMethod } }) => ({ task: { kind, method } }),
  } as const;
}
/** The methods that were read. */
const methodsIn = ({ event }: { event: { output: MethodsOutcome } }) => successIn(event.output);

/** In the dialog that adds a method, while it can be changed. */
const open = {
  'drivers.chosen': {
    actions: { type: 'chooseDrivers', params: ({ event }: { event: { ids: readonly number[] } }) => event },
  },
  'form.ready': [
    { guard: ({ event }: { event: { isReady: boolean } }) => event.isReady, target: '#paymentMethods.adding.pausing' },
    { target: '#paymentMethods.adding.loadingForm', actions: 'dropNonce' },
  ],
  'task.canceled': '#paymentMethods.canceled',
} as const;

/** Changing the payment methods of a fleet, one task at a time. */
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
          actions: [
            { type: 'begin', params: { task: { kind: 'add' } } },
            assign({ knownIds: ({ event }) => event.knownIds }),
          ],
        },
        'delete.requested': [
          {
            guard: { type: 'cannotDelete', params: ({ event }) => event },
            target: 'blocked',
            actions: begin('delete'),
          },
          { target: 'confirmingDelete', actions: begin('delete') },
        ],
        'default.requested': {
          guard: ({ event }) => !event.method.is_default,
          target: 'confirmingDefault',
          actions: begin('default'),
        },
      },
    },

    adding: {
      description: 'The dialog with the provider’s form.',
      initial: 'loadingForm',
      states: {
        loadingForm: {
          description: 'The provider’s form is loading, or has failed and offers to try again.',
          on: open,
        },
        pausing: {
          description: 'The form is there; the button follows after a visible wait.',
          on: open,
          after: { addPause: 'entering' },
        },
        entering: {
          description: 'A card or PayPal account is entered.',
          tags: ['entering'],
          on: { ...open, 'task.submitted': { target: 'requesting', actions: say(null) } },
        },
        requesting: {
          description: 'The provider exchanges what was entered for a nonce.',
          tags: ['busy', 'entering'],
          invoke: {
            id: 'requestNonce',
            src: 'requestNonce',
            onDone: [
              {
                guard: isSuccess,
                target: '#paymentMethods.saving',
                actions: { type: 'keepNonce', params: ({ event }) => successIn(event.output) },
              },
              { target: 'entering' },
            ],
            onError: toEntering.broken,
          },
          after: { providerPatience: toEntering.late },
        },
        holding: {
          description:
            'The server did not store the method: the same nonce can be sent again, or another card entered.',
          tags: ['entering'],
          on: {
            ...open,
            'card.changed': { target: 'entering', actions: ['dropNonce', say(null)] },
            'task.submitted': { target: '#paymentMethods.saving', actions: say(null) },
          },
        },
      },
    },

    confirmingDelete: {
      description: 'Asks before a method is deleted.',
      on: { 'task.submitted': { target: 'saving', actions: say(null) }, 'task.canceled': 'canceled' },
    },
    confirmingDefault: {
      description: 'Asks before a method becomes the default.',
      on: { 'task.submitted': { target: 'saving', actions: say(null) }, 'task.canceled': 'canceled' },
    },
    blocked: {
      description:
        'Says why it cannot be done: the method is the default, orders are to be paid with it, or the role may not add one.',
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
            guard: isSuccess,
            target: 'viewing',
            actions: [{ type: 'announce', params: ({ event }) => successIn(event.output) }, 'forget'],
          },
          { guard: isLost, target: 'checkingOutcome' },
          { guard: isGone, target: 'viewing', actions: ['announceGone', 'forget'] },
          // The role may not add any: another try would be refused as well.
          { guard: additionRefusedFor('forbidden'), target: 'blocked', actions: ['dropNonce', sayWhy] },
          // An earlier response may have been lost, even to the browser's own second try: it may be stored.
          { guard: additionRefusedFor('consumed'), target: 'checkingOutcome', actions: 'spendNonce' },
          {
            guard: additionRefusedFor('declined'),
            target: 'adding.entering',
            actions: ['dropNonce', 'needCard', sayWhy],
          },
          { guard: refusedFor('inUse', 'isDefault'), target: 'blocked', actions: sayWhy },
          toReturning.refused,
        ],
        onError: toReturning.broken,
      },
      after: { responsePatience: 'checkingOutcome' },
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
          { guard: isFailure, ...toUnknown.refused },
          {
            guard: { type: 'isDone', params: methodsIn },
            target: 'viewing',
            actions: [
              {
                type: 'announce',
                params: ({ context, event }) => ({ method: resultIn(methodsIn({ event }).methods, context) ?? null }),
              },
              'forget',
            ],
          },
          { guard: { type: 'isGone', params: methodsIn }, target: 'viewing', actions: ['announceGone', 'forget'] },
          {
            guard: 'isSpent',
            target: 'adding.entering',
            actions: ['dropNonce', 'needCard', say({ tone: 'error', label: 'enterAgain' })],
          },
          { target: 'returning', actions: say({ tone: 'error', label: 'methodNotSaved' }) },
        ],
        onError: toUnknown.broken,
      },
      after: { responsePatience: toUnknown.late },
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
