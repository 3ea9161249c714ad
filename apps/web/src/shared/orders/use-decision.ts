import type { Result } from '@wayside/api-client';
import type { DecideOutcome } from '@wayside/machines';
import { useCallback, useRef, useState } from 'react';
import type { Saving } from '../save/use-save.ts';
import { askerOf, say } from '../save/late-outcomes.ts';
import { useIsMounted } from '../save/use-is-mounted.ts';
import { checkDecision, decideOrder } from './decide-order.ts';
import type { OrderDecision } from './order-decision.ts';
import type { Order } from './order-text.ts';
import { useDecisionReport } from './use-decision-report.ts';
import { useDecisionText } from './use-decision-text.ts';

type Deciding = Saving<OrderDecision, Order> & {
  /** Why the decision failed, as text. */
  problem: string | undefined;
  /** The response was lost and the order couldn't be loaded either: the decision can only be checked again. */
  isUnknown: boolean;
  /** The order as it is now, if it has changed since it was shown and nothing was sent. */
  changed: Order | undefined;
};

/** Sends a decision for a `ConfirmAction`. Success shows a toast, and so does a failure after the dialog was closed. */
export function useDecision(): Deciding {
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
    const came = await (isUnknown ? checkDecision : decideOrder)(decision, { asker: askerOf(() => isMounted.current), report });
    underWay.current = undefined;
    setSaving(false);
    setOutcome(came);
    if (came.status === 'changed') setChanged(came.order as Order);
    if (came.status === 'success') say(came, () => report(decision, came));
    return resultOf(came);
  }

  return {
    save: (decision) => (underWay.current ??= send(decision)),
    isSaving,
    result: outcome && !isSaving ? resultOf(outcome) : undefined,
    clear,
    setShown: ignored,
    problem: outcome && textOf(outcome),
    isUnknown,
    changed,
  };
}

/** After the dialog unmounts, a toast shows the outcome. */
const ignored = (): void => undefined;

const resultOf = (outcome: DecideOutcome): Result<Order> =>
  outcome.status === 'success'
    ? { status: 'success', data: outcome.order as Order, alertMessage: undefined, alertType: 'default' }
    : { status: 'failure', kind: 'rejected', alertMessage: undefined, alertType: 'error', retryAfter: undefined };
