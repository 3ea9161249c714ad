import { approvalBody, mustChooseMethod, whyNotApprovable } from './order-approval.ts';
import type { DecisionBody, DecisionKind, LineDecisions, LineFacts, ReviewOrder, Reviewer } from './order-approval.ts';
import { cancelOrder, statusOf } from './orders.ts';
import { canCancelOrder } from '../access/permissions.ts';

/** What deciding on an order depends on. */
export interface OrderFacts {
  readonly status: string | undefined;
  readonly mayApprove: boolean;
  readonly mayCancel: boolean;
  /** Whether one of the stored methods must be chosen. */
  readonly needsMethod: boolean;
  /** Tokens of the stored methods. */
  readonly tokens: readonly string[];
  readonly lines: readonly LineFacts[];
}

export function factsOf(order: ReviewOrder, user: Reviewer): OrderFacts {
  return {
    status: statusOf(order),
    mayApprove: whyNotApprovable(user, order).length === 0,
    mayCancel: canCancelOrder(user, order),
    needsMethod: mustChooseMethod(user, order),
    tokens: order.braintree_payment_methods.map(({ token }) => token),
    lines: order.order_services.map(({ id, status, price }) => ({ id, status, price })),
  };
}

/** What a user decided about an order. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly lines: LineDecisions;
  /** As typed; null while the order's own comments are unchanged. */
  readonly comments: string | null;
  readonly paymentToken: string | null;
}

/** The comments as shown in the field and sent. */
export function commentsOf(comments: string | null, order: Pick<ReviewOrder, 'customer_comments'>): string {
  return comments ?? order.customer_comments ?? '';
}

/** The body that sends a decision about the order as shown. */
export function bodyOf(order: ReviewOrder, { kind, lines, comments, paymentToken }: Decision): DecisionBody {
  return kind === 'cancelation'
    ? cancelOrder(order)
    : approvalBody(order, { decisions: lines, comments: commentsOf(comments, order), paymentToken });
}

/** Whether a total for these decisions differs from the stored one. */
export const isDeclining = (decisions: LineDecisions | null): boolean =>
  Object.values(decisions ?? {}).includes('rejected');
