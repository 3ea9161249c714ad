import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../shared/brand/brand.ts';
import { origin } from '../../shared/data/api.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { useRangeInAddress } from '../../shared/list/range-address.ts';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';
import { useList } from '../../shared/list/use-list.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { ListTotal } from './list-total.tsx';
import { NoTransactions } from './no-transactions.tsx';
import { TRANSACTION_PAGE_SIZES } from './page-sizes.ts';
import { useSubscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { downloadQueryOf, subscriptionsQuery } from './transactions.queries.ts';
import type { Subscription } from './transactions.queries.ts';

/** The second list of the page has its own parameters in the address. */
const PREFIX = 'subscriptions.';

const chargesOf = (subscriptions: readonly Subscription[]) =>
  subscriptions.map(({ fleet_name, subscription_date, amount }) => ({ fleet_name, day: subscription_date, amount }));

const renderTotal = (found: readonly Subscription[]) => <ListTotal charges={chargesOf(found)} />;

/** Subscription payments in a range of days. */
export function SubscriptionsPanel({ fleetId }: { fleetId: number | undefined }) {
  const { t, i18n } = useTranslation('transactions');
  const { range, isOwnRange, setRange } = useRangeInAddress(PREFIX);
  const asked = { range, fleetId };
  const query = useQuery(subscriptionsQuery(asked));
  const [opened, open] = useAddressParam('subscription', anId, undefined);
  return (
    <>
      <ListPanel
        title={t('subscriptions.title')}
        list={useList(`subscriptions_${brand.region}`, { prefix: 'subscriptions' })}
        texts={{
          label: t('subscriptions.title'),
          search: t('subscriptions.search'),
          searchPlaceholder: t('subscriptions.searchPlaceholder'),
          loading: t('subscriptions.loading'),
        }}
        columns={useSubscriptionColumns(open)}
        query={query}
        rowKey={({ id }) => id}
        filters={<RangePicker range={range} onRange={setRange} />}
        csv={{
          href: downloadUrl(
            origin,
            '/subscription_activities.csv',
            authenticationToken() ?? '',
            i18n.language as Language,
            downloadQueryOf(asked),
          ),
        }}
        pageSizes={TRANSACTION_PAGE_SIZES}
        footer={renderTotal}
        empty={<NoTransactions isOwnRange={isOwnRange} range={range} onRange={setRange} />}
      />
      {opened !== undefined && <SubscriptionDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
