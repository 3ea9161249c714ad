import { useQuery } from '@tanstack/react-query';
import { ordersToReview, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, Tabs, lazyPart } from '@wayside/ui';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ordersQuery } from '../../../shared/orders/orders.queries.ts';
import { useWaitingText } from '../../../shared/orders/use-waiting-text.ts';
import { Page } from '../../../shared/page/page.tsx';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';
import { ORDER_VIEWS, useOrderView } from './use-order-view.ts';

const ActiveOrders = lazyPart(() => import('./active-orders.tsx'), 'ActiveOrders');
const WorkQueue = lazyPart(() => import('./work-queue.tsx'), 'WorkQueue');

const contents = { all: <ActiveOrders />, queue: <WorkQueue /> };

/** `/fmc_activeorders`: what is under way in all fleets of the company; `?view=queue`: what awaits the user. */
export function FmcActiveOrdersPage() {
  const { t } = useTranslation(['active-orders', 'fmc', 'shell']);
  const [view, setView] = useOrderView();
  const { data: user } = useKnownUser();
  // The list asks for them.
  const { data: orders } = useQuery({ ...ordersQuery('active', null), enabled: false });
  const waiting = useWaitingText(orders) ?? '';
  const left = user && orders && ordersToReview(user, orders).length;
  // The company's figures count these as well.
  const others = left === undefined ? 0 : orders!.filter(showsReview).length - left;
  const queueText = [
    left === undefined ? '' : t('queue.left', { count: left }),
    others > 0 ? t('queue.others', { count: others }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page title={t('shell:titles.fmcActiveOrders')} context={view === 'queue' ? queueText : waiting}>
      <Tabs
        label={t('fmc:views.label')}
        selected={view}
        onSelect={setView}
        items={ORDER_VIEWS.map((id) => ({
          id,
          label: t(`queue.views.${id}`),
          content: <LazyPanel fallback={<SkeletonRows label={t('loading')} rows={10} />}>{contents[id]}</LazyPanel>,
        }))}
      />
    </Page>
  );
}
