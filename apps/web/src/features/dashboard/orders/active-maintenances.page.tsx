import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel } from '@wayside/ui';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
import { activeOrders } from '../../../shared/orders/active-orders.ts';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useBreadcrumbs } from '../use-breadcrumbs.ts';
import { OrderTable } from './order-table.tsx';

/** `/active_maintenances`: all active orders. */
export function ActiveMaintenancesPage() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const query = useQuery({ ...fleetOrdersQuery(), select: activeOrders });
  const { rows, hidden } = useMineOf(query.data, vehicleIdOf);
  const count = rows?.length ?? 0;
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('shell:titles.activeMaintenances')}
      context={<CountOrHidden {...hidden}>{count > 0 && t('active.count', { count })}</CountOrHidden>}
      actions={
        <>
          <MineSwitch />
          <ButtonLink href={place.serviceRequest()} variant="primary">
            {t('active.schedule')}
          </ButtonLink>
        </>
      }
    >
      <PanelBoundary>
        <Panel isFlush>
          <OrderTable query={{ ...query, data: rows }} skeletonRows={10} />
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
