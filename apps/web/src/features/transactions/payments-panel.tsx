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
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { downloadQueryOf, paymentsQuery } from './transactions.queries.ts';
import type { Payment } from './transactions.queries.ts';

const chargesOf = (payments: readonly Payment[]) =>
  payments.map(({ fleet_name, shop_order_date, amount }) => ({ fleet_name, day: shop_order_date, amount }));

const renderTotal = (found: readonly Payment[]) => <ListTotal charges={chargesOf(found)} />;

/** Payments for orders in a range of days. */
export function PaymentsPanel({ fleetId }: { fleetId: number | undefined }) {
  const { t, i18n } = useTranslation('transactions');
  const { range, isOwnRange, setRange } = useRangeInAddress();
  const asked = { range, fleetId };
  const query = useQuery(paymentsQuery(asked));
  const [opened, open] = useAddressParam('payment', anId, undefined);
  return (
    <>
      <ListPanel
        title={t('payments.title')}
        list={useList(`payments_${brand.region}`)}
        texts={{
          label: t('payments.title'),
          search: t('payments.search'),
          searchPlaceholder: t('payments.searchPlaceholder'),
          loading: t('payments.loading'),
        }}
        columns={usePaymentColumns(open)}
        query={query}
        rowKey={({ id }) => id}
        filters={<RangePicker range={range} onRange={setRange} />}
        csv={{
          href: downloadUrl(
            origin,
            '/payment_activities.csv',
            authenticationToken() ?? '',
            i18n.language as Language,
            downloadQueryOf(asked),
          ),
        }}
        pageSizes={TRANSACTION_PAGE_SIZES}
        footer={renderTotal}
        empty={<NoTransactions isOwnRange={isOwnRange} range={range} onRange={setRange} />}
      />
      {opened !== undefined && <PaymentDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
