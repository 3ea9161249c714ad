import { decidedLines, isOwnApproval } from '@wayside/domain';
import type { DecisionRefusal } from '@wayside/domain';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup, orderOf } from './order-approval.setup.ts';
import type { ApprovalContext, DecideOutcome, DecisionInput, OrderOutcome } from './order-approval.types.ts';

/** Refusals that mean the page shows an outdated order. */
const outdated: readonly DecisionRefusal[] = ['notCancelable', 'notPending', 'notAllowed', 'noPaymentMethod', 'paymentMethodUnknown'];

interface Came {
  context: ApprovalContext;
  event: { output: DecideOutcome };
}

const isRefused = ({ output }: Came['event'], among: readonly DecisionRefusal[]): boolean =>
  output.status === 'refused' && among.includes(output.reason);
const isApproval = ({ context }: { context: ApprovalContext }): boolean => context.decision?.kind === 'approval';
const setNoticeFromOutcome = {
  type: 'setNotice',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => noticeIn(event.output),
} as const;
const kept = {
  type: 'keepOrder',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => orderOf(event.output),
} as const;
const refreshed = {
  type: 'refreshOrder',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => orderOf(event.output),
} as const;

const decisionOf = ({ context: { orderId, user, decision, priced } }: { context: ApprovalContext }): DecisionInput => ({
  orderId,
  user,
  decision: decision!,
  priced,
});

/** The lines of the approval that was sent. */
const sentLines = ({ decision, facts }: ApprovalContext) =>
  decision?.kind === 'approval' ? decidedLines(facts!.lines, decision.lines) : undefined;

/** Transitions for the outcome of a decision, taken from its response or, if that was lost, from the order. */
const outcomes = [
  {
    guard: ({ context, event }: Came) => event.output.status === 'success' && isApproval({ context }),
    target: '#orderApproval.approved',
    actions: kept,
  },
  { guard: ({ event }: Came) => event.output.status === 'success', target: '#orderApproval.canceled', actions: kept },
  {
    guard: ({ event }: Came) => event.output.status === 'notSent',
    target: 'sorting',
    actions: [kept, 'repriceDecided', { type: 'setNotice', params: { notice: { tone: 'error', label: 'notSent' } } }],
  },
  {
    guard: ({ event }: Came) => event.output.status === 'changed',
    target: 'sorting',
    actions: [kept, 'repriceDecided', { type: 'setNotice', params: { notice: { tone: 'default', label: 'pricesChanged' } } }],
  },
  {
    guard: ({ event: { output } }: Came) => output.status === 'decidedByOthers' && output.order.status === 'approved',
    target: 'alreadyApproved.shown',
    actions: kept,
  },
  {
    guard: ({ event }: Came) => event.output.status === 'decidedByOthers',
    target: 'sorting',
    actions: [kept, { type: 'setNotice', params: { notice: { tone: 'default', label: 'decidedByOthers' } } }],
  },
  { guard: ({ event }: Came) => event.output.status === 'unknown', target: 'outcomeUnknown', actions: setNoticeFromOutcome },
  {
    guard: ({ event }: Came) => isRefused(event, ['alreadyApproved']) && orderOf(event.output).order !== null,
    target: 'alreadyApproved.shown',
    actions: [setNoticeFromOutcome, refreshed],
  },
  {
    guard: ({ event }: Came) => isRefused(event, ['alreadyApproved']),
    target: 'alreadyApproved.reloadFailed',
    actions: setNoticeFromOutcome,
  },
  { guard: ({ event }: Came) => isRefused(event, outdated), target: 'refreshing', actions: setNoticeFromOutcome },
  { target: 'sorting', actions: setNoticeFromOutcome },
] as const;

const uncertain = (notice: typeof failedNotice | typeof lateNotice) =>
  ({ target: 'outcomeUnknown', actions: { type: 'setNotice', params: { notice } } }) as const;

/** Sending a decision, and everything that can follow. */
export const decisionStates = {
  submitting: approvalSetup.createStateConfig({
    description: 'Comparing the order with what was shown, and sending the decision; everything else is ignored.',
    tags: ['busy'],
    invoke: { id: 'decide', src: 'decide', input: decisionOf, onDone: outcomes, onError: uncertain(failedNotice) },
    after: { decisionPatience: uncertain(lateNotice) },
  }),

  outcomeUnknown: approvalSetup.createStateConfig({
    description: 'The outcome of the decision is unknown; it can be checked again, and nothing is sent until it is known.',
    tags: ['outcomeUnknown'],
    on: { 'outcome.retried': { target: 'checkingOutcome', actions: { type: 'setNotice', params: { notice: null } } } },
  }),

  checkingOutcome: approvalSetup.createStateConfig({
    description: 'Refetches the order to find the outcome of the decision.',
    tags: ['busy'],
    invoke: { id: 'checkDecision', src: 'checkDecision', input: decisionOf, onDone: outcomes, onError: uncertain(failedNotice) },
    after: { decisionPatience: uncertain(lateNotice) },
  }),

  refreshing: approvalSetup.createStateConfig({
    description: 'The page is out of date: refetches the order, keeping input and decisions.',
    tags: ['busy'],
    invoke: {
      id: 'refreshOrder',
      src: 'loadOrder',
      input: ({ context: { orderId } }) => ({ orderId }),
      onDone: [
        {
          guard: ({ event }) => event.output.status === 'success',
          target: 'sorting',
          actions: [{ type: 'refreshOrder', params: ({ event }) => orderOf(event.output) }, 'repriceDecided'],
        },
        { target: 'sorting', actions: { type: 'setNoticeIfNone', params: ({ event }) => noticeIn(event.output) } },
      ],
      onError: { target: 'sorting', actions: { type: 'setNoticeIfNone', params: { notice: failedNotice } } },
    },
    after: { answerPatience: { target: 'sorting', actions: { type: 'setNoticeIfNone', params: { notice: lateNotice } } } },
  }),

  alreadyApproved: approvalSetup.createStateConfig({
    description: 'Someone else approved the order first; refetches it to show who.',
    tags: ['conflict'],
    initial: 'reloading',
    on: { 'conflict.acknowledged': { target: 'sorting', actions: { type: 'setNotice', params: { notice: null } } } },
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
                event.output.status === 'success' && isOwnApproval(event.output.order, sentLines(context), context.user),
              target: '#orderApproval.approved',
              actions: kept,
            },
            {
              guard: ({ event }) => event.output.status === 'success',
              target: 'shown',
              actions: { type: 'refreshOrder', params: ({ event }) => orderOf(event.output) },
            },
            { target: 'reloadFailed' },
          ],
          onError: 'reloadFailed',
        },
        after: { answerPatience: 'reloadFailed' },
      },
      shown: { description: 'Shows the approved order, and who approved it.' },
      reloadFailed: {
        description: 'Approved, but who approved failed to load.',
        on: { 'order.retried': 'reloading' },
      },
    },
  }),
};
