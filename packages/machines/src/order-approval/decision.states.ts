import { isOwnDecision } from '@wayside/domain';
import type { DecisionRefusal } from '@wayside/domain';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup, orderOf } from './order-approval.setup.ts';
import type { ApprovalContext, DecideOutcome, OrderDecision, OrderOutcome } from './order-approval.types.ts';

/** Refusals that say that the order is no longer what the page shows. */
const outdated: readonly DecisionRefusal[] = ['notCancelable', 'notPending', 'notAllowed', 'noPaymentMethod', 'paymentMethodUnknown'];

interface Came {
  context: ApprovalContext;
  event: { output: DecideOutcome };
}

const isRefused = ({ output }: Came['event'], among: readonly DecisionRefusal[]): boolean =>
  output.status === 'refused' && among.includes(output.reason);
const isApproval = ({ context }: { context: ApprovalContext }): boolean => context.decision?.kind === 'approval';
const told = { type: 'tell', params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => noticeIn(event.output) } as const;
const kept = {
  type: 'keepOrder',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => orderOf(event.output),
} as const;
const refreshed = {
  type: 'refreshOrder',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => orderOf(event.output),
} as const;

const decisionOf = ({ context: { decision, order, user } }: { context: ApprovalContext }): OrderDecision => ({
  body: decision!.body,
  order: order!,
  user,
});

/** What becomes of a decision, from its answer or from the order when that was lost. */
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
    actions: [kept, 'repriceDecided', { type: 'tell', params: { notice: { tone: 'error', label: 'notSent' } } }],
  },
  {
    guard: ({ event: { output } }: Came) => output.status === 'decidedMeanwhile' && output.order.status === 'approved',
    target: 'alreadyApproved.told',
    actions: kept,
  },
  {
    guard: ({ event }: Came) => event.output.status === 'decidedMeanwhile',
    target: 'sorting',
    actions: [kept, { type: 'tell', params: { notice: { tone: 'default', label: 'decidedMeanwhile' } } }],
  },
  { guard: ({ event }: Came) => event.output.status === 'unknown', target: 'outcomeUnknown', actions: told },
  {
    guard: ({ event }: Came) => isRefused(event, ['alreadyApproved']) && orderOf(event.output).order !== null,
    target: 'alreadyApproved.told',
    actions: [told, refreshed],
  },
  { guard: ({ event }: Came) => isRefused(event, ['alreadyApproved']), target: 'alreadyApproved.reloadFailed', actions: told },
  { guard: ({ event }: Came) => isRefused(event, outdated), target: 'refreshing', actions: told },
  { target: 'sorting', actions: told },
] as const;

const uncertain = (notice: typeof failedNotice | typeof lateNotice) =>
  ({ target: 'outcomeUnknown', actions: { type: 'tell', params: { notice } } }) as const;

/** A decision on its way, and whatever may become of it. */
export const decisionStates = {
  submitting: approvalSetup.createStateConfig({
    description: 'The decision is on its way; everything else is ignored.',
    tags: ['busy'],
    invoke: { id: 'decide', src: 'decide', input: decisionOf, onDone: outcomes, onError: uncertain(failedNotice) },
    after: { decisionPatience: uncertain(lateNotice) },
  }),

  outcomeUnknown: approvalSetup.createStateConfig({
    description: 'What became of the decision cannot be told yet; it can be checked again, and nothing is sent until it is known.',
    tags: ['outcomeUnknown'],
    on: { 'outcome.retried': { target: 'checkingOutcome', actions: { type: 'tell', params: { notice: null } } } },
  }),

  checkingOutcome: approvalSetup.createStateConfig({
    description: 'Asks the order again what became of the decision.',
    tags: ['busy'],
    invoke: { id: 'checkDecision', src: 'checkDecision', input: decisionOf, onDone: outcomes, onError: uncertain(failedNotice) },
    after: { decisionPatience: uncertain(lateNotice) },
  }),

  refreshing: approvalSetup.createStateConfig({
    description: 'The page is out of date: the order is read again, what was typed and decided stays.',
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
        { target: 'sorting', actions: { type: 'tellAlso', params: ({ event }) => noticeIn(event.output) } },
      ],
      onError: { target: 'sorting', actions: { type: 'tellAlso', params: { notice: failedNotice } } },
    },
    after: { answerPatience: { target: 'sorting', actions: { type: 'tellAlso', params: { notice: lateNotice } } } },
  }),

  alreadyApproved: approvalSetup.createStateConfig({
    description: 'Somebody else approved the order meanwhile; it is read again to tell who.',
    tags: ['conflict'],
    initial: 'reloading',
    on: { 'conflict.acknowledged': { target: 'sorting', actions: { type: 'tell', params: { notice: null } } } },
    states: {
      reloading: {
        description: 'The order is read again.',
        tags: ['busy'],
        invoke: {
          id: 'reloadOrder',
          src: 'loadOrder',
          input: ({ context: { orderId } }) => ({ orderId }),
          onDone: [
            {
              guard: ({ context, event }) =>
                event.output.status === 'success' && isOwnDecision(event.output.order, context.decision?.body, context.user),
              target: '#orderApproval.approved',
              actions: kept,
            },
            {
              guard: ({ event }) => event.output.status === 'success',
              target: 'told',
              actions: { type: 'refreshOrder', params: ({ event }) => orderOf(event.output) },
            },
            { target: 'reloadFailed' },
          ],
          onError: 'reloadFailed',
        },
        after: { answerPatience: 'reloadFailed' },
      },
      told: { description: 'The order as it was approved, and by whom.' },
      reloadFailed: {
        description: 'It is approved, but by whom could not be read.',
        on: { 'order.retried': 'reloading' },
      },
    },
  }),
};
