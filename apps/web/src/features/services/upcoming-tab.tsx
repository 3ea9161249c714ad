import { useQuery } from '@tanstack/react-query';
import type { DueFilter } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel } from '@wayside/ui';
import { DataGrid, GridToolbar } from '@wayside/ui/grid';
import type { DataGridHandle } from '@wayside/ui/grid';
import { useCallback, useMemo, useRef, useState } from 'react';
import { saveCsv } from '../../shared/list/save-csv.ts';
import { useGridAddress } from '../../shared/list/use-grid-address.ts';
import { useGridTexts } from '../../shared/list/use-grid-texts.ts';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { useFleetIntervals } from '../../shared/maintenance/intervals.queries.ts';
import { useCurrentUser } from '../../shared/data/queries.ts';
import { today } from '../../shared/today.ts';
import { DueTiles } from './due-tiles.tsx';
import { PAGE_SIZES } from './grid-sizes.ts';
import { snoozedQuery } from './services.queries.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useUpcomingColumns } from './upcoming-columns.tsx';
import { rowKeyOf, rowsDue, upcomingRows } from './upcoming-rows.ts';
import type { UpcomingRow } from './upcoming-rows.ts';
import styles from './services.module.css';

/** What the vehicles of the fleet need next. */
export function UpcomingTab({ due, onDue }: { due: DueFilter; onDue: (due: DueFilter) => void }) {
  const { t, i18n } = useTranslation(['services', 'orders', 'common']);
  const { data: items, error, isFetching, refetch } = useFleetIntervals();
  const { error: userProblem, refetch: refetchUser } = useCurrentUser();
  // Without the user nobody knows whose intervals to ask for.
  const problem = items ? null : (error ?? userProblem);
  const retry = () => (userProblem ? refetchUser() : refetch());
  const vehicleIds = useMemo(() => [...new Set((items ?? []).map(({ vehicle }) => vehicle.id))], [items]);
  const { data: reminders } = useQuery(snoozedQuery(vehicleIds));
  const all = useMemo(() => items && upcomingRows(items, reminders ?? []), [items, reminders]);
  const rows = useMemo(() => all && rowsDue(all, due), [all, due]);
  const [snoozing, setSnoozing] = useState<string>();
  const snooze = useCallback((row: UpcomingRow) => setSnoozing(rowKeyOf(row)), []);
  // As it is by now: cells keep the row that they were drawn with.
  const snoozingRow = snoozing && all?.find((row) => rowKeyOf(row) === snoozing);
  const grid = useGridAddress('services_upcoming', { own: ['due'] });
  const handle = useRef<DataGridHandle>(null);
  const columns = useUpcomingColumns(snooze);
  const texts = useGridTexts({
    label: t('upcoming.label'),
    search: t('search.upcoming'),
    searchPlaceholder: t('search.upcomingPlaceholder'),
    loading: t('upcoming.loading'),
  });
  const chip = due !== 'all' && { id: 'due', label: t(`due.${due}`), onRemove: () => onDue('all') };

  return (
    <div className={styles.stack}>
      <DueTiles items={items} due={due} onDue={onDue} />
      <Panel isFlush>
        <GridToolbar
          texts={texts.toolbar}
          tests={texts.tests}
          columns={columns}
          {...grid.toolbar}
          total={all?.length}
          chips={chip ? [chip] : []}
          onExport={() => handle.current && saveCsv(`${t('upcoming.file')}-${today()}.csv`, handle.current.content())}
        />
        <DataGrid
          ref={handle}
          texts={texts.grid}
          columns={columns}
          rows={rows}
          rowKey={rowKeyOf}
          {...grid.table}
          pageSizes={PAGE_SIZES}
          isFiltered={due !== 'all'}
          language={i18n.language}
          error={problem ? <LoadFailure problem={problem} onRetry={() => void retry()} isRetrying={isFetching} /> : undefined}
          empty={
            <EmptyState kind="cleared" title={t('common:empty.allDone')}>
              {t('upcoming.emptyBody')}
            </EmptyState>
          }
          emptyFiltered={
            <EmptyState
              kind="filtered"
              title={t('orders:empty.noResults')}
              action={<Button onPress={grid.clear}>{t('common:empty.clearFilters')}</Button>}
            >
              {t('common:empty.filteredBody')}
            </EmptyState>
          }
        />
      </Panel>
      {snoozingRow && <SnoozeDialog row={snoozingRow} onClose={() => setSnoozing(undefined)} />}
    </div>
  );
}
