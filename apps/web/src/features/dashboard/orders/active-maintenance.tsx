import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Link, Panel, useNarrow } from '@wayside/ui';
import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import { useMine, useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';
import { LIST_READY } from '../use-idle-after-list.ts';
import { OrderTable } from './order-table.tsx';
import { useTableRoom } from './use-table-room.ts';

/** Id of the list, for the link that skips to it. */
export const ACTIVE_ORDERS = 'active-orders';

/**
 * The head and seven rows of two lines, or five with the buttons below the status: whole rows, about as high. What a
 * row is higher than its texts or its button is its padding and its line, which the last leaves to the foot.
 */
const HEIGHTS = {
  rows: 'calc(var(--head-height) + 7 * (max(2 * 17px, var(--control-height-small)) + 17px) - 1px)',
  compact: 'calc(var(--head-height) + 5 * (24px + var(--control-height-small) + 17px) - 1px)',
} as const;

/** Most orders shown as cards, which take far more room than rows; the rest are on their own page. */
const MOST_CARDS = 5;

/** Skeleton rows, about as high as the rows or the cards to come. */
const ROWS = 11;
const CARD_ROWS = 26;

/** Active orders on the dashboard. */
export function ActiveMaintenance() {
  const { t } = useTranslation('dashboard');
  const query = useQuery({ ...dashboardQuery(), select: ordersOf });
  const { rows, hidden } = useMineOf(query.data, vehicleIdOf);
  const { to } = useMine();
  const count = rows?.length ?? 0;
  const isNarrow = useNarrow();
  const room = useTableRoom();
  const isReady = rows !== undefined;
  useEffect(() => {
    if (isReady) performance.mark(LIST_READY);
  }, [isReady]);

  return (
    <Panel
      title={t('active.title')}
      context={
        // A phone has it in the tile above.
        <CountOrHidden {...hidden}>{!isNarrow && count > 0 && t('active.count', { count })}</CountOrHidden>
      }
      actions={
        <ButtonLink
          href={place.serviceRequest()}
          variant="primary"
          icon={<CalendarPlus size={16} aria-hidden="true" />}
        >
          {t('active.schedule')}
        </ButtonLink>
      }
      footer={count > 0 && <Link href={to(place.activeMaintenances)}>{t('active.viewAll')}</Link>}
      isFlush
    >
      <div id={ACTIVE_ORDERS} tabIndex={-1}>
        <OrderTable
          query={{ ...query, data: isNarrow ? rows?.slice(0, MOST_CARDS) : rows }}
          skeletonRows={isNarrow ? CARD_ROWS : ROWS}
          maxHeight={HEIGHTS[room === 'compact' ? 'compact' : 'rows']}
        />
      </div>
    </Panel>
  );
}
