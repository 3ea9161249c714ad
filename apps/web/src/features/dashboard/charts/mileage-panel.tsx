import { useQuery } from '@tanstack/react-query';
import { regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartFrame, ChartSkeleton, ChartWhenNear, lazyPart } from '@wayside/ui';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { CHART_HEIGHT } from '../../../shared/charts/chart-height.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { useMineOf } from '../../../shared/list/mine/use-mine.ts';
import { dashboardQuery } from '../dashboard.queries.ts';
import type { DashboardVehicle } from '../dashboard.queries.ts';
import { useMileageColumns } from './mileage-columns.tsx';
import { cents, costliest, medianCost, mileagePoints } from './mileage-points.ts';
import { useCentsText } from './use-cents-text.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import styles from '../dashboard.module.css';

const MileageChart = lazyPart(() => import('./charts.ts'), 'MileageChart');

/** Most points drawn. In a fleet of thousands the outliers matter, and those are the expensive vehicles. */
const MOST = 500;

const idOf = ({ id }: DashboardVehicle): number => id;

/** Cost per distance of each vehicle, plotted against its odometer. */
export function MileagePanel() {
  const { t } = useTranslation('dashboard');
  const centsText = useCentsText();
  const dashboard = useQuery(dashboardQuery());
  const { data, isFetching } = dashboard;
  const { problem, retry } = useRetry(dashboard);
  const isTime = useIdleAfterList();
  const unit = regionRules(brand.region).distanceUnit;
  const { rows: vehicles } = useMineOf(data?.vehicles, idOf);
  const all = useMemo(() => vehicles && mileagePoints(vehicles, brand.region), [vehicles]);
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
          : t('mileage.summary', { median: centsText(cents(medianCost(all))), count: all.length }))
      }
      texts={{ loading: t('mileage.loading'), viewTable: t('charts.viewTable'), viewChart: t('charts.viewChart') }}
      rows={points}
      rowKey={({ vehicle }) => vehicle.id}
      columns={useMileageColumns()}
      height={CHART_HEIGHT}
      error={
        problem &&
        !data && (
          <div className={styles.dependent}>
            <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} isCompact />
          </div>
        )
      }
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
