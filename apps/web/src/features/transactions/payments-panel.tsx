import { useQuery } from '@tanstack/react-query';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { TransactionPanel } from './transaction-panel.tsx';
import { paymentsQuery } from './transactions.queries.ts';
import type { Payment } from './transactions.queries.ts';
import { useTransactionList } from './use-transaction-list.ts';

const chargesOf = (payments: readonly Payment[]) =>
  payments.map(({ fleet_name, shop_order_date, amount }) => ({ fleet_name, day: shop_order_date, amount }));

/** Payments for orders in a range of days. */
export function PaymentsPanel({ fleetId }: { fleetId: number | undefined }) {
  const { params, openedId, open, ...panel } = useTransactionList('payments', fleetId);
  return (
    <>
      <TransactionPanel {...panel} columns={usePaymentColumns(open)} query={useQuery(paymentsQuery(params))} chargesOf={chargesOf} />
      {openedId !== undefined && <PaymentDialog id={openedId} onClose={() => open(undefined)} />}
    </>
  );
}
