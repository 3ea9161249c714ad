import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Link, Panel, SkeletonRows } from '@wayside/ui';
import { useEffect } from 'react';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { ordersOf } from './active-orders.ts';
import { dashboardQuery } from './dashboard.queries.ts';
import { ORDER_SKELETON, OrderTable } from './order-table.tsx';
import { LIST_READY } from './use-after-list.ts';

/** Some seven rows, and half of one that says there are more. */
const HEIGHT = 436;

/** The orders under way, on the dashboard. */
export function ActiveMaintenance() {
  const { t } = useTranslation('dashboard');
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery());
  const orders = data && ordersOf(data);
  const isReady = orders !== undefined;
  useEffect(() => {
    if (isReady) performance.mark(LIST_READY);
  }, [isReady]);

  return (
    <Panel
      title={t('active.title')}
      context={orders && orders.length > 0 && t('active.count', { count: orders.length })}
      actions={
        <ButtonLink href={place.serviceRequest()} variant="primary">
          {t('active.schedule')}
        </ButtonLink>
      }
      {...(orders && orders.length > 0 && { footer: <Link href={place.activeMaintenances}>{t('active.viewAll')}</Link> })}
      isFlush
    >
      {orders ? (
        <OrderTable orders={orders} maxHeight={HEIGHT} />
      ) : error ? (
        <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonRows label={t('active.loading')} rows={11} columns={ORDER_SKELETON} />
      )}
    </Panel>
  );
}
