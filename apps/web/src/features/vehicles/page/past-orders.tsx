import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, Link, Panel, Table } from '@wayside/ui';
import { useMemo } from 'react';
import { usePastColumns } from './order-columns.tsx';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

const LATEST = 3;

/** The latest maintenance; the history tab has all of it. */
export function PastOrders({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const past = useMemo(() => pastOf(vehicle), [vehicle]);
  const columns = usePastColumns();
  const latest = past.slice(0, LATEST);
  return (
    <Panel
      title={t('past.title')}
      context={past.length > 0 && t('past.shown', { shown: latest.length, count: past.length })}
      actions={past.length > 0 && <Link href={place.vehicle(vehicle.id, { tab: 'history' })}>{t('past.all')}</Link>}
      isFlush
    >
      <Table
        label={t('past.table')}
        columns={columns}
        rows={latest}
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
