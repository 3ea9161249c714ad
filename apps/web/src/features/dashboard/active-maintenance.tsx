import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState, Panel, SkeletonRows, Table } from '@wayside/ui';
import { useState } from 'react';
import { LoadFailure } from '../../app/load-failure.tsx';
import { activeOrders, dashboardQuery } from './dashboard.queries.ts';
import type { Order } from './dashboard.queries.ts';
import { OrderDecision } from './order-decision.tsx';
import type { Decision } from './order-decision.tsx';
import { useOrderColumns } from './order-columns.tsx';
import styles from './dashboard.module.css';

/** Orders drawn at once: a large fleet has hundreds, and the first ones are those that wait. */
const STEP = 50;
const COLUMNS = '2fr 2fr 2fr 1.4fr 1fr 1.2fr 1fr';

/** The orders that are under way, each with what can be done about it here. */
export function ActiveMaintenance() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  const [decision, setDecision] = useState<{ kind: Decision; order: Order }>();
  const columns = useOrderColumns((kind, order) => setDecision({ kind, order }));
  const [limit, setLimit] = useState(STEP);
  const orders = data && activeOrders(data);

  return (
    <Panel
      title={t('active.title')}
      context={orders && orders.length > 0 && t('active.count', { count: orders.length })}
      actions={
        <ButtonLink href="/service_request/new" variant="primary">
          {t('active.schedule')}
        </ButtonLink>
      }
      isFlush
    >
      {orders ? (
        <Table
          label={t('active.tableLabel')}
          columns={columns}
          rows={orders.slice(0, limit)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              kind="first-use"
              title={t('active.emptyTitle')}
              action={<ButtonLink href="/service_request/new">{t('active.schedule')}</ButtonLink>}
            >
              {t('active.emptyBody')}
            </EmptyState>
          }
        />
      ) : error ? (
        <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonRows label={t('active.loading')} rows={6} columns={COLUMNS} />
      )}
      {orders && orders.length > limit && (
        <div className={styles.more}>
          <output>{t('common:search.shown', { shown: limit, total: orders.length })}</output>
          <Button size="small" onPress={() => setLimit(limit + STEP)}>
            {t('common:actions.loadMore')}
          </Button>
        </div>
      )}
      {decision && <OrderDecision kind={decision.kind} order={decision.order} onClose={() => setDecision(undefined)} />}
    </Panel>
  );
}
