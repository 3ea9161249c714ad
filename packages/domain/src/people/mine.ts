import { isPureDriver } from '../access/roles.ts';
import type { RoleHolder } from '../access/roles.ts';

/**
 * The vehicles with which a driver's lists open (PPV-10); undefined for everyone else, and for drivers without
 * vehicles, who see all.
 */
export function ownVehicles(
  user: (RoleHolder & { readonly vehicle_ids?: readonly number[] | null }) | null | undefined,
): ReadonlySet<number> | undefined {
  const ids = isPureDriver(user) ? (user?.vehicle_ids ?? []) : [];
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** The items of these vehicles; all without a set. Lists and the counts that lead to them keep the same. */
export function ofVehicles<Item>(
  items: readonly Item[],
  vehicles: ReadonlySet<number> | undefined,
  idOf: (item: Item) => number,
): readonly Item[] {
  return vehicles ? items.filter((item) => vehicles.has(idOf(item))) : items;
}
