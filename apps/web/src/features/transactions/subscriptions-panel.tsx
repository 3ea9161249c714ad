import { useQuery } from '@tanstack/react-query';
import { useSubscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { TransactionPanel } from './transaction-panel.tsx';
import { subscriptionsQuery } from './transactions.queries.ts';
import type { Subscription } from './transactions.queries.ts';
import { useTransactionList } from './use-transaction-list.ts';

const chargesOf = (subscriptions: readonly Subscription[]) =>
  subscriptions.map(({ fleet_name, subscription_date, amount }) => ({ fleet_name, day: subscription_date, amount }));

/** Subscription payments in a range of days. */
export function SubscriptionsPanel({ fleetId }: { fleetId: number | undefined }) {
  const { params, openedId, open, ...panel } = useTransactionList('subscriptions', fleetId);
  return (
    <>
      <TransactionPanel
        {...panel}
        columns={useSubscriptionColumns(open)}
        query={useQuery(subscriptionsQuery(params))}
        chargesOf={chargesOf}
      />
      {openedId !== undefined && <SubscriptionDialog id={openedId} onClose={() => open(undefined)} />}
    </>
  );
}
