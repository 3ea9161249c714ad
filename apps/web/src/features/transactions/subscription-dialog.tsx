import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Facts } from '@wayside/ui';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { NotSet } from '../../shared/orders/order-parts.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { subscriptionQuery } from './transactions.queries.ts';

/** One subscription payment: of which fleet, and how it was paid. */
export function SubscriptionDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('transactions');
  return (
    <DetailDialog
      title={t('subscriptions.dialog')}
      query={useQuery(subscriptionQuery(id))}
      describe={({ subscription_date, amount }) =>
        t('subscriptions.about', {
          date: formatDate(subscription_date, brand.region),
          amount: formatMoney(amount, readingOf(i18n.language)),
        })
      }
      onClose={onClose}
    >
      {({ fleet_name, method_of_payment }) => (
        <Facts
          facts={[
            { label: t('facts.fleet'), value: fleet_name },
            { label: t('facts.method'), value: method_of_payment ?? <NotSet /> },
          ]}
        />
      )}
    </DetailDialog>
  );
}
