import type {
  Day,
  Decision,
  DecisionKind,
  DecisionRefusal,
  LineDecision,
  LineDecisions,
  OrderFacts,
  ReviewOrder,
  Reviewer,
} from '@wayside/domain';
import type { Notice, Outcome } from '../shared/outcome.ts';

export type ApprovalNotice = Notice<ApprovalLabel>;
export type ApprovalLabel =
  | 'pleaseSelectPaymentMethod'
  | 'allLinesDeclined'
  | 'pricesChanged'
  | 'decidedByOthers'
  | 'notSent'
  /** The server asks for patience, so that nothing was done. */
  | 'tooBusy'
  /** Whether the order is still as shown could not be found out, so that nothing was sent. */
  | 'notCompared'
  /** Another decision about the order was under way, so that this one was not sent. */
  | 'otherDecisionFirst'
  | 'approved'
  | 'canceled'
  | 'updated'
  | 'pleaseEnterCode'
  | 'promotionApplied'
  /** Nobody knows whether the promotion was applied. */
  | 'promotionLost'
  /** The server did not say why. */
  | 'poNumberNotSaved'
  /** There is no such order, or none that this person sees. */
  | 'notFound';

export type OrderOutcome = Outcome<{ order: ReviewOrder }, ApprovalLabel>;
/** A decision to send about the order as shown. */
export interface DecisionInput {
  readonly orderId: number;
  readonly user: Reviewer;
  readonly decision: Decision;
  readonly priced: LineDecisions | null;
}

/** The outcome of a decision. `order` is the order as now stored. */
export type DecideOutcome =
  | { status: 'success'; order: ReviewOrder }
  /** The order comes with `alreadyApproved`, unless it could not be read. */
  | { status: 'refused'; reason: DecisionRefusal; notice: ApprovalNotice; order?: ReviewOrder }
  /** Its response was lost, and nothing is decided yet: it may still arrive. */
  | { status: 'notSent'; order: ReviewOrder }
  /** The order is no longer as the user saw it, so that nothing was sent. It can still be decided. */
  | { status: 'changed'; order: ReviewOrder }
  /** Somebody else decided, or another decision of this person came first. */
  | { status: 'decidedByOthers'; order: ReviewOrder }
  /** Its response was lost, and the order could not be read. */
  | { status: 'unknown'; notice: ApprovalNotice };
export type PoOutcome = Outcome<object, ApprovalLabel>;
export type PromotionsOutcome = Outcome<{ promotions: readonly ListedPromotion[] }, ApprovalLabel>;
export type ApplyOutcome =
  | Outcome<{ promotion: ListedPromotion }, ApprovalLabel>
  /** It is on the order already, as after a try whose response was lost. */
  | { status: 'alreadyApplied'; notice: ApprovalNotice };

export interface ListedPromotion {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface ApprovalInput {
  orderId: number;
  user: Reviewer;
  /** Today's date; the machine has no clock. */
  today: Day;
  /** The user asked not to see the information again. */
  skipsInfo?: boolean | undefined;
  /** The order, if it came while the page was loading: the review begins with it instead of fetching it. */
  loaded?: ReviewOrder | null | undefined;
}

export interface ApprovalContext {
  orderId: number;
  user: Reviewer;
  today: Day;
  skipsInfo: boolean;
  /** Of the order as last loaded or previewed; null before. The order itself is in the app's cache. */
  facts: OrderFacts | null;
  decisions: LineDecisions;
  /** Decisions that the total on screen is for; null for that of the stored order. */
  priced: LineDecisions | null;
  /** As typed; null while the order's own comments are unchanged. */
  comments: string | null;
  paymentToken: string | null;
  notice: ApprovalNotice | null;
  /** The decision others must be asked for. */
  contacting: DecisionKind | null;
  /** The last decision, which is sent. */
  decision: Decision | null;
  /** The PO number before editing. */
  poSaved: string;
  poText: string;
  poNotice: ApprovalNotice | null;
  promotions: readonly ListedPromotion[] | null;
  promotionId: number | null;
  code: string;
  promotionNotice: ApprovalNotice | null;
  applied: ListedPromotion | null;
}

export type ApprovalEvent =
  | { type: 'info.opened' }
  | { type: 'info.dismissed' }
  | { type: 'order.retried' }
  /** The language or the payment methods changed: the order is read again, what was typed and decided stays. */
  | { type: 'order.outdated' }
  | { type: 'line.decided'; id: number; decision: LineDecision }
  | { type: 'lines.decided'; decision: LineDecision }
  | { type: 'comments.changed'; comments: string }
  | { type: 'paymentMethod.chosen'; token: string | null }
  | { type: 'preview.retried' }
  | { type: 'approve.requested' }
  | { type: 'acceptAll.requested' }
  | { type: 'cancel.requested' }
  | { type: 'confirmation.given' }
  | { type: 'confirmation.refused' }
  | { type: 'contacts.closed' }
  | { type: 'outcome.retried' }
  | { type: 'conflict.acknowledged' }
  | { type: 'po.opened'; number: string | null }
  | { type: 'po.changed'; text: string }
  | { type: 'po.confirmed' }
  | { type: 'po.abandoned' }
  | { type: 'promotions.opened' }
  | { type: 'promotions.closed' }
  | { type: 'promotions.retried' }
  | { type: 'promotion.chosen'; id: number }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'notice.dismissed' }
  /** Raised by the machine itself. */
  | { type: 'prices.outdated' }
  | { type: 'promotion.kept' }
  | { type: 'preview.kept' };

export type ApprovalTag =
  | 'info'
  | 'loading'
  | 'loadFailed'
  | 'approvable'
  | 'notEligible'
  | 'confirming'
  | 'contacting'
  | 'busy'
  | 'outcomeUnknown'
  | 'conflict'
  | 'pricing'
  | 'stale'
  | 'editingPo'
  | 'savingPo'
  | 'promotions'
  | 'loadingPromotions'
  | 'applyingPromotion';

export interface PreviewQuestion {
  orderId: number;
  decisions: LineDecisions;
}
