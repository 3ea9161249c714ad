import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { DecideOutcome } from '@wayside/machines';
import { useStableCallback } from '@wayside/ui';
import type { ToastMessage } from '@wayside/ui';
import { useNavigate } from 'react-router-dom';
import { nobody } from '../save/late-outcomes.ts';
import { checkDecision, kindOf } from './decide-order.ts';
import type { DecisionReport, OrderDecision } from './decide-order.ts';
import type { Order } from './order-text.ts';
import { useDecisionText } from './use-decision-text.ts';
import { useOrderLine } from './use-order-line.ts';

/** The toast about a decision whose page or dialog is gone. Failures stay until closed. */
export function useDecisionReport(): DecisionReport {
  const { t } = useTranslation('approval');
  const orders = useOrderLine();
  const problemOf = useDecisionText();
  const navigate = useNavigate();

  return useStableCallback(function report(decision: OrderDecision, outcome: DecideOutcome): ToastMessage {
    const { order, body, user } = decision;
    const kind = kindOf(decision);
    const { id } = order;
    const open = { label: t('decision.open'), onAction: () => void navigate(place.order(id)) };
    const problem = problemOf(outcome);
    if (problem === undefined) {
      const title = t(kind === 'approval' ? 'notice.approved' : 'notice.canceled');
      const token = body.status === 'approved' ? body.payment_token : undefined;
      // Only the response knows a payment method that was added meanwhile.
      const decided = outcome.status === 'success' ? (outcome.order as Order) : order;
      const description = orders.charge(orders.line(order), user, decided, token);
      return { title, description, tone: 'success', action: open };
    }
    const isUnknown = outcome.status === 'unknown';
    return {
      // A decision without a response may still arrive, even if the order shows nothing of it yet.
      title: t(`decision.${kind}${isUnknown || outcome.status === 'notSent' ? 'Unknown' : 'NotTaken'}`, { id }),
      description: isUnknown ? orders.about(order) : `${orders.about(order)}. ${problem}`,
      tone: 'error',
      action: isUnknown
        ? { label: t('unknown.retry'), onAction: () => void checkDecision(decision, { asker: nobody(), report }) }
        : open,
    };
  });
}
