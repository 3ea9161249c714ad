import { limits } from '@wayside/domain';
import { urgencyOf } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import type { DashboardVehicle } from '../dashboard.queries.ts';

/** A vehicle with its most urgent interval, or none if nothing is due. */
export interface VehicleDue {
  vehicle: DashboardVehicle;
  item?: UpcomingItem;
}

/** Miles since the last maintenance; -1 if unknown, which sorts last. */
function driven({
  miles,
  last_maintenance_miles: last,
}: Pick<DashboardVehicle, 'miles' | 'last_maintenance_miles'>): number {
  return miles === null || last === null ? -1 : miles - last;
}

/**
 * Active vehicles by urgency: past due, due now, due soon, then the rest. Those of one urgency are in the order of the
 * intervals, as in every list of what is due; where nothing is, the longest distance since the last maintenance counts.
 */
export function vehiclesByInterval(
  vehicles: readonly DashboardVehicle[],
  items: readonly UpcomingItem[],
): VehicleDue[] {
  const sorted = items.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const places = new Map(sorted.map(({ vehicle }, place) => [vehicle.id, place] as const).toReversed());
  const placeOf = ({ id }: DashboardVehicle): number => places.get(id) ?? sorted.length;
  return vehicles
    .filter(({ is_active }) => is_active)
    .map((vehicle): VehicleDue => ({ vehicle, item: sorted[placeOf(vehicle)] }))
    .toSorted(
      (a, b) =>
        placeOf(a.vehicle) - placeOf(b.vehicle) || driven(b.vehicle) - driven(a.vehicle) || a.vehicle.id - b.vehicle.id,
    )
    .slice(0, limits.dashboardVehicles);
}
