import { HALF_A_CENT, discountOf } from './order-approval.ts';
import type { ReviewOrder } from './order-approval.ts';

/** A step in the approval of an order, with what it was about. */
export interface ApprovalStep {
  readonly activity_type: 'approval_requested' | 'approved' | 'auto_approved' | 'rejected' | 'canceled';
  readonly total: number | null;
}

/**
 * Why the total of a step isn't that of its order. `declinedOnly`: it is what was declined; `estimate`: the shop has
 * changed its prices since.
 */
export type OtherTotal = 'declinedOnly' | 'beforeDeclining' | 'beforePromotion' | 'estimate';

/** Empty if both are the same, or one isn't known. */
export function whyOtherTotal(step: ApprovalStep, order: Pick<ReviewOrder, 'total' | 'order_services'>): OtherTotal[] {
  if (step.total === null || order.total === null || Math.abs(step.total - order.total) < HALF_A_CENT) return [];
  if (step.activity_type === 'rejected') return ['declinedOnly'];
  const reasons: OtherTotal[] = [];
  if (step.activity_type === 'approval_requested') {
    if (order.order_services.some(({ status }) => status === 'rejected')) reasons.push('beforeDeclining');
    if (discountOf(order, {}) !== null) reasons.push('beforePromotion');
  }
  return reasons.length > 0 ? reasons : ['estimate'];
}
