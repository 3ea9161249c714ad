import { useTranslation } from '@wayside/i18n';
import { EmptyState, Panel } from '@wayside/ui';
import { useMemo } from 'react';
import { RowsTable } from '../../../shared/list/table-list.tsx';
import { usePastColumns } from './order-columns.tsx';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

const STEP = 10;

/** Past maintenance, newest first. */
export function PastOrders({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const orders = useMemo(() => pastOf(vehicle), [vehicle]);
  const columns = usePastColumns();
  return (
    <Panel title={t('past.title')} context={orders.length > 0 && t('past.count', { count: orders.length })} isFlush>
      <RowsTable
        label={t('past.table')}
        columns={columns}
        rows={orders}
        step={STEP}
        rowKey={({ id, maintenance_type }) => `${id} ${maintenance_type}`}
        empty={
          <EmptyState kind="first-use" title={t('past.emptyTitle')}>
            {t('past.emptyBody')}
          </EmptyState>
        }
      />
    </Panel>
  );
}
