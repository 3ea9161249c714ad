import { assign } from 'xstate';
import { isOwnDecision, outcomeOf } from '@wayside/domain';
import type { DecisionRefusal } from '@wayside/domain';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup, orderOf } from './order-approval.setup.ts';
import type { ApprovalContext, DecideOutcome, OrderOutcome } from './order-approval.types.ts';

/** Refusals that say that the order is no longer what the page shows. */
const outdated: readonly DecisionRefusal[] = ['notCancelable', 'notPending', 'notAllowed', 'noPaymentMethod', 'paymentMethodUnknown'];
/** Refusals that one's own decision brings about, when its answer was lost. */
const ownDoing: readonly DecisionRefusal[] = ['alreadyApproved', 'notCancelable', 'notPending'];

const isRefused = (outcome: DecideOutcome, among: readonly DecisionRefusal[]): boolean =>
  outcome.status === 'refused' && among.includes(outcome.reason);
const decided = (context: ApprovalContext, outcome: OrderOutcome) =>
  outcome.status === 'success' ? outcomeOf(context.decision!.kind, outcome.order, context.user) : undefined;
const isApproval = ({ context }: { context: ApprovalContext }): boolean => context.decision?.kind === 'approval';
const told = { type: 'tell', params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => noticeIn(event.output) } as const;
const kept = {
  type: 'keepOrder',
  params: ({ event }: { event: { output: OrderOutcome | DecideOutcome } }) => orderOf(event.output),
} as const;

/** A decision on its way, and whatever may become of it. */
export const decisionStates = {
  submitting: approvalSetup.createStateConfig({
    description: 'The decision is on its way; nothing else is heard.',
    tags: ['busy'],
    invoke: {
      id: 'decide',
      src: 'decide',
      input: ({ context }) => context.decision!.body,
      onDone: [
        {
          guard: ({ context, event }) => event.output.status === 'success' && isApproval({ context }),
          target: '#orderApproval.approved',
          actions: kept,
        },
        { guard: ({ event }) => event.output.status === 'success', target: '#orderApproval.canceled', actions: kept },
        { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
        { guard: ({ context, event }) => context.wasLost && isRefused(event.output, ownDoing), target: 'checkingOutcome' },
        { guard: ({ event }) => isRefused(event.output, ['alreadyApproved']), target: 'alreadyApproved', actions: told },
        { guard: ({ event }) => isRefused(event.output, outdated), target: 'refreshing', actions: told },
        { target: 'sorting', actions: told },
      ],
      onError: 'checkingOutcome',
    },
    after: { answerPatience: 'checkingOutcome' },
  }),

  checkingOutcome: approvalSetup.createStateConfig({
    description: 'The answer was lost: asks the order what became of it before anything is sent again.',
    tags: ['busy'],
    entry: assign({ wasLost: true }),
    invoke: {
      id: 'checkOutcome',
      src: 'loadOrder',
      input: ({ context: { orderId } }) => ({ orderId }),
      onDone: [
        {
          guard: ({ context, event }) => decided(context, event.output) === 'done' && isApproval({ context }),
          target: '#orderApproval.approved',
          actions: kept,
        },
        { guard: ({ context, event }) => decided(context, event.output) === 'done', target: '#orderApproval.canceled', actions: kept },
        {
          guard: ({ context, event }) => decided(context, event.output) === 'notDone',
          target: 'sorting',
          actions: [kept, 'repriceDecided', { type: 'tell', params: { notice: { tone: 'error', label: 'notSent' } } }],
        },
        {
          guard: ({ event }) => event.output.status === 'success' && event.output.order.status === 'approved',
          target: 'alreadyApproved.told',
          actions: kept,
        },
        {
          guard: ({ event }) => event.output.status === 'success',
          target: 'sorting',
          actions: [kept, { type: 'tell', params: { notice: { tone: 'default', label: 'decidedMeanwhile' } } }],
        },
        { target: 'outcomeUnknown', actions: told },
      ],
      onError: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: failedNotice } } },
    },
    after: { answerPatience: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: lateNotice } } } },
  }),

  outcomeUnknown: approvalSetup.createStateConfig({
    description: 'What became of the decision cannot be told yet; it can be asked again, and nothing is sent until it is known.',
    tags: ['outcomeUnknown'],
    on: { 'outcome.retried': { target: 'checkingOutcome', actions: { type: 'tell', params: { notice: null } } } },
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
