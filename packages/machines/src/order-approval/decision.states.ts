import { decidedLines, isOwnApproval } from '@wayside/domain';
import type { DecisionRefusal, ReviewOrder } from '@wayside/domain';
import { isSuccess, speech } from '../shared/outcome.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type {
  ApprovalContext,
  ApprovalLabel,
  DecideOutcome,
  DecisionInput,
  OrderOutcome,
} from './order-approval.types.ts';

/** Refusals that mean the page shows an outdated order. */
const outdated: readonly DecisionRefusal[] = [
  'notCancelable',
  'notPending',
  'notAllowed',
  'noPaymentMethod',
  'paymentMethodUnknown',
];

const { say, sayWhy, failing } = speech<ApprovalLabel>();
const uncertain = failing('outcomeUnknown');
const toSorting = speech<ApprovalLabel, 'setNoticeIfNone'>('setNoticeIfNone').failing('sorting');

interface Came<Outcome = DecideOutcome> {
  context: ApprovalContext;
  event: { output: Outcome };
}
function isStatus(status: DecideOutcome['status']) {
  return ({ event }: Came): boolean => event.output.status === status;
}
function refusedFor(...reasons: readonly DecisionRefusal[]) {
  return ({ event: { output } }: Came): boolean => output.status === 'refused' && reasons.includes(output.reason);
}
/** The order in an outcome that a guard took for one with an order. */
const orderIn = ({ event }: Came<OrderOutcome | DecideOutcome>) => event.output as { order: ReviewOrder };
const kept = { type: 'keepOrder', params: orderIn } as const;
const refreshed = { type: 'refreshOrder', params: orderIn } as const;

function decisionOf({ context: { orderId, user, decision, priced } }: { context: ApprovalContext }): DecisionInput {
  return { orderId, user, decision: decision!, priced };
}

/** The lines of the approval that was sent. */
function sentLines({ decision, facts }: ApprovalContext) {
  return decision?.kind === 'approval' ? decidedLines(facts!.lines, decision.lines) : undefined;
}

/** Transitions for the outcome of a decision, taken from its response or, if that was lost, from the order. */
const outcomes = [
  {
    guard: ({ context, event }: Came) => event.output.status === 'success' && context.decision?.kind === 'approval',
    target: '#orderApproval.approved',
    actions: kept,
  },
  { guard: isSuccess, target: '#orderApproval.canceled', actions: kept },
  {
    guard: isStatus('notSent'),
    target: 'sorting',
    actions: [kept, 'repriceDecided', say({ tone: 'error', label: 'notSent' })],
  },
  {
    guard: isStatus('changed'),
    target: 'sorting',
    actions: [kept, 'repriceDecided', say({ tone: 'default', label: 'pricesChanged' })],
  },
  {
    guard: ({ event: { output } }: Came) => output.status === 'decidedByOthers' && output.order.status === 'approved',
    target: 'alreadyApproved.shown',
    actions: kept,
  },
  {
    guard: isStatus('decidedByOthers'),
    target: 'sorting',
    actions: [kept, say({ tone: 'default', label: 'decidedByOthers' })],
  },
  { guard: isStatus('unknown'), ...uncertain.refused },
  {
    guard: (came: Came) => refusedFor('alreadyApproved')(came) && Boolean(orderIn(came).order),
    target: 'alreadyApproved.shown',
    actions: [sayWhy, refreshed],
  },
  { guard: refusedFor('alreadyApproved'), target: 'alreadyApproved.reloadFailed', actions: sayWhy },
  { guard: refusedFor(...outdated), target: 'refreshing', actions: sayWhy },
  { target: 'sorting', actions: sayWhy },
] as const;

/** Sending a decision, and everything that can follow. */
export const decisionStates = {
  submitting: approvalSetup.createStateConfig({
    description: 'Comparing the order with what was shown, and sending the decision; everything else is ignored.',
    tags: ['busy'],
    invoke: { id: 'decide', src: 'decide', input: decisionOf, onDone: outcomes, onError: uncertain.broken },
    after: { decisionPatience: uncertain.late },
  }),

  outcomeUnknown: approvalSetup.createStateConfig({
    description:
      'The outcome of the decision is unknown; it can be checked again, and nothing is sent until it is known.',
    tags: ['outcomeUnknown'],
    on: { 'outcome.retried': { target: 'checkingOutcome', actions: say(null) } },
  }),

  checkingOutcome: approvalSetup.createStateConfig({
    description: 'Refetches the order to find the outcome of the decision.',
    tags: ['busy'],
    invoke: {
      id: 'checkDecision',
      src: 'checkDecision',
      input: decisionOf,
      onDone: outcomes,
      onError: uncertain.broken,
    },
    after: { decisionPatience: uncertain.late },
  }),

  refreshing: approvalSetup.createStateConfig({
    description: 'The page is out of date: refetches the order, keeping input and decisions.',
    tags: ['busy'],
    invoke: {
      id: 'refreshOrder',
      src: 'loadOrder',
      input: ({ context: { orderId } }) => ({ orderId }),
      onDone: [{ guard: isSuccess, target: 'sorting', actions: [refreshed, 'repriceDecided'] }, toSorting.refused],
      onError: toSorting.broken,
    },
    after: { responsePatience: toSorting.late },
  }),

  alreadyApproved: approvalSetup.createStateConfig({
    description: 'Someone else approved the order first; refetches it to show who.',
    tags: ['conflict'],
    initial: 'reloading',
    on: { 'conflict.acknowledged': { target: 'sorting', actions: say(null) } },
    states: {
      reloading: {
        description: 'Refetching the order.',
        tags: ['busy'],
        invoke: {
          id: 'reloadOrder',
          src: 'loadOrder',
          input: ({ context: { orderId } }) => ({ orderId }),
          onDone: [
            {
              guard: ({ context, event }) =>
                event.output.status === 'success' &&
                isOwnApproval(event.output.order, sentLines(context), context.user),
              target: '#orderApproval.approved',
              actions: kept,
            },
            { guard: isSuccess, target: 'shown', actions: refreshed },
            { target: 'reloadFailed' },
          ],
          onError: 'reloadFailed',
        },
        after: { responsePatience: 'reloadFailed' },
      },
      shown: { description: 'Shows the approved order, and who approved it.' },
      reloadFailed: {
        description: 'Approved, but who approved failed to load.',
        on: { 'order.retried': 'reloading' },
      },
    },
  }),
};
