import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Link, Panel, useNarrow } from '@wayside/ui';
import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { rowsOf } from '../../../shared/list/table-list.tsx';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';
import { LIST_READY } from '../use-idle-after-list.ts';
import { OrderTable } from './order-table.tsx';

/** Id of the list, for the link that skips to it. */
export const ACTIVE_ORDERS = 'active-orders';

/** Pixels: the head, seven rows and a part of the eighth, so that one sees that there are more. */
const HEIGHT = 416;

/** Most orders shown as cards, which take far more room than rows; the rest are on their own page. */
const MOST_CARDS = 5;

/** Skeleton rows, about as high as the rows or the cards to come. */
const ROWS = 11;
const CARD_ROWS = 26;

/** Active orders on the dashboard. */
export function ActiveMaintenance() {
  const { t } = useTranslation('dashboard');
  const orders = rowsOf(useQuery(dashboardQuery()), ordersOf);
  const count = orders.data?.length ?? 0;
  const isNarrow = useNarrow();
  const isReady = orders.data !== undefined;
  useEffect(() => {
    if (isReady) performance.mark(LIST_READY);
  }, [isReady]);

  return (
    <Panel
      title={t('active.title')}
      // A phone has it in the tile above.
      context={!isNarrow && count > 0 && t('active.count', { count })}
      actions={
        <ButtonLink
          href={place.serviceRequest()}
          variant="primary"
          icon={<CalendarPlus size={16} aria-hidden="true" />}
        >
          {t('active.schedule')}
        </ButtonLink>
      }
      footer={count > 0 && <Link href={place.activeMaintenances}>{t('active.viewAll')}</Link>}
      isFlush
    >
      <div id={ACTIVE_ORDERS} tabIndex={-1}>
        <OrderTable
          query={isNarrow ? { ...orders, data: orders.data?.slice(0, MOST_CARDS) } : orders}
          skeletonRows={isNarrow ? CARD_ROWS : ROWS}
          maxHeight={HEIGHT}
        />
      </div>
    </Panel>
  );
}
