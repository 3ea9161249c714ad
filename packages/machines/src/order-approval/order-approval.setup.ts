import { assign, enqueueActions, fromPromise, or, raise, setup, stateIn } from 'xstate';
import {
  factsOf,
  isDecidable,
  isDeclining,
  keptDecisions,
  leavesWork,
  limitComments,
  methodToCharge,
  pricesChanged,
} from '@wayside/domain';
import type { DecisionKind, LineDecision, LineDecisions, ReviewOrder } from '@wayside/domain';
import { notProvided, waits } from '../shared/outcome.ts';
import type {
  ApplyOutcome,
  ApprovalContext,
  ApprovalEvent,
  ApprovalInput,
  ApprovalNotice,
  ApprovalTag,
  DecideOutcome,
  DecisionInput,
  ListedPromotion,
  OrderOutcome,
  PoOutcome,
  PreviewQuestion,
  PromotionsOutcome,
} from './order-approval.types.ts';

type Reading = Pick<ApprovalContext, 'user' | 'today' | 'facts' | 'decisions' | 'paymentToken' | 'notice'>;

/** After the order was read: keeps the user's input and decisions as far as they still apply. */
export function read({ user, today, facts: before, decisions, paymentToken, notice }: Reading, order: ReviewOrder) {
  const facts = factsOf(order, user);
  const isKnown = paymentToken !== null && facts.tokens.includes(paymentToken);
  // The default method is chosen already when the order is first read.
  const isDefaulted = before === null && facts.needsMethod;
  return {
    facts,
    priced: null,
    decisions: keptDecisions(facts.lines, decisions),
    paymentToken: isDefaulted
      ? (methodToCharge(order.braintree_payment_methods, today)?.token ?? null)
      : isKnown
        ? paymentToken
        : null,
    notice:
      before && pricesChanged(before.lines, facts.lines)
        ? ({ tone: 'default', label: 'pricesChanged' } as const)
        : notice,
  };
}

export const approvalSetup = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    input: {} as ApprovalInput,
    tags: {} as ApprovalTag,
  },
  actors: {
    /** Fetches the order as stored. */
    loadOrder: fromPromise<OrderOutcome, { orderId: number }>(notProvided('loadOrder')),
    /** Prices the order with the user's decisions; stores nothing. */
    preview: fromPromise<OrderOutcome, PreviewQuestion>(notProvided('preview')),
    /** Approves or cancels. Must not be aborted when the user leaves the page: the app reports the outcome. */
    decide: fromPromise<DecideOutcome, DecisionInput>(notProvided('decide')),
    /** Checks the outcome of a decision whose response was lost. */
    checkDecision: fromPromise<DecideOutcome, DecisionInput>(notProvided('checkDecision')),
    savePoNumber: fromPromise<PoOutcome, { orderId: number; poNumber: string | null }>(notProvided('savePoNumber')),
    loadPromotions: fromPromise<PromotionsOutcome, { orderId: number }>(notProvided('loadPromotions')),
    applyPromotion: fromPromise<ApplyOutcome, { orderId: number; promotionId: number }>(notProvided('applyPromotion')),
    applyCode: fromPromise<ApplyOutcome, { orderId: number; code: string }>(notProvided('applyCode')),
  },
  delays: {
    ...waits,
    /** Covers the order's response, the decision's own and, if that is lost, the order's again. */
    decisionPatience: 3 * waits.responsePatience,
  },
  actions: {
    /** Copies the notice, so that a repeated one is announced to screen readers again. */
    setNotice: assign((_, { notice }: { notice: ApprovalNotice | null }) => ({ notice: notice && { ...notice } })),
    /** Does not replace a notice that is already shown. */
    setNoticeIfNone: assign(({ context }, { notice }: { notice: ApprovalNotice | null }) => ({
      notice: context.notice ?? notice,
    })),
    setPoNotice: assign((_, params: { notice: ApprovalNotice | null }) => ({ poNotice: params.notice })),
    setPromotionNotice: assign((_, params: { notice: ApprovalNotice | null }) => ({ promotionNotice: params.notice })),
    keepOrder: assign(({ context }, { order }: { order: ReviewOrder }) => read(context, order)),
    /** After a refusal: keeps its message, whatever else changes. */
    refreshOrder: assign(({ context }, { order }: { order: ReviewOrder }) => {
      const fields = read(context, order);
      return { ...fields, notice: context.notice ?? fields.notice };
    }),
    /** The stored order is priced without the user's decisions. */
    repriceDecided: enqueueActions(({ context, enqueue }) => {
      if (isDeclining(context.decisions)) enqueue.raise({ type: 'prices.outdated' });
    }),
    keepPreview: assign(({ context }, { order }: { order: ReviewOrder }) => ({
      ...read(context, order),
      priced: context.decisions,
    })),
    decideLine: assign(({ context }, { id, decision }: { id: number; decision: LineDecision }) => ({
      decisions: keptDecisions(context.facts!.lines, { ...context.decisions, [id]: decision }),
      notice: null,
    })),
    decideLines: assign(({ context }, { decision }: { decision: LineDecision }) => ({
      decisions: Object.fromEntries(context.facts!.lines.filter(isDecidable).map(({ id }) => [id, decision])),
      notice: null,
    })),
    changeComments: assign((_, { comments }: { comments: string }) => ({ comments: limitComments(comments) })),
    choosePaymentMethod: assign(({ context }, { token }: { token: string | null }) => ({
      paymentToken: token !== null && context.facts!.tokens.includes(token) ? token : null,
      notice: null,
    })),
    contact: assign((_, { about }: { about: DecisionKind }) => ({ contacting: about })),
    decide: assign(
      ({ context: { comments, paymentToken } }, { kind, lines }: { kind: DecisionKind; lines: LineDecisions }) => ({
        decision: { kind, lines, comments, paymentToken },
        notice: null,
      }),
    ),
    keepApplied: assign(
      ({ context }, { promotion, notice }: { promotion: ListedPromotion | null; notice: ApprovalNotice }) => ({
        applied: promotion ?? context.applied,
        code: '',
        promotionNotice: notice,
      }),
    ),
    typeCode: assign((_, { code }: { code: string }) => ({ code, promotionNotice: null })),
    repriceNow: raise({ type: 'promotion.kept' }),
    reprice: raise({ type: 'prices.outdated' }),
  },
  guards: {
    /** A total or PO number is loading that a decision would not take into account. */
    isUnsettled: or([
      stateIn({ open: { pricing: 'waiting' } }),
      stateIn({ open: { pricing: 'previewing' } }),
      stateIn({ open: { poNumber: 'saving' } }),
      stateIn({ open: { promotions: 'applying' } }),
      stateIn({ open: { promotions: 'applyingCode' } }),
    ]),
    isReviewing: stateIn({ open: { review: 'reviewing' } }),
    isReading: or([stateIn({ open: { review: 'reviewing' } }), stateIn({ open: { review: 'notEligible' } })]),
    isApprovable: ({ context }) => context.facts!.mayApprove,
    isDecidedNow: ({ context }) => context.facts!.status !== 'awaiting_approval',
    isApprovedNow: ({ context }) => context.facts!.status === 'approved',
    lacksMethod: ({ context }) => context.facts!.needsMethod && context.paymentToken === null,
    leavesNothing: ({ context }) => !leavesWork(context.facts!.lines, context.decisions),
    mayCancel: ({ context }) => context.facts!.mayCancel,
  },
});
