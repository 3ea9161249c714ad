import { useQuery } from '@tanstack/react-query';
import { VEHICLE_TABS } from '@wayside/domain';
import type { VehicleTab } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, Tabs, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { oneOf, readParam } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import { dueStateOf } from '../../../shared/maintenance/upcoming.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import type { Vehicle } from './vehicle.queries.ts';

/** What each tab shows. */
const CONTENTS: Readonly<Record<VehicleTab, (props: { vehicle: Vehicle }) => ReactNode>> = {
  overview: lazyPart(() => import('./overview-tab.tsx'), 'OverviewTab'),
  next: lazyPart(() => import('./next-tab.tsx'), 'NextTab'),
  history: lazyPart(() => import('../history/history-tab.tsx'), 'HistoryTab'),
  recalls: lazyPart(() => import('../recalls/recalls-tab.tsx'), 'RecallsTab'),
  schedule: lazyPart(() => import('./schedule-tab.tsx'), 'ScheduleTab'),
  policies: lazyPart(() => import('./policies-tab.tsx'), 'PoliciesTab'),
};

/** The tabs of a vehicle, each at its own address (OPN2-01). */
export function VehicleTabs({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const { search, go } = useAddress();
  const { data: due } = useQuery(vehicleIntervalsQuery([vehicle.id]));
  const isSnoozed = useSnoozed(due)?.has(vehicle.id);
  // Known once its tab was open; asks for nothing.
  const { data: schedule } = useQuery({ ...scheduleQuery(vehicle.id), enabled: false });
  const counts: Partial<Record<VehicleTab, number>> = {
    // Nothing is tracked for a deactivated vehicle: no number, rather than a 0 beside services that are due.
    next: vehicle.is_active ? due?.length : undefined,
    policies: vehicle.policies?.length,
    recalls: vehicle.recalls?.length,
    schedule: schedule?.length,
  };
  return (
    <Tabs
      label={t('tabs.label')}
      selected={readParam(new URLSearchParams(search), 'tab', oneOf(VEHICLE_TABS)) ?? 'overview'}
      // Switching tabs resets search, sort and page.
      onSelect={(tab) => go(() => new URLSearchParams({ tab }))}
      items={VEHICLE_TABS.map((id) => {
        const Content = CONTENTS[id];
        return {
          id,
          label: t(`tabs.${id}`),
          count: counts[id],
          countTone:
            id === 'next' && !isSnoozed && due?.some((item) => dueStateOf(item) === 'pastDue') ? 'critical' : undefined,
          content: (
            <PanelBoundary>
              <LazyBoundary fallback={<SkeletonRows label={t('loading')} rows={8} />}>
                <Content vehicle={vehicle} />
              </LazyBoundary>
            </PanelBoundary>
          ),
        };
      })}
    />
  );
}
