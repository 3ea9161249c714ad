import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../page/toasts.ts';
import { checkDecision, kindOf } from './decide-order.ts';
import { onDecisionReport } from './decision-report.ts';
import type { DecisionReport } from './decision-report.ts';
import { useDecisionText } from './use-decision-text.ts';
import { useOrderLine } from './use-order-line.ts';

/** Toasts on every page of the shell, for decisions whose page or dialog was left. Failures stay until closed. */
export function DecisionToasts() {
  const { t } = useTranslation('approval');
  const orders = useOrderLine();
  const problemOf = useDecisionText();
  const navigate = useNavigate();

  const show = useEffectEvent(({ decision, outcome }: DecisionReport) => {
    const { order } = decision;
    const kind = kindOf(decision);
    const { id } = order;
    const problem = problemOf(outcome);
    if (problem === undefined) {
      const title = t(kind === 'approval' ? 'notice.approved' : 'notice.canceled');
      toasts.show({ title, description: orders.line(order), tone: 'success' });
      return;
    }
    const isUnknown = outcome.status === 'unknown';
    toasts.show({
      title: t(`decision.${kind}${isUnknown ? 'Unknown' : 'NotTaken'}`, { id }),
      description: isUnknown ? orders.about(order) : `${orders.about(order)}. ${problem}`,
      tone: 'error',
      action: isUnknown
        ? {
            label: t('unknown.retry'), // Aborted: the outcome comes as another toast.
            onAction: () => void checkDecision(decision, AbortSignal.abort()),
          }
        : { label: t('decision.open'), onAction: () => void navigate(place.order(id)) },
    });
  });
  useEffect(() => onDecisionReport((report) => show(report)), []);
  return null;
}
