import { matchesDue, unattended } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import type { Order, SnoozedReminder } from './services.queries.ts';

/** An interval of a vehicle, with the vehicle's active order and the day until which its reminders are snoozed. */
export interface UpcomingRow extends UpcomingItem {
  vehicle: UpcomingItem['vehicle'] & { active_order: Order | null };
  snoozedUntil: string | null;
}

export const rowKeyOf = ({ vehicle, type }: UpcomingItem): string => `${vehicle.id} ${type}`;

export function upcomingRows(
  items: readonly UpcomingItem[],
  reminders: readonly SnoozedReminder[],
  orders: readonly Order[],
): UpcomingRow[] {
  const until = new Map(reminders.map(({ vehicle_id, reminder_date }) => [vehicle_id, reminder_date]));
  const active = new Map(orders.map((order) => [order.vehicle.id, order]));
  return items.map((item) => ({
    ...item,
    vehicle: { ...item.vehicle, active_order: active.get(item.vehicle.id) ?? null },
    snoozedUntil: until.get(item.vehicle.id) ?? null,
  }));
}

/** All rows, or those of a tile: without what the tile doesn't count. */
export function rowsDue(rows: readonly UpcomingRow[], due: DueFilter): UpcomingRow[] {
  if (due === 'all') return [...rows];
  const orders = rows.flatMap(({ vehicle }) => vehicle.active_order ?? []);
  return unattended(rows, orders).filter(({ type }) => matchesDue(type, due));
}
