import { decisionStates } from './decision.states.ts';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup, orderOf } from './order-approval.setup.ts';

const noMethod = { type: 'tell', params: { notice: { tone: 'error', label: 'pleaseSelectPaymentMethod' } } } as const;
const contactsOfApproval = { target: 'contacting', actions: { type: 'keepContacts', params: { about: 'approval' } } } as const;
/** Cancelling is offered whatever the page shows; who may not sees whom to contact. */
const cancel = [
  { guard: 'mayCancel', target: 'confirmingCancel' },
  { target: 'contacting', actions: { type: 'keepContacts', params: { about: 'cancelation' } } },
] as const;

/**
 * A preview reads the order as well: what became of it meanwhile is not left for the decision to find out, nor for an answer to the question
 * before it. Its lines are those that were asked about: once the order is decided, it is read as it is stored.
 */
const decidedMeanwhile = [
  { guard: 'isApprovedNow', target: 'alreadyApproved' },
  {
    guard: 'isDecidedNow',
    target: 'refreshing',
    actions: { type: 'tell', params: { notice: { tone: 'default', label: 'decidedMeanwhile' } } },
  },
] as const;

/** Reading the order, deciding on its lines and on the whole. */
export const reviewRegion = approvalSetup.createStateConfig({
  description: 'The order and the decision on it.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The order is on its way.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'sorting',
            actions: { type: 'keepOrder', params: ({ event }) => orderOf(event.output) },
          },
          { target: 'loadFailed', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'loadFailed', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },
    loadFailed: {
      description: 'The order could not be had, with the reason.',
      tags: ['loadFailed'],
      on: { 'order.retried': { target: 'loading', actions: { type: 'tell', params: { notice: null } } } },
    },
    sorting: {
      description: 'Tells those who may approve from those who may not.',
      always: [{ guard: 'isApprovable', target: 'reviewing' }, { target: 'notEligible' }],
    },
    reviewing: {
      description: 'Lines are approved and declined one by one, the total follows.',
      tags: ['approvable'],
      on: {
        'line.decided': { actions: [{ type: 'decideLine', params: ({ event }) => event }, 'reprice'] },
        'lines.decided': { actions: [{ type: 'decideLines', params: ({ event }) => event }, 'reprice'] },
        'comments.changed': { actions: { type: 'changeComments', params: ({ event }) => event } },
        'paymentMethod.chosen': { actions: { type: 'choosePaymentMethod', params: ({ event }) => event } },
        'approve.requested': [
          { guard: 'isUnsettled' },
          // Before the payment: what is paid by nobody needs no method.
          {
            guard: 'leavesNothing',
            actions: { type: 'tell', params: { notice: { tone: 'error', label: 'allLinesDeclined' } } },
          },
          { guard: 'lacksMethod', actions: noMethod },
          { target: 'submitting', actions: 'decideApproval' },
        ],
        'acceptAll.requested': [
          { guard: 'isUnsettled' },
          { guard: 'lacksMethod', actions: noMethod },
          { target: 'confirmingAcceptAll', actions: { type: 'tell', params: { notice: null } } },
        ],
        'cancel.requested': cancel,
        'order.outdated': 'refreshing',
        'preview.kept': [...decidedMeanwhile, { guard: 'isNotApprovable', target: 'notEligible' }],
      },
    },
    notEligible: {
      description: 'This person cannot approve this order; the page says why.',
      tags: ['notEligible'],
      on: {
        'approve.requested': contactsOfApproval,
        'acceptAll.requested': contactsOfApproval,
        'cancel.requested': cancel,
        'order.outdated': 'refreshing',
      },
    },
    contacting: {
      description: 'Says whom to contact for an approval or a cancelation.',
      tags: ['contacting'],
      on: { 'contacts.closed': 'sorting' },
    },
    confirmingAcceptAll: {
      description: 'Asks whether all services are to be accepted.',
      tags: ['confirming'],
      on: {
        'confirmation.given': [{ guard: 'isUnsettled' }, { target: 'submitting', actions: 'decideAcceptAll' }],
        'confirmation.refused': 'sorting',
        'preview.kept': [...decidedMeanwhile, { guard: 'isNotApprovable', target: 'notEligible' }],
      },
    },
    confirmingCancel: {
      description: 'Asks whether the order is to be canceled.',
      tags: ['confirming'],
      on: {
        'confirmation.given': { target: 'submitting', actions: 'decideCancel' },
        'confirmation.refused': 'sorting',
        'preview.kept': decidedMeanwhile,
      },
    },
    ...decisionStates,
  },
});
