import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { useSubscriptionColumns } from './transaction-columns.tsx';
import { DetailDialog, TransactionPanel, useTransactionList } from './transaction-panel.tsx';
import { subscriptionQuery, subscriptionsQuery } from './transactions.queries.ts';
import type { Subscription } from './transactions.queries.ts';

function chargesOf(subscriptions: readonly Subscription[]) {
  return subscriptions.map(({ fleet_name, subscription_date, amount }) => ({
    fleet_name,
    day: subscription_date,
    amount,
  }));
}

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

/** One subscription payment: of which fleet, and how it was paid. */
function SubscriptionDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('transactions');
  return (
    <DetailDialog
      title={t('subscriptions.dialog')}
      query={useQuery(subscriptionQuery(id))}
      renderAbout={({ subscription_date, amount }) =>
        t('subscriptions.about', {
          date: formatDate(subscription_date, brand.region),
          amount: formatMoney(amount, readingOf(i18n.language)),
        })
      }
      factsOf={({ fleet_name, method_of_payment }) => [
        ['fleet', fleet_name],
        ['method', method_of_payment],
      ]}
      onClose={onClose}
    />
  );
}
