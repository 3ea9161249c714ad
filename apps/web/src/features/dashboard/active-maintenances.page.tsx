import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel, SkeletonRows } from '@wayside/ui';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { activeOrders } from './active-orders.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import { ORDER_SKELETON, OrderTable } from './order-table.tsx';
import { useTrail } from './use-trail.ts';

/** `/active_maintenances`: the orders under way on a page of their own. */
export function ActiveMaintenancesPage() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { data, error, isFetching, refetch } = useQuery(fleetOrdersQuery());
  const orders = data && activeOrders(data);
  return (
    <Page
      {...useTrail()}
      title={t('shell:titles.activeMaintenances')}
      context={orders && orders.length > 0 && t('active.count', { count: orders.length })}
      actions={
        <ButtonLink href={place.serviceRequest()} variant="primary">
          {t('active.schedule')}
        </ButtonLink>
      }
    >
      <PanelBoundary>
        <Panel isFlush>
          {orders ? (
            <OrderTable orders={orders} />
          ) : error ? (
            <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonRows label={t('active.loading')} rows={10} columns={ORDER_SKELETON} />
          )}
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
