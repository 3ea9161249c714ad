import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState, Table, useNarrow } from '@wayside/ui';
import { useState } from 'react';
import type { Order } from './dashboard.queries.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDecision } from './order-decision.tsx';
import type { Decision } from './order-decision.tsx';
import styles from './dashboard.module.css';

/** Orders drawn at once: a large fleet has hundreds, and the first ones are those that wait. As cards they take far more room. */
const STEP = 50;
const CARDS = 10;

/** Columns of the rows that stand in for it meanwhile. */
export const ORDER_SKELETON = '2.2fr 2fr 2.6fr 0.9fr 1.4fr 1fr';

interface OrderTableProps {
  /** In the order of the list. */
  orders: readonly Order[];
  /** Pixels from which the list scrolls by itself instead of making the page longer. */
  maxHeight?: number;
}

/** The orders that are under way, each with what can be done about it here. */
export function OrderTable({ orders, maxHeight }: OrderTableProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const columns = useOrderColumns((kind, order) => setDecision({ kind, order }));
  const step = useNarrow() ? CARDS : STEP;
  const [more, setMore] = useState(0);
  const limit = step + more;

  return (
    <>
      <Table
        label={t('active.tableLabel')}
        columns={columns}
        rows={orders.slice(0, limit)}
        rowKey={({ id }) => id}
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
      {orders.length > limit && (
        <div className={styles.more}>
          <output>{t('common:search.shown', { shown: limit, total: orders.length })}</output>
          <Button size="small" onPress={() => setMore(more + step)}>
            {t('common:actions.loadMore')}
          </Button>
        </div>
      )}
      {decision && <OrderDecision kind={decision.kind} order={decision.order} onClose={() => setDecision(undefined)} />}
    </>
  );
}
