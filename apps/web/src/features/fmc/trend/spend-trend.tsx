import { useQuery } from '@tanstack/react-query';
import { chargeOf, formatDate, formatMoney, formatMonthYear, spendTrend, trendRange } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartFrame, ChartSkeleton, ChartWhenNear, Panel, SkeletonRows, lazyPart } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { read } from '../../../shared/data/read.ts';
import { CHART_HEIGHT } from '../../../shared/charts/chart-height.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { RowsTable } from '../../../shared/list/table-list.tsx';
import { today } from '../../../shared/today.ts';
import { monthPayments, useFleetSpendColumns, useMonthColumns } from './trend-columns.tsx';
import styles from './trend.module.css';
import { useChangeText } from './use-change-text.ts';

const MonthChart = lazyPart(() => import('../../../shared/charts/month-chart.tsx'), 'MonthChart');

/** Fleets shown at a time. */
const STEP = 10;

/** What the fleets paid in the last twelve full months: by month, by fleet, and how the last two months differ. */
export function SpendTrend() {
  const { t, i18n } = useTranslation(['portfolio', 'dashboard']);
  const reading = readingOf(i18n.language);
  const range = trendRange(today());
  const period = { from: formatDate(range.start, brand.region), to: formatDate(range.end, brand.region) };
  const { data, error, isFetching, refetch } = useQuery(
    read('/payment_activities', { query: { start_date: range.start, end_date: range.end } }),
  );
  const trend = useMemo(() => data && spendTrend(data.map(chargeOf), today()), [data]);
  const changeText = useChangeText();
  const monthColumns = useMonthColumns();
  const [before = '', last = ''] = (trend?.months ?? [])
    .slice(-2)
    .map(({ month }) => formatMonthYear(`${month}-15`, i18n.language as Language) ?? month);
  const fleetColumns = useFleetSpendColumns({ range, before, last });
  const waiting = { label: t('trend.loading'), height: CHART_HEIGHT };
  const hasSpend = trend !== undefined && trend.total > 0;

  return (
    <div className={styles.trend}>
      <ChartFrame
        title={t('trend.byMonth')}
        headingLevel={3}
        summary={
          trend &&
          [
            t('trend.summary', { ...period, total: formatMoney(trend.total, reading) }),
            changeText.sentence(trend.change, { before, last }),
          ].join(' ')
        }
        texts={{
          loading: t('trend.loading'),
          viewTable: t('dashboard:charts.viewTable'),
          viewChart: t('dashboard:charts.viewChart'),
        }}
        rows={trend?.months}
        rowKey={({ month }) => month}
        columns={monthColumns}
        height={CHART_HEIGHT}
        error={error && !data && <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        placeholder={trend && !hasSpend ? { kind: 'bar', sentence: t('trend.none') } : undefined}
      >
        <ChartWhenNear {...waiting}>
          {trend ? (
            <MonthChart
              months={trend.months}
              height={CHART_HEIGHT}
              label={t('trend.chartLabel')}
              valueLabel={t('trend.payments')}
              addressOf={monthPayments}
            />
          ) : (
            <ChartSkeleton {...waiting} />
          )}
        </ChartWhenNear>
      </ChartFrame>
      {!error && (!trend || hasSpend) && (
        <Panel title={t('trend.byFleet')} context={t('trend.period', period)} headingLevel={3} isFlush>
          {trend ? (
            <RowsTable
              label={t('trend.byFleet')}
              columns={fleetColumns}
              rows={trend.fleets}
              rowKey={({ fleet }) => fleet}
              step={STEP}
            />
          ) : (
            <SkeletonRows label={t('trend.loading')} rows={STEP} />
          )}
        </Panel>
      )}
    </div>
  );
}
