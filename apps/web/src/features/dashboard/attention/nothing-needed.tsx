import { useQuery } from '@tanstack/react-query';
import { aboutDays, nextDueOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { onlyIf } from '../../../shared/data/read.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { scheduleQuery, useLoadedSchedules } from '../../../shared/maintenance/schedule.queries.ts';
import { today } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { dashboardQuery } from '../dashboard.queries.ts';
import { vehiclesByInterval } from '../upcoming/vehicles-by-interval.ts';
import styles from './attention.module.css';

/** What comes next, from the schedules that are loaded and that of the vehicle whose last visit is the farthest away. */
function useNextDue() {
  const { data } = useQuery(dashboardQuery());
  const intervals = useFleetIntervals({ isEnabled: false });
  const snoozed = useSnoozed(intervals.data);
  const { vehicles: shown } = useMine();
  const vehicles = data?.vehicles ?? [];
  const [first] = vehiclesByInterval(vehicles, []);
  const schedule = useQuery(onlyIf(first !== undefined, scheduleQuery(first?.vehicle.id ?? 0)));
  const schedules = useLoadedSchedules();
  return {
    isLoading: schedule.isLoading,
    next: nextDueOf({
      today: today(),
      vehicles,
      shown,
      schedules,
      snoozed: snoozed ?? new Map(),
    }),
  };
}

/** Says that nothing needs the user, and what comes next. */
export function NothingNeeded() {
  const { t } = useTranslation('attention');
  const { next, isLoading } = useNextDue();
  const texts = useVehicleText();
  const about = next && aboutDays(next.days);
  const when = about && t(`when.${about.unit}`, { count: about.count });
  return (
    <div className={styles.nothing}>
      <EmptyState kind="cleared" title={t('none')}>
        {next
          ? t(next.service === undefined ? 'next.reminder' : 'next.due', {
              service: next.service,
              vehicle: texts.mark(next.vehicle),
              when,
            })
          : isLoading && '\u00a0'}
      </EmptyState>
    </div>
  );
}
