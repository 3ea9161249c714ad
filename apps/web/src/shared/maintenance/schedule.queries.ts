import type { Schemas } from '@wayside/api-client';
import { limits } from '@wayside/domain';
import { readAllPages } from '../data/read.ts';
import { useCached } from '../data/use-cached.ts';

export type ScheduleItem = Schemas['ScheduleItem'];

/** A vehicle's maintenance schedule: every page, at most eight (CST2-12). */
export function scheduleQuery(id: number) {
  return {
    ...readAllPages('/vehicles/{id}/show_services', { path: { id } }, limits.maintenanceSchedulePages),
    select: once,
  };
}

/** A service that moved to the next page between two calls is on both. */
const once = (items: readonly ScheduleItem[]): ScheduleItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The schedules that are loaded, by vehicle; calls nothing. */
export function useLoadedSchedules(): ReadonlyMap<number, readonly ScheduleItem[]> {
  const schedules = useCached('/vehicles/{id}/show_services');
  return new Map(schedules.flatMap(({ id, data }) => (id === undefined ? [] : [[id, data]])));
}
