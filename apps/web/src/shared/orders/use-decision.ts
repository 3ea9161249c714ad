import type { Result } from '@wayside/api-client';
import { statusOf } from '@wayside/domain';
import type { DecideOutcome } from '@wayside/machines';
import { useCallback, useRef, useState } from 'react';
import { askerOf, say } from '../save/late-outcomes.ts';
import { useIsMounted } from '../save/use-is-mounted.ts';
import { checkDecision, decideOrder } from './decide-order.ts';
import type { OrderDecision } from './decide-order.ts';
import type { Order } from './order-text.ts';
import { useDecisionReport } from './use-decision-report.ts';
import { useDecisionText } from './use-decision-text.ts';

/** Sends a decision for a `ConfirmAction`. Success shows a toast, and so does a failure after the dialog was closed. */
export function useDecision() {
  const textOf = useDecisionText();
  const report = useDecisionReport();
  const isMounted = useIsMounted();
  const underWay = useRef<Promise<Result<Order>>>(undefined);
  const [outcome, setOutcome] = useState<DecideOutcome>();
  const [changed, setChanged] = useState<Order>();
  const [isSaving, setSaving] = useState(false);
  const clear = useCallback(() => setOutcome(undefined), []);
  const isUnknown = outcome?.status === 'unknown';

  async function send(decision: OrderDecision): Promise<Result<Order>> {
    setSaving(true);
    const came = await (isUnknown ? checkDecision : decideOrder)(decision, {
      asker: askerOf(() => isMounted.current),
      report,
    });
    underWay.current = undefined;
    setSaving(false);
    setOutcome(came);
    if (came.status === 'changed') setChanged(came.order as Order);
    if (came.status === 'success') say(came, () => report(decision, came));
    return resultOf(came);
  }

  return {
    save: (decision: OrderDecision): Promise<Result<Order>> => (underWay.current ??= send(decision)),
    isSaving,
    result: outcome && !isSaving ? resultOf(outcome) : undefined,
    clear,
    /** Why the decision failed, as text. */
    problem: outcome && textOf(outcome),
    /** The response was lost and the order couldn't be loaded either: the decision can only be checked again. */
    isUnknown,
    /** Someone else decided: there is nothing left to confirm. */
    isOvertaken: outcome !== undefined && isOvertaken(outcome),
    /** The order as it is now, if it has changed since it was shown and nothing was sent. */
    changed,
  };
}

/** A refusal is not enough: the order has to show it. */
const isOvertaken = (outcome: DecideOutcome): boolean =>
  outcome.status === 'decidedByOthers' ||
  (outcome.status === 'refused' && outcome.order !== undefined && statusOf(outcome.order) === 'approved');

function resultOf(outcome: DecideOutcome): Result<Order> {
  return outcome.status === 'success'
    ? { status: 'success', data: outcome.order as Order, alertMessage: undefined, alertType: 'default' }
    : { status: 'failure', kind: 'rejected', alertMessage: undefined, alertType: 'error', retryAfter: undefined };
}
