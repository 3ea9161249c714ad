import { formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartFrame, ChartSkeleton, ChartWhenNear, Select, lazyPart } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { useCostColumns } from './cost-columns.tsx';
import { periods } from './cost-months.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import { useCosts } from './use-costs.ts';

const CostChart = lazyPart(() => import('./cost-chart.tsx'), 'CostChart');

/** Height of the charts side by side, in pixels. */
export const CHART_HEIGHT = 264;

/** Service costs by month; each month links to its past services. */
export function CostPanel() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, error, isFetching, refetch, period, change } = useCosts();
  const isTime = useIdleAfterList();
  const reading = readingOf(i18n.language);
  const total = data?.reduce((sum, month) => sum + month.total, 0) ?? 0;
  const waiting = { label: t('costs.loading'), height: CHART_HEIGHT };

  return (
    <ChartFrame
      title={t('costs.title')}
      summary={data && t('costs.summary', { total: formatMoney(total, reading), count: data.length })}
      texts={{ loading: t('costs.loading'), viewTable: t('charts.viewTable'), viewChart: t('charts.viewChart') }}
      rows={data}
      rowKey={({ month }) => month}
      columns={useCostColumns()}
      height={CHART_HEIGHT}
      actions={
        <Select
          label={t('costs.period')}
          isInline
          options={periods.map((months) => ({ id: String(months), label: t('costs.months', { count: months }) }))}
          value={String(period)}
          onChange={(id) => change(periods.find((months) => String(months) === id) ?? period)}
        />
      }
      error={error && !data && <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      placeholder={data && total === 0 ? { kind: 'bar', sentence: t('charts.noData') } : undefined}
    >
      {data && isTime ? (
        <ChartWhenNear {...waiting}>
          <CostChart months={data} height={CHART_HEIGHT} />
        </ChartWhenNear>
      ) : (
        <ChartSkeleton {...waiting} />
      )}
    </ChartFrame>
  );
}
