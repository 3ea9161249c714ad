import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel } from '@wayside/ui';
import { rowsOf } from '../../../shared/list/table-list.tsx';
import { activeOrders } from '../../../shared/orders/active-orders.ts';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useBreadcrumbs } from '../use-breadcrumbs.ts';
import { OrderTable } from './order-table.tsx';

/** `/active_maintenances`: all active orders. */
export function ActiveMaintenancesPage() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const orders = rowsOf(useQuery(fleetOrdersQuery()), activeOrders);
  const count = orders.data?.length ?? 0;
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('shell:titles.activeMaintenances')}
      context={count > 0 && t('active.count', { count })}
      actions={
        <ButtonLink href={place.serviceRequest()} variant="primary">
          {t('active.schedule')}
        </ButtonLink>
      }
    >
      <PanelBoundary>
        <Panel isFlush>
          <OrderTable query={orders} skeletonRows={10} />
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
