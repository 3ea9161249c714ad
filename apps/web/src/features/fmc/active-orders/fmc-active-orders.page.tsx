import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, lazyPart } from '@wayside/ui';
import { Suspense } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';

const ActiveOrders = lazyPart(() => import('./active-orders.tsx'), 'ActiveOrders');

/** `/fmc_activeorders`: what is under way in all fleets of the management company. */
export function FmcActiveOrdersPage() {
  const { t } = useTranslation(['fmc', 'shell']);
  return (
    <Page title={t('shell:titles.fmcActiveOrders')}>
      <PanelBoundary>
        <Suspense fallback={<SkeletonRows label={t('activeOrders.loading')} rows={10} />}>
          <ActiveOrders />
        </Suspense>
      </PanelBoundary>
    </Page>
  );
}
