import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { useMemo } from 'react';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { mostUrgentFirst } from '../../../shared/orders/active-orders.ts';
import { ordersQuery } from '../../../shared/orders/orders.queries.ts';
import { useActiveOrderColumns } from './active-order-columns.tsx';

/** Active orders of every fleet and any date, the most urgent first. */
export function ActiveOrders() {
  const { t } = useTranslation(['active-orders', 'orders']);
  const query = useQuery(ordersQuery('active', null));
  const orders = useMemo(() => query.data && mostUrgentFirst(query.data), [query.data]);
  return (
    <ListPanel
      list={useList('fmc_activeorders')}
      texts={{
        label: t('label'),
        search: t('search'),
        searchPlaceholder: t('searchPlaceholder'),
        loading: t('loading'),
      }}
      columns={useActiveOrderColumns()}
      query={{ ...query, data: orders }}
      rowKey={({ id, maintenance_type }) => `${id} ${maintenance_type}`}
      csv={{ fileName: t('file') }}
      isResetBesideChips
      empty={
        <EmptyState kind="first-use" title={t('empty')}>
          {t('emptyBody')}
        </EmptyState>
      }
    />
  );
}
