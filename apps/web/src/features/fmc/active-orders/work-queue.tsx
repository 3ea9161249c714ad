import { useQuery } from '@tanstack/react-query';
import { ordersToReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { useMemo } from 'react';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { useOrderDecision } from '../../../shared/orders/decision/use-order-decision.tsx';
import { ordersQuery } from '../../../shared/orders/orders.queries.ts';
import { useQueueColumns } from './queue-columns.tsx';

/** What awaits this user's approval in any fleet, the oldest first, in columns that fit 1280 pixels (CMP-02, CMP-03). */
export function WorkQueue() {
  const { t } = useTranslation('active-orders');
  const query = useQuery(ordersQuery('active', null));
  const { data: user } = useKnownUser();
  const { decide, dialog } = useOrderDecision(query.data);
  const orders = useMemo(() => user && query.data && ordersToReview(user, query.data), [user, query.data]);
  return (
    <>
      <ListPanel
        list={useList('fmc_orderqueue')}
        texts={{
          label: t('queue.label'),
          search: t('search'),
          searchPlaceholder: t('searchPlaceholder'),
          loading: t('loading'),
        }}
        columns={useQueueColumns(decide)}
        query={{ ...query, data: orders }}
        rowKey={({ id }) => id}
        csv={{ fileName: t('queue.file') }}
        empty={
          <EmptyState kind="cleared" title={t('queue.empty')}>
            {t('queue.emptyBody')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
