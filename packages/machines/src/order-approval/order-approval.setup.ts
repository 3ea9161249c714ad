import { assign, enqueueActions, fromPromise, or, raise, setup, stateIn } from 'xstate';
import {
  approvalBody,
  cancelOrder,
  contactsFor,
  isDecidable,
  keptDecisions,
  leavesWork,
  limitComments,
  mayCancel,
  mergePreview,
  methodToCharge,
  mustChooseMethod,
  pricesChanged,
  statusOf,
  whyNotApprovable,
} from '@wayside/domain';
import type { DecisionBody, DecisionKind, LineDecision, LineDecisions, ReviewOrder } from '@wayside/domain';
import { notProvided, waits } from '../shared/answer.ts';
import type {
  ApplyOutcome,
  ApprovalContext,
  ApprovalEvent,
  ApprovalInput,
  ApprovalNotice,
  ApprovalTag,
  DecideOutcome,
  ListedPromotion,
  OrderDecision,
  OrderOutcome,
  PreviewQuestion,
  PromotionsOutcome,
} from './order-approval.types.ts';

/** The comments as shown in the field and sent. */
export const commentsOf = ({ comments, order }: ApprovalContext): string => comments ?? order?.customer_comments ?? '';

/** The method that is chosen already when the order is first read. */
const tokenAtFirst = ({ user, today }: ApprovalContext, order: ReviewOrder): string | null =>
  (mustChooseMethod(user, order) && methodToCharge(order.braintree_payment_methods, today)?.token) || null;

/** A chosen method is dropped once it no longer exists. */
const tokenAmong = (order: ReviewOrder, token: string | null): string | null =>
  order.braintree_payment_methods.some((method) => method.token === token) ? token : null;

/** Whether the total is that of the user's decisions, not the stored one. */
export const isDeclining = ({ decisions }: ApprovalContext): boolean => Object.values(decisions).includes('rejected');

const approvalOf = (context: ApprovalContext, decisions: LineDecisions): DecisionBody =>
  approvalBody(context.order!, { decisions, comments: commentsOf(context), paymentToken: context.paymentToken });

/** After a refetch of the order: keeps the user's input and decisions as far as they still apply. */
const read = (context: ApprovalContext, order: ReviewOrder): Partial<ApprovalContext> => {
  const isChanged = context.order !== null && pricesChanged(context.order.order_services, order.order_services);
  return {
    order,
    decisions: keptDecisions(order.order_services, context.decisions),
    paymentToken: context.order === null ? tokenAtFirst(context, order) : tokenAmong(order, context.paymentToken),
    ...(isChanged && { notice: { tone: 'default', label: 'pricesChanged' } }),
  };
};

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
    decide: fromPromise<DecideOutcome, OrderDecision>(notProvided('decide')),
    /** Checks the outcome of a decision whose response was lost. */
    checkDecision: fromPromise<DecideOutcome, OrderDecision>(notProvided('checkDecision')),
    savePoNumber: fromPromise<OrderOutcome, { orderId: number; poNumber: string | null }>(notProvided('savePoNumber')),
    loadPromotions: fromPromise<PromotionsOutcome, { orderId: number }>(notProvided('loadPromotions')),
    applyPromotion: fromPromise<ApplyOutcome, { orderId: number; promotionId: number }>(notProvided('applyPromotion')),
    applyCode: fromPromise<ApplyOutcome, { orderId: number; code: string }>(notProvided('applyCode')),
  },
  delays: {
    ...waits,
    /** Covers the order's response, the decision's own and, if that is lost, the order's again. */
    decisionPatience: 3 * waits.answerPatience,
  },
  actions: {
    /** Copies the notice, so that a repeated one is announced to screen readers again. */
    setNotice: assign((_, { notice }: { notice: ApprovalNotice | null }) => ({ notice: notice && { ...notice } })),
    /** Does not replace a notice that is already shown. */
    setNoticeIfNone: assign(({ context }, params: { notice: ApprovalNotice }) => ({ notice: context.notice ?? params.notice })),
    setPoNotice: assign((_, params: { notice: ApprovalNotice | null }) => ({ poNotice: params.notice })),
    setPromotionNotice: assign((_, params: { notice: ApprovalNotice | null }) => ({ promotionNotice: params.notice })),
    keepOrder: assign(({ context }, { order }: { order: ReviewOrder | null }) => (order ? read(context, order) : {})),
    /** After a refusal: keeps its message, whatever else changes. */
    refreshOrder: assign(({ context }, { order }: { order: ReviewOrder | null }) => {
      if (!order) return {};
      const { notice = null, ...fields } = read(context, order);
      return { ...fields, notice: context.notice ?? notice };
    }),
    /** The stored order is priced without the user's decisions. */
    repriceDecided: enqueueActions(({ context, enqueue }) => {
      if (isDeclining(context)) enqueue.raise({ type: 'prices.outdated' });
    }),
    keepPreview: assign(({ context }, { order }: { order: ReviewOrder | null }) =>
      order && context.order ? read(context, mergePreview(context.order, order, context.decisions)) : {},
    ),
    decideLine: assign(({ context }, { id, decision }: { id: number; decision: LineDecision }) => ({
      decisions: keptDecisions(context.order!.order_services, { ...context.decisions, [id]: decision }),
      notice: null,
    })),
    decideLines: assign(({ context }, { decision }: { decision: LineDecision }) => ({
      decisions: Object.fromEntries(context.order!.order_services.filter(isDecidable).map(({ id }) => [id, decision])),
      notice: null,
    })),
    changeComments: assign((_, { comments }: { comments: string }) => ({ comments: limitComments(comments) })),
    choosePaymentMethod: assign(({ context }, { token }: { token: string | null }) => ({
      paymentToken: tokenAmong(context.order!, token),
      notice: null,
    })),
    keepContacts: assign(({ context }, { about }: { about: DecisionKind }) => ({
      contacts: contactsFor(about, context.order!, context.user),
    })),
    decideApproval: assign(({ context }) => ({
      decision: { kind: 'approval' as const, body: approvalOf(context, context.decisions) },
      notice: null,
    })),
    decideAcceptAll: assign(({ context }) => ({ decision: { kind: 'approval' as const, body: approvalOf(context, {}) }, notice: null })),
    decideCancel: assign(({ context }) => ({
      decision: { kind: 'cancelation' as const, body: cancelOrder(context.order!) },
      notice: null,
    })),
    keepPoNumber: assign(({ context }, { order }: { order: ReviewOrder | null }) => ({
      order: context.order && order ? { ...context.order, po_number: order.po_number } : context.order,
      poNotice: { tone: 'success' as const, label: 'updated' as const },
    })),
    keepApplied: assign((_, { promotion, notice }: { promotion: ListedPromotion | null; notice: ApprovalNotice }) => ({
      ...(promotion && { applied: promotion }),
      code: '',
      promotionNotice: notice,
    })),
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
    isApprovable: ({ context }) => whyNotApprovable(context.user, context.order!).length === 0,
    isNotApprovable: ({ context }) => whyNotApprovable(context.user, context.order!).length > 0,
    isDecidedNow: ({ context }) => statusOf(context.order!) !== 'awaiting_approval',
    isApprovedNow: ({ context }) => statusOf(context.order!) === 'approved',
    lacksMethod: ({ context }) => mustChooseMethod(context.user, context.order!) && context.paymentToken === null,
    leavesNothing: ({ context }) => !leavesWork(context.order!.order_services, context.decisions),
    mayCancel: ({ context }) => mayCancel(context.user, context.order!),
  },
});

export const orderOf = (outcome: OrderOutcome | DecideOutcome): { order: ReviewOrder | null } => ({
  order: ('order' in outcome && outcome.order) || null,
});
