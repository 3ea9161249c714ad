import { formatDate, formatTime, isActiveStatus, paymentOf, settledOf, statusOf } from '@wayside/domain';
import type { Settled } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../../shared/brand/brand.ts';
import { agreedOn } from '../../../shared/orders/agreed.ts';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import type { Order } from '../approval.queries.ts';
import { useTotalText } from '../decision/order-sum.tsx';
import type { Approval } from '../use-order-approval.ts';

/** "Approved by Ann Lee, 03-16-2026 09:30AM", with as much of it as is known; undefined for an order to decide. */
export function useSettledText(): (order: Order) => string | undefined {
  const { t } = useTranslation('approval');
  function approved({ by, at }: Settled): string {
    const moment = at && `${formatDate(at, brand.region)} ${formatTime(at)}`;
    if (by && moment) return t('settled.by', { name: by, moment });
    return by ? t('settled.byNamed', { name: by }) : t('settled.approved');
  }
  return (order) => {
    const settled = settledOf(order);
    if (!settled) return undefined;
    return settled.as === 'approved' ? approved(settled) : t('settled.canceled');
  };
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
