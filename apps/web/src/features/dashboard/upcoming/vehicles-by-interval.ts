import { limits } from '@wayside/domain';
import { urgencyOf } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import type { DashboardVehicle } from '../dashboard.queries.ts';

/** A vehicle with its most urgent interval, or none if nothing is due. */
export interface VehicleDue {
  vehicle: DashboardVehicle;
  item?: UpcomingItem;
}

const NOTHING_DUE = 3;

/** Miles since the last maintenance; -1 if unknown, which sorts last. */
function driven({
  miles,
  last_maintenance_miles: last,
}: Pick<DashboardVehicle, 'miles' | 'last_maintenance_miles'>): number {
  return miles === null || last === null ? -1 : miles - last;
}

const rankOf = (item: UpcomingItem | undefined): number => (item ? urgencyOf(item) : NOTHING_DUE);

/**
 * Active vehicles by urgency: past due, due now, due soon, then the rest. Ties go to the longest distance since the
 * last maintenance.
 */
export function vehiclesByInterval(
  vehicles: readonly DashboardVehicle[],
  items: readonly UpcomingItem[],
): VehicleDue[] {
  const most = new Map<number, UpcomingItem>();
  for (const item of items) {
    const first = most.get(item.vehicle.id);
    if (!first || rankOf(item) < rankOf(first)) most.set(item.vehicle.id, item);
  }
  return vehicles
    .filter(({ is_active }) => is_active)
    .map((vehicle): VehicleDue => ({ vehicle, item: most.get(vehicle.id) }))
    .toSorted(
      (a, b) => rankOf(a.item) - rankOf(b.item) || driven(b.vehicle) - driven(a.vehicle) || a.vehicle.id - b.vehicle.id,
    )
    .slice(0, limits.dashboardVehicles);
}
