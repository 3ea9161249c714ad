import { useQuery } from '@tanstack/react-query';
import { chargeOf, formatDate, formatMoney, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { useKnownUser } from '../../shared/data/user.ts';
import styles from './transactions.module.css';
import { usePaymentColumns } from './transaction-columns.tsx';
import { DetailDialog, TransactionPanel, useTransactionList } from './transaction-panel.tsx';
import { paymentQuery, paymentsQuery } from './transactions.queries.ts';
import type { Payment } from './transactions.queries.ts';

const chargesOf = (payments: readonly Payment[]) => payments.map(chargeOf);

/** Payments for orders in a range of days. */
export function PaymentsPanel({ fleetId }: { fleetId: number | undefined }) {
  const ownFleetId = useKnownUser().data?.fleet_id;
  const isOwnFleet = fleetId !== undefined && fleetId === ownFleetId;
  const { params, openedId, open, ...panel } = useTransactionList('payments', fleetId);
  return (
    <>
      <TransactionPanel
        {...panel}
        columns={usePaymentColumns(open, isOwnFleet)}
        query={useQuery(paymentsQuery(params))}
        chargesOf={chargesOf}
      />
      {openedId !== undefined && <PaymentDialog id={openedId} onClose={() => open(undefined)} />}
    </>
  );
}

/** One payment: for which vehicle, how it was paid and who approved it. */
function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, i18n } = useTranslation(['transactions', 'orders']);
  return (
    <DetailDialog
      title={t('payments.dialog')}
      query={useQuery(paymentQuery(id))}
      renderAbout={({ shop_order_id, amount, fleet_name }) => (
        <>
          <Link href={place.order(shop_order_id)}>{t('orders:number', { id: shop_order_id })}</Link>
          {` · ${fleet_name} · `}
          <strong className={styles.amount}>{formatMoney(amount, readingOf(i18n.language))}</strong>
        </>
      )}
      factsOf={(payment) => [
        ['vehicle', payment.vehicle_name],
        ['vin', payment.vin],
        ['otherId', payment.other_id],
        ['po', payment.po_number],
        ['department', payment.department_number],
        ['method', payment.method_of_payment],
        ['approver', payment.approver],
        ['approvalDate', formatDate(payment.approval_date, brand.region)],
      ]}
      onClose={onClose}
    />
  );
}
