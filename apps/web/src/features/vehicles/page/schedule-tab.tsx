import { useQuery } from '@tanstack/react-query';
import { pageSize } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, LazyBoundary, lazyPart, useStableCallback } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { useDueTexts } from '../../../shared/maintenance/use-due-texts.ts';
import { useSnoozedService } from '../../../shared/maintenance/reminders.queries.ts';
import { useScheduleColumns } from './schedule-columns.tsx';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

const MarkDone = lazyPart(() => import('./mark-done.tsx'), 'MarkDone');

const PAGE_SIZES = [pageSize.maintenanceSchedule, 25, 50, 100] as const;

/** The services a vehicle needs over its life, and how often. */
export function ScheduleTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const [marking, setMarking] = useState<ScheduleItem>();
  const mark = useStableCallback(setMarking);
  const awayOf = useDueTexts(
    vehicle,
    useMemo(() => pastOf(vehicle), [vehicle]),
  );
  return (
    <>
      <ListPanel
        list={useList('vehicle_schedule')}
        texts={{
          label: t('schedules.label'),
          search: t('schedules.search'),
          searchPlaceholder: t('schedules.searchPlaceholder'),
          loading: t('schedules.loading'),
        }}
        columns={useScheduleColumns(mark, awayOf, vehicle.active_order, useSnoozedService(vehicle.id))}
        query={useQuery(scheduleQuery(vehicle.id))}
        rowKey={({ id }) => id}
        pageSizes={PAGE_SIZES}
        csv={{ file: t('schedules.file') }}
        empty={
          <EmptyState kind="first-use" title={t('schedules.emptyTitle')}>
            {t('schedules.emptyBody')}
          </EmptyState>
        }
      />
      {marking && (
        <LazyBoundary>
          <MarkDone key={marking.id} item={marking} vehicle={vehicle} onClose={() => setMarking(undefined)} />
        </LazyBoundary>
      )}
    </>
  );
}
