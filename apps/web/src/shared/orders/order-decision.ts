import type { DecisionBody, Reviewer } from '@wayside/domain';
import type { Order } from './order-text.ts';

/** A decision as sent, with the order as the user saw it. */
export interface OrderDecision {
  readonly body: DecisionBody;
  readonly order: Order;
  readonly user: Reviewer;
  /** The total the user saw; undefined while it is that of their decisions, not the stored one. */
  readonly shownTotal?: number | null;
}
