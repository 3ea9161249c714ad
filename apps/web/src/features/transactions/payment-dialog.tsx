import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Facts } from '@wayside/ui';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { NotSet } from '../../shared/orders/order-parts.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { paymentQuery } from './transactions.queries.ts';
import type { Payment } from './transactions.queries.ts';

/** One payment: for which vehicle, how it was paid and who approved it. */
export function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('transactions');
  const facts = (payment: Payment) =>
    (
      [
        ['vehicle', payment.vehicle_name],
        ['vin', payment.vin],
        ['otherId', payment.other_id],
        ['po', payment.po_number],
        ['department', payment.department_number],
        ['method', payment.method_of_payment],
        ['approver', payment.approver],
        ['approvalDate', formatDate(payment.approval_date, brand.region)],
      ] as const
    ).map(([label, value]) => ({ label: t(`facts.${label}`), value: value ?? <NotSet /> }));
  return (
    <DetailDialog
      title={t('payments.dialog')}
      query={useQuery(paymentQuery(id))}
      describe={({ shop_order_id, amount, fleet_name }) =>
        t('payments.about', { number: shop_order_id, fleet: fleet_name, amount: formatMoney(amount, readingOf(i18n.language)) })
      }
      onClose={onClose}
    >
      {(payment) => <Facts facts={facts(payment)} />}
    </DetailDialog>
  );
}
