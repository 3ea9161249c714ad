import { matchesDue } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import type { SnoozedReminder } from './services.queries.ts';

/** An interval of a vehicle, with the day until which its reminders are snoozed. */
export interface UpcomingRow extends UpcomingItem {
  snoozedUntil: string | null;
}

export const rowKeyOf = ({ vehicle, type }: UpcomingItem): string => `${vehicle.id} ${type}`;

export function upcomingRows(items: readonly UpcomingItem[], reminders: readonly SnoozedReminder[]): UpcomingRow[] {
  const until = new Map(reminders.map(({ vehicle_id, reminder_date }) => [vehicle_id, reminder_date]));
  return items.map((item) => ({ ...item, snoozedUntil: until.get(item.vehicle.id) ?? null }));
}

export const rowsDue = (rows: readonly UpcomingRow[], due: DueFilter): UpcomingRow[] => rows.filter(({ type }) => matchesDue(type, due));
