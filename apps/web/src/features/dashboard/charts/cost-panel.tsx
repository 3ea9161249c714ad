import { costsPlace, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartFrame, ChartSkeleton, ChartWhenNear, LazyBoundary, Link, lazyPart } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { CHART_HEIGHT } from '../../../shared/charts/chart-height.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { useQuietTime } from '../../../shared/page/use-quiet-time.ts';
import styles from '../dashboard.module.css';
import { useCostColumns } from './cost-columns.tsx';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import { monthAddress, usualPeriod } from './cost-months.ts';
import { useCosts } from './use-costs.ts';

const PeriodSelect = lazyPart(() => import('./period-select.tsx'), 'PeriodSelect');
const MonthChart = lazyPart(() => import('./charts.ts'), 'MonthChart');

const periodWaiting = <div className={styles.periodWaiting} />;

/** Service costs by month of all vehicles, as the server sums them; each month links to its past services. */
export function CostPanel() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, error, isFetching, refetch, period, change } = useCosts();
  const isTime = useIdleAfterList();
  const isQuiet = useQuietTime();
  const { isOn: isMine, toAll } = useMine();
  const reading = readingOf(i18n.language);
  const total = data?.reduce((sum, month) => sum + month.total, 0) ?? 0;
  const waiting = { label: t('costs.loading'), height: CHART_HEIGHT };

  return (
    <ChartFrame
      title={t('costs.title')}
      summary={
        data &&
        t(isMine ? 'costs.summaryOfAll' : 'costs.summary', { total: formatMoney(total, reading), count: data.length })
      }
      texts={{ loading: t('costs.loading'), viewTable: t('charts.viewTable'), viewChart: t('charts.viewChart') }}
      rows={data}
      rowKey={({ month }) => month}
      columns={useCostColumns()}
      height={CHART_HEIGHT}
      actions={
        isQuiet ? (
          <LazyBoundary fallback={periodWaiting}>
            <PeriodSelect period={period} onChange={change} />
          </LazyBoundary>
        ) : (
          periodWaiting
        )
      }
      footer={
        <Link href={toAll(costsPlace({ by: 'service', months: period === usualPeriod ? undefined : period }))}>
          {t('costs.more')}
        </Link>
      }
      error={error && !data && <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      placeholder={data && total === 0 ? { kind: 'bar', sentence: t('charts.noData') } : undefined}
    >
      {data && isTime ? (
        <ChartWhenNear {...waiting}>
          <MonthChart
            months={data}
            height={CHART_HEIGHT}
            label={t('costs.chartLabel')}
            valueLabel={t('costs.total')}
            addressOf={(month) => toAll(monthAddress(month))}
          />
        </ChartWhenNear>
      ) : (
        <ChartSkeleton {...waiting} />
      )}
    </ChartFrame>
  );
}
