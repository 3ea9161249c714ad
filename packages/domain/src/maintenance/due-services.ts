import { isActiveStatus, isSavedService, statusOf } from '../orders/orders.ts';
import { isUpcoming } from './maintenance.ts';

interface NamedService {
  readonly name: string;
  readonly position?: string | null;
  readonly status?: string | null;
}

export interface DueItem {
  readonly vehicle: { readonly id: number };
  readonly maintenance: readonly NamedService[];
}

export interface OpenOrder {
  readonly status?: string | null;
  readonly state?: string | null;
  readonly vehicle: { readonly id: number };
  readonly order_services: readonly NamedService[];
}

/**
 * Whether the service is a line of the order (VOR-02). Lines have no service ids: names decide, and positions where both
 * have one. Rejected and deleted lines don't count.
 */
export function isInOrder(service: NamedService, order: Pick<OpenOrder, 'order_services'> | null | undefined): boolean {
  return (order?.order_services ?? []).some(
    (line) =>
      !isSavedService(line.status) &&
      line.name === service.name &&
      (!line.position || !service.position || line.position === service.position),
  );
}

/** Vehicle ids with the day until which their reminders are snoozed (VOR-09); on that day they resume. */
export function snoozedOn(
  today: string,
  reminders: readonly { readonly vehicle_id: number; readonly reminder_date: string }[],
): Map<number, string> {
  return new Map(
    reminders
      .filter(({ reminder_date }) => reminder_date > today)
      .map(({ vehicle_id, reminder_date }) => [vehicle_id, reminder_date]),
  );
}

/**
 * What is due and neither booked nor snoozed: rings, due tiles, their lists and totals count only this. Leaves out
 * vehicles whose reminders are snoozed, services that are lines of the vehicle's open order, and intervals with no
 * service left.
 */
export function unattended<Item extends DueItem>(
  items: readonly Item[],
  orders: readonly OpenOrder[],
  snoozed: ReadonlyMap<number, string>,
): Item[] {
  const byVehicle = new Map(
    orders.filter((order) => isActiveStatus(statusOf(order))).map((order) => [order.vehicle.id, order]),
  );
  return items.flatMap((item) => {
    if (snoozed.has(item.vehicle.id)) return [];
    const order = byVehicle.get(item.vehicle.id);
    const maintenance = item.maintenance.filter((service) => isUpcoming(service) && !isInOrder(service, order));
    return maintenance.length === 0 ? [] : [{ ...item, maintenance }];
  });
}
