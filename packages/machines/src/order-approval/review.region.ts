import { not } from 'xstate';
import { statusOf } from '@wayside/domain';
import { decisionStates } from './decision.states.ts';
import { isSuccess, speech, successIn } from '../shared/outcome.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type { ApprovalLabel, OrderOutcome } from './order-approval.types.ts';

const { say, failing } = speech<ApprovalLabel>();
const toFailed = failing('loadFailed');
const toCurrent = speech<ApprovalLabel, 'setNoticeIfNone'>('setNoticeIfNone').failing('current');
const REVIEW = '#orderApproval.open.review';
const reread = {
  type: 'refreshOrder',
  params: ({ event }: Came) => successIn(event.output),
} as const;
const noMethod = say({ tone: 'error', label: 'pleaseSelectPaymentMethod' });
const contactsOfApproval = {
  target: 'contacting',
  actions: { type: 'contact', params: { about: 'approval' } },
} as const;
/** Canceling is always offered; users who may not cancel see who to contact. */
const cancel = [
  { guard: 'mayCancel', target: 'confirmingCancel' },
  { target: 'contacting', actions: { type: 'contact', params: { about: 'cancelation' } } },
] as const;

/**
 * A preview also returns the order, so a decision by someone else shows before the user decides or confirms. A preview
 * holds only the previewed lines: a decided order is loaded again as stored.
 */
const decidedByOthers = [
  { guard: 'isApprovedNow', target: 'alreadyApproved' },
  { guard: 'isDecidedNow', target: 'refreshing', actions: say({ tone: 'default', label: 'decidedByOthers' }) },
] as const;

interface Came {
  event: { output: OrderOutcome };
}

/** Whether an order that was read again was decided elsewhere: in another tab, or by someone else. */
function decidedMeanwhile(how?: 'approved') {
  return ({ event: { output } }: Came): boolean => {
    if (output.status !== 'success') return false;
    const status = statusOf(output.order);
    return how ? status === how : status !== 'awaiting_approval';
  };
}

/** Reading the order, deciding on its lines and on the whole. */
export const reviewRegion = approvalSetup.createStateConfig({
  description: 'The order and the decision on it.',
  initial: 'opening',
  states: {
    opening: {
      description: 'Begins with the order if it is there already.',
      always: [{ guard: ({ context }) => context.facts !== null, target: 'sorting' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading the order.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          {
            guard: isSuccess,
            target: 'sorting',
            actions: { type: 'keepOrder', params: ({ event }) => successIn(event.output) },
          },
          toFailed.refused,
        ],
        onError: toFailed.broken,
      },
      after: { responsePatience: toFailed.late },
    },
    loadFailed: {
      description: 'The order failed to load, with the reason.',
      tags: ['loadFailed'],
      on: { 'order.retried': { target: 'loading', actions: say(null) } },
    },
    sorting: {
      description: 'Routes users who may approve and users who may not.',
      always: [{ guard: 'isApprovable', target: 'reviewing' }, { target: 'notEligible' }],
    },
    reviewing: {
      description: 'Lines are approved or declined one by one, and the total follows.',
      tags: ['approvable'],
      on: {
        'line.decided': { actions: [{ type: 'decideLine', params: ({ event }) => event }, 'reprice'] },
        'lines.decided': { actions: [{ type: 'decideLines', params: ({ event }) => event }, 'reprice'] },
        'comments.changed': { actions: { type: 'changeComments', params: ({ event }) => event } },
        'paymentMethod.chosen': { actions: { type: 'choosePaymentMethod', params: ({ event }) => event } },
        'approve.requested': [
          { guard: 'isUnsettled' },
          // Before the payment: what is paid by nobody needs no method.
          { guard: 'leavesNothing', actions: say({ tone: 'error', label: 'allLinesDeclined' }) },
          { guard: 'lacksMethod', actions: noMethod },
          {
            target: 'submitting',
            actions: { type: 'decide', params: ({ context }) => ({ kind: 'approval', lines: context.decisions }) },
          },
        ],
        'acceptAll.requested': [
          { guard: 'isUnsettled' },
          { guard: 'lacksMethod', actions: noMethod },
          { target: 'confirmingAcceptAll', actions: say(null) },
        ],
        'cancel.requested': cancel,
        'preview.kept': [...decidedByOthers, { guard: not('isApprovable'), target: 'notEligible' }],
      },
      initial: 'current',
      states: {
        current: {
          description: 'As last read.',
          on: { 'order.outdated': 'rereading' },
        },
        rereading: {
          description: 'The order may have changed elsewhere: reads it again while the review goes on.',
          invoke: {
            id: 'rereadOrder',
            src: 'loadOrder',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: [
              { guard: decidedMeanwhile('approved'), target: `${REVIEW}.alreadyApproved.shown`, actions: reread },
              {
                guard: decidedMeanwhile(),
                target: `${REVIEW}.sorting`,
                actions: [reread, say({ tone: 'default', label: 'decidedByOthers' })],
              },
              { guard: isSuccess, target: `${REVIEW}.sorting`, actions: [reread, 'repriceDecided'] },
              toCurrent.refused,
            ],
            onError: toCurrent.broken,
          },
          after: { responsePatience: toCurrent.late },
        },
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
      description: 'Shows who to contact for an approval or a cancellation.',
      tags: ['contacting'],
      on: { 'contacts.closed': 'sorting' },
    },
    confirmingAcceptAll: {
      description: 'Confirms accepting all services.',
      tags: ['confirming'],
      on: {
        'confirmation.given': [
          { guard: 'isUnsettled' },
          { target: 'submitting', actions: { type: 'decide', params: { kind: 'approval', lines: {} } } },
        ],
        'confirmation.refused': 'sorting',
        'preview.kept': [...decidedByOthers, { guard: not('isApprovable'), target: 'notEligible' }],
      },
    },
    confirmingCancel: {
      description: 'Confirms canceling the order.',
      tags: ['confirming'],
      on: {
        'confirmation.given': {
          target: 'submitting',
          actions: { type: 'decide', params: { kind: 'cancelation', lines: {} } },
        },
        'confirmation.refused': 'sorting',
        'preview.kept': decidedByOthers,
      },
    },
    ...decisionStates,
  },
});
