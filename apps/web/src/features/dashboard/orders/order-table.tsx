import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, useNarrow } from '@wayside/ui';
import { useState } from 'react';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { TableList } from '../../../shared/list/table-list.tsx';
import type { Order } from '../dashboard.queries.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDecision } from './order-decision.tsx';
import type { Decision } from './order-decision.tsx';

/** Orders drawn at once: a large fleet has hundreds, and the first ones are those that wait. As cards they take far more room. */
const STEP = 50;
const CARDS = 10;

interface OrderTableProps {
  /** In the order of the list. */
  query: Loadable<readonly Order[]>;
  /** Rows shown while it loads. */
  skeletonRows: number;
  /** Pixels from which the list scrolls by itself instead of making the page longer. */
  maxHeight?: number;
}

/** The orders that are under way, each with what can be done about it here. */
export function OrderTable({ query, skeletonRows, maxHeight }: OrderTableProps) {
  const { t } = useTranslation('dashboard');
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const columns = useOrderColumns((kind, order) => setDecision({ kind, order }));
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
        {...(maxHeight && { maxHeight })}
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
      {decision && <OrderDecision kind={decision.kind} order={decision.order} onClose={() => setDecision(undefined)} />}
    </>
  );
}
