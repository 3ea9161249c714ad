import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, useNarrow } from '@wayside/ui';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { TableList } from '../../../shared/list/table-list.tsx';
import type { Order } from '../dashboard.queries.ts';
import { useOrderDecision } from '../../../shared/orders/decision/use-order-decision.tsx';
import { useOrderColumns } from './order-columns.tsx';

/**
 * Rows rendered at once. Large fleets have hundreds of orders, and the ones that need attention come first. Cards take
 * far more room than rows.
 */
const STEP = 50;
const CARDS = 10;

interface OrderTableProps {
  /** Already sorted. */
  query: Loadable<readonly Order[]>;
  /** Number of skeleton rows while loading. */
  skeletonRows: number;
  /** CSS height above which the list scrolls on its own. */
  maxHeight?: string;
}

/** Active orders with their actions. */
export function OrderTable({ query, skeletonRows, maxHeight }: OrderTableProps) {
  const { t } = useTranslation('dashboard');
  const { decide, dialog } = useOrderDecision(query.data);
  const columns = useOrderColumns(decide);
  const step = useNarrow() ? CARDS : STEP;

  return (
    <>
      <TableList
        query={query}
        label={t('active.tableLabel')}
        columns={columns}
        rowKey={({ id }) => id}
        step={step}
        skeleton={{ label: t('active.loading'), rows: skeletonRows, columns: '2.2fr 2fr 2.6fr 0.9fr 1.4fr 1fr' }}
        maxHeight={maxHeight}
        empty={
          <EmptyState
            kind="first-use"
            title={t('active.emptyTitle')}
            action={<ButtonLink href={place.serviceRequest()}>{t('active.schedule')}</ButtonLink>}
          >
            {t('active.emptyBody')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
