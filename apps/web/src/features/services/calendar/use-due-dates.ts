import { useQuery } from '@tanstack/react-query';
import { dueDatesOf, formatDate, regionRules } from '@wayside/domain';
import type { DueDate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { both } from '../../../shared/data/loaded.tsx';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { onlyIf } from '../../../shared/data/read.ts';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import { recordsOf, wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';
import { today } from '../../../shared/today.ts';

export type VehicleDueDate = DueDate<ScheduleItem>;

const { distanceUnit: unit } = regionRules(brand.region);

/** When the services of one vehicle are due, from the two calls of its page; none without a vehicle, and no calls. */
export function useDueDates(vehicleId: number | undefined): Loadable<readonly VehicleDueDate[]> {
  const isNeeded = vehicleId !== undefined;
  const id = vehicleId ?? 0;
  const vehicle = useQuery(onlyIf(isNeeded, wholeVehicleQuery(id)));
  const schedule = useQuery(onlyIf(isNeeded, scheduleQuery(id)));
  const dates = useMemo(() => {
    if (!vehicle.data || !schedule.data) return undefined;
    return dueDatesOf(schedule.data, { records: recordsOf(vehicle.data), vehicle: vehicle.data, today: today(), unit });
  }, [vehicle.data, schedule.data]);
  return { ...both(vehicle, schedule), data: dates };
}

/** "Oil change due, about 03-30-2026 to 04-02-2026" */
export function useDueDateText(): (due: VehicleDueDate) => string {
  const { t } = useTranslation('calendar');
  return ({ line: { name: service }, earliest, latest, isForecast }) => {
    const [from, to] = [earliest, latest].map((day) => formatDate(day, brand.region));
    if (!isForecast) return t('dueOn', { service, date: from });
    return from === to ? t('dueAbout', { service, date: from }) : t('dueBetween', { service, from, to });
  };
}
