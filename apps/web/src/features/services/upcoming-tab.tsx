import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { useAddressParam } from '../../shared/list/use-address-param.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useFleetIntervals } from '../../shared/maintenance/intervals.queries.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import { DueTiles } from './due-tiles.tsx';
import { DUE } from './services-address.ts';
import { snoozedQuery } from './services.queries.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useUpcomingColumns } from './upcoming-columns.tsx';
import { rowKeyOf, rowsDue, upcomingRows } from './upcoming-rows.ts';
import type { UpcomingRow } from './upcoming-rows.ts';
import styles from './services.module.css';

/** Upcoming maintenance of the fleet. */
export function UpcomingTab() {
  const { t } = useTranslation(['services', 'orders', 'common']);
  const [due, setDue] = useAddressParam('due', DUE, 'all');
  const intervals = useFleetIntervals();
  const { data: items } = intervals;
  const vehicleIds = useMemo(() => [...new Set((items ?? []).map(({ vehicle }) => vehicle.id))], [items]);
  const { data: reminders } = useQuery(snoozedQuery(vehicleIds));
  const { data: orders } = useQuery(fleetOrdersQuery());
  const all = useMemo(() => items && upcomingRows(items, reminders ?? [], orders ?? []), [items, reminders, orders]);
  const rows = useMemo(() => all && rowsDue(all, due), [all, due]);
  const [snoozing, setSnoozing] = useState<string>();
  const snooze = useCallback((row: UpcomingRow) => setSnoozing(rowKeyOf(row)), []);
  // Look up the current row: cells keep the one they were rendered with.
  const snoozingRow = snoozing && all?.find((row) => rowKeyOf(row) === snoozing);

  return (
    <div className={styles.stack}>
      <DueTiles items={items} due={due} onDue={setDue} />
      <ListPanel
        list={useList('services_upcoming', { own: ['due'] })}
        texts={{
          label: t('upcoming.label'),
          search: t('search.upcoming'),
          searchPlaceholder: t('search.upcomingPlaceholder'),
          loading: t('upcoming.loading'),
        }}
        columns={useUpcomingColumns(snooze)}
        query={{ ...intervals, data: rows }}
        rowKey={rowKeyOf}
        total={all?.length}
        chips={due === 'all' ? [] : [{ id: 'due', label: t(`orders:due.${due}`), onRemove: () => setDue('all') }]}
        csv={{ file: t('upcoming.file') }}
        empty={
          <EmptyState kind="cleared" title={t('common:empty.allDone')}>
            {t('upcoming.emptyBody')}
          </EmptyState>
        }
      />
      {snoozingRow && <SnoozeDialog key={snoozing} row={snoozingRow} onClose={() => setSnoozing(undefined)} />}
    </div>
  );
}
