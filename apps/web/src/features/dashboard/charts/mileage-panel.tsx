import { useQuery } from '@tanstack/react-query';
import { formatMoney, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartFrame, ChartSkeleton, ChartWhenNear } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { CHART_HEIGHT } from './cost-panel.tsx';
import { dashboardQuery } from '../dashboard.queries.ts';
import { useMileageColumns } from './mileage-columns.tsx';
import { costliest, medianCost, mileagePoints } from './mileage-points.ts';
import { DependsOnPanel } from '../depends-on-panel.tsx';
import { useIdleAfterList } from '../use-idle-after-list.ts';

const MileageChart = lazyPart(() => import('./mileage-chart.tsx'), 'MileageChart');

/** Points drawn at most. What a fleet of thousands wants to see are those that stick out, and they stick out upwards. */
const MOST = 500;

/** What a mile of each vehicle costs, against what it has driven. */
export function MileagePanel() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, error } = useQuery(dashboardQuery());
  const isTime = useIdleAfterList();
  const reading = readingOf(i18n.language);
  const unit = regionRules(brand.region).distanceUnit;
  const all = useMemo(() => data && mileagePoints(data.vehicles, brand.region), [data]);
  const points = useMemo(() => all && costliest(all, MOST), [all]);
  const waiting = { label: t('mileage.loading'), height: CHART_HEIGHT };

  return (
    <ChartFrame
      title={t(`mileage.title.${unit}`)}
      summary={
        all &&
        points &&
        (all.length > points.length
          ? t('mileage.summaryOfMany', { shown: points.length, count: all.length })
          : t('mileage.summary', { median: formatMoney(medianCost(all), reading), count: all.length }))
      }
      texts={{ loading: t('mileage.loading'), viewTable: t('charts.viewTable'), viewChart: t('charts.viewChart') }}
      rows={points}
      rowKey={({ vehicle }) => vehicle.id}
      columns={useMileageColumns()}
      height={CHART_HEIGHT}
      error={error && !data && <DependsOnPanel panel="active" />}
      placeholder={points?.length === 0 ? { kind: 'scatter', sentence: t('charts.noData') } : undefined}
    >
      {points && isTime ? (
        <ChartWhenNear {...waiting}>
          <MileageChart points={points} height={CHART_HEIGHT} />
        </ChartWhenNear>
      ) : (
        <ChartSkeleton {...waiting} />
      )}
    </ChartFrame>
  );
}
