import { matchesDue, unattended } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import type { Order } from './services.queries.ts';

/** An interval of a vehicle, with the vehicle's active order and the day until which its reminders are snoozed. */
export interface UpcomingRow extends UpcomingItem {
  vehicle: UpcomingItem['vehicle'] & { active_order: Order | null };
  snoozedUntil: string | null;
}

export const rowKeyOf = ({ vehicle, type }: UpcomingItem): string => `${vehicle.id} ${type}`;

export function upcomingRows(
  items: readonly UpcomingItem[],
  snoozed: ReadonlyMap<number, string>,
  orders: readonly Order[],
): UpcomingRow[] {
  const active = new Map(orders.map((order) => [order.vehicle.id, order]));
  return items.map((item) => ({
    ...item,
    vehicle: { ...item.vehicle, active_order: active.get(item.vehicle.id) ?? null },
    snoozedUntil: snoozed.get(item.vehicle.id) ?? null,
  }));
}

/** All rows, or those of a tile: without what the tile doesn't count. */
export function rowsDue(rows: readonly UpcomingRow[], due: DueFilter): UpcomingRow[] {
  if (due === 'all') return [...rows];
  const orders = rows.flatMap(({ vehicle }) => vehicle.active_order ?? []);
  const snoozed = new Map(rows.flatMap(({ vehicle, snoozedUntil: day }) => (day ? [[vehicle.id, day]] : [])));
  return unattended(rows, orders, snoozed).filter(({ type }) => matchesDue(type, due));
}
