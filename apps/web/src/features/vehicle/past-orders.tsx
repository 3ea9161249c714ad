import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel, Table } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { usePastColumns } from './order-columns.tsx';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

const STEP = 10;

/** What was done, the latest first. */
export function PastOrders({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'common']);
  const orders = useMemo(() => pastOf(vehicle), [vehicle]);
  const columns = usePastColumns();
  const [limit, setLimit] = useState(STEP);
  return (
    <Panel title={t('past.title')} context={orders.length > 0 && t('past.count', { count: orders.length })} isFlush>
      <Table
        label={t('past.table')}
        columns={columns}
        rows={orders.slice(0, limit)}
        rowKey={({ id, maintenance_type }) => `${id} ${maintenance_type}`}
        empty={
          <EmptyState kind="first-use" title={t('past.emptyTitle')}>
            {t('past.emptyBody')}
          </EmptyState>
        }
      />
      {orders.length > limit && (
        <div className={styles.more}>
          <output>{t('common:search.shown', { shown: limit, total: orders.length })}</output>
          <Button size="small" onPress={() => setLimit(limit + STEP)}>
            {t('common:actions.loadMore')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
