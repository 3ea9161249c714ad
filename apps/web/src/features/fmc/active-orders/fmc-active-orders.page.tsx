import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, lazyPart } from '@wayside/ui';
import { ordersQuery } from '../../../shared/orders/orders.queries.ts';
import { useWaitingText } from '../../../shared/orders/use-waiting-text.ts';
import { Page } from '../../../shared/page/page.tsx';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';

const ActiveOrders = lazyPart(() => import('./active-orders.tsx'), 'ActiveOrders');

/** `/fmc_activeorders`: what is under way in all fleets of the management company. */
export function FmcActiveOrdersPage() {
  const { t } = useTranslation(['fmc', 'shell']);
  // The list asks for them.
  const { data: orders } = useQuery({ ...ordersQuery('active', null), enabled: false });
  return (
    <Page title={t('shell:titles.fmcActiveOrders')} context={useWaitingText(orders) ?? ''}>
      <LazyPanel fallback={<SkeletonRows label={t('activeOrders.loading')} rows={10} />}>
        <ActiveOrders />
      </LazyPanel>
    </Page>
  );
}
