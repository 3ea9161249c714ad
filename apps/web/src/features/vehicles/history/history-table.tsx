import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, Select, SkeletonRows, Table } from '@wayside/ui';
import { monthsTo } from '@wayside/domain';
import { useState } from 'react';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';
import { today } from '../../../shared/today.ts';
import { DeleteHistory } from './delete-history.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import { useHistory } from './history.queries.ts';
import type { HistoryRecord } from './history.queries.ts';
import styles from './history.module.css';
import { useHistoryTexts } from './use-history-texts.ts';

/** Months of each period. */
const MONTHS = { year: 12, years: 36 } as const;
const PERIOD = oneOf(['year', 'years']);

const keyOf = ({ id, maintenance_type }: HistoryRecord): string => `${id} ${maintenance_type}`;

/** Completed orders and what was entered by hand, newest first (MNH-06). */
export function HistoryTable({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation(['history', 'common']);
  const [period, setPeriod] = useAddressParam('period', PERIOD, 'all');
  const [deleting, setDeleting] = useState<HistoryRecord>();
  const columns = useHistoryColumns(setDeleting);
  const texts = useHistoryTexts();
  const history = useHistory(vehicleId, period === 'all' ? undefined : monthsTo(today(), MONTHS[period]));
  // A record that is not among the pages loaded so far may be on the next one.
  const isGone =
    !history.hasMore &&
    history.data !== undefined &&
    !history.data.some((record) => keyOf(record) === (deleting && keyOf(deleting)));
  return (
    <>
      <div className={styles.toolbar}>
        <Select
          isInline
          label={t('period.label')}
          options={(['all', 'year', 'years'] as const).map((id) => ({ id, label: t(`period.${id}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <Loaded
        key={period}
        query={history}
        skeleton={<SkeletonRows label={t('loading')} rows={4} columns="1fr 1fr 2fr 2fr 1fr 1fr" />}
      >
        {(records) => (
          <>
            <Table
              label={t('table')}
              columns={columns}
              rows={records}
              rowKey={keyOf}
              empty={
                period === 'all' ? (
                  <EmptyState kind="first-use" title={t('empty.title')}>
                    {t('empty.body')}
                  </EmptyState>
                ) : (
                  <EmptyState
                    kind="filtered"
                    title={t('empty.filtered')}
                    action={<Button onPress={() => setPeriod('all')}>{t('empty.all')}</Button>}
                  />
                )
              }
            />
            {history.hasFailed && !history.isLoadingMore && <Alert tone="error">{t('common:list.moreFailed')}</Alert>}
            {records.length > 0 && (
              <div className={styles.foot}>
                <output>{t('shown', { count: records.length })}</output>
                {history.hasMore ? (
                  <Button
                    size="small"
                    isPending={history.isLoadingMore}
                    pendingLabel={t('loading')}
                    onPress={history.loadMore}
                  >
                    {t('common:actions.loadMore')}
                  </Button>
                ) : (
                  <span>
                    {t('columns.total')} <strong className={styles.cost}>{texts.cost(records)}</strong>
                  </span>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
      <DeleteHistory record={deleting} isGone={isGone} onClose={() => setDeleting(undefined)} />
    </>
  );
}
