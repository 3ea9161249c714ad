import { place, recallsNewestFirst } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, Link, Panel } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { RowsTable } from '../../../shared/list/table-list.tsx';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { RecallDate } from './recall-date.tsx';
import { Component } from './component.tsx';
import styles from './recalls.module.css';

type Recall = NonNullable<Vehicle['recalls']>[number];
/** Recalls have no id. */
type Row = Recall & { id: number };

const STEP = 10;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('recalls');
  return [
    {
      id: 'date',
      header: t('columns.date'),
      cell: (recall) => <RecallDate day={recall.report_received_at} />,
      kind: 'date',
    },
    {
      id: 'recall',
      header: t('columns.recall'),
      width: 300,
      cell: ({ component }) => <Component>{component}</Component>,
    },
    {
      id: 'summary',
      header: t('columns.summary'),
      cell: ({ summary }) => <span className={styles.summary}>{summary}</span>,
    },
  ];
}

/** The manufacturer's recalls of a vehicle, newest first. */
export function RecallsTab({ vehicle }: { vehicle: Pick<Vehicle, 'recalls'> }) {
  const { t } = useTranslation('recalls');
  const columns = useColumns();
  return (
    <Panel title={t('tab.title')} actions={<Link href={place.recalls}>{t('tab.all')}</Link>} isFlush isSheet>
      <RowsTable
        label={t('tab.table')}
        columns={columns}
        rows={recallsNewestFirst(vehicle.recalls ?? []).map((recall, id) => ({ ...recall, id }))}
        rowKey={({ id }) => id}
        step={STEP}
        empty={<EmptyState kind="cleared" title={t('none')} />}
      />
    </Panel>
  );
}
