import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime, isActiveStatus, paymentOf, settledOf, statusOf } from '@wayside/domain';
import type { Settled } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../../shared/brand/brand.ts';
import { agreedOn } from '../../../shared/orders/agreed.ts';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import { historyQuery } from '../approval.queries.ts';
import type { Order } from '../approval.queries.ts';
import { useTotalText } from '../decision/order-sum.tsx';
import type { Approval } from '../use-order-approval.ts';

/** "Approved by Ann Lee, 03-16-2026 09:30AM", with as much of it as is known; undefined for an order to decide. */
export function useSettledText(order: Order): string | undefined {
  const { t } = useTranslation('approval');
  // The history on this page loads it. No order says who canceled it.
  const { data: steps } = useQuery({ ...historyQuery(order.id), enabled: false });
  const momentOf = (at: string) => `${formatDate(at, brand.region)} ${formatTime(at)}`;
  function canceled(): string {
    const step = steps?.findLast(({ activity_type: type }) => type === 'canceled');
    return step?.acting_user
      ? t('settled.canceledBy', { name: step.acting_user, moment: momentOf(step.created_at) })
      : t('settled.canceled');
  }
  function approved({ by, at }: Settled): string {
    const moment = at && momentOf(at);
    if (by && moment) return t('settled.by', { name: by, moment });
    return by ? t('settled.byNamed', { name: by }) : t('settled.approved');
  }
  const settled = settledOf(order);
  return settled ? (settled.as === 'approved' ? approved(settled) : canceled()) : undefined;
}

/** What an approved order costs, and what pays for it where that is known. */
export function SettledPayment({ approval: { user }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const amount = useTotalText(order);
  const methodName = usePaymentMethodName();
  if (settledOf(order)?.as !== 'approved') return null;
  const payment = paymentOf(user, order, agreedOn(order.id).methodId);
  if (payment?.by !== 'method')
    return <p>{[amount, payment && t(`payment.${payment.by}`)].filter(Boolean).join(' · ')}</p>;
  const method = methodName(payment.method);
  return <p>{isActiveStatus(statusOf(order)) ? t('charge', { amount, method }) : `${amount} · ${method}`}</p>;
}
