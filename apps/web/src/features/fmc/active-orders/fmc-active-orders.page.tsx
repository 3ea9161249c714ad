import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';

const ActiveOrders = lazyPart(() => import('./active-orders.tsx'), 'ActiveOrders');

/** `/fmc_activeorders`: what is under way in all fleets of the management company. */
export function FmcActiveOrdersPage() {
  const { t } = useTranslation(['fmc', 'shell']);
  return (
    <Page title={t('shell:titles.fmcActiveOrders')}>
      <PanelBoundary>
        <LazyBoundary fallback={<SkeletonRows label={t('activeOrders.loading')} rows={10} />}>
          <ActiveOrders />
        </LazyBoundary>
      </PanelBoundary>
    </Page>
  );
}
