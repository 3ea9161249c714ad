import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { distanceToDue } from './distance-to-due.ts';
import type { PlannedService } from './distance-to-due.ts';

/** A line of the maintenance schedule. */
export interface ScheduleLine extends PlannedService {
  readonly id: number;
  readonly name: string;
  readonly position?: string | null;
  readonly is_completed?: boolean | null;
}

/** When a service is due: the server's date, or the days between which it is forecast to be (ATN-07). */
export interface DueDate<Line> {
  readonly line: Line;
  readonly earliest: Day;
  readonly latest: Day;
  readonly isForecast: boolean;
}

/**
 * The due dates of a vehicle's schedule as far as anyone knows them, the earliest first. What is done is left out.
 * @param facts the vehicle's readings, as for `distanceToDue`
 */
export function dueDatesOf<Line extends ScheduleLine>(
  schedule: readonly Line[],
  facts: Omit<Parameters<typeof distanceToDue>[1], 'planned'>,
): DueDate<Line>[] {
  return schedule
    .filter(({ is_completed }) => is_completed !== true)
    .flatMap((line): DueDate<Line>[] => {
      const day = line.estimated_maintenance_date;
      if (isDay(day)) return [{ line, earliest: day, latest: day, isForecast: false }];
      const { forecast } = distanceToDue(line, { ...facts, planned: line });
      return forecast ? [{ line, earliest: forecast.earliest, latest: forecast.latest, isForecast: true }] : [];
    })
    .toSorted((a, b) => a.earliest.localeCompare(b.earliest) || a.latest.localeCompare(b.latest));
}

/** Whether the service may be due on that day. */
export const isDueOn = ({ earliest, latest }: Pick<DueDate<unknown>, 'earliest' | 'latest'>, day: Day): boolean =>
  earliest <= day && day <= latest;
