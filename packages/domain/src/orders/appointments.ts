import { dayOf, instantOf } from '../locale/dates.ts';
import type { Day } from '../locale/days.ts';

export interface WithAppointment {
  readonly id: number;
  readonly appointment_datetime: string | null;
}

export interface Appointments<Order> {
  /** By day, each with its orders from morning to evening; days without any are left out. */
  readonly days: ReadonlyMap<Day, readonly Order[]>;
  /** Orders whose appointment is missing or can't be read. */
  readonly without: readonly Order[];
}

/**
 * Orders by the day of their appointment in the zone in which times are shown (CST2-07), from the first day to the
 * last.
 */
export function appointmentsByDay<Order extends WithAppointment>(
  orders: readonly Order[],
  zone?: string,
): Appointments<Order> {
  const without: Order[] = [];
  const timed = orders.flatMap((order) => {
    const { appointment_datetime: moment } = order;
    const day = moment === null ? null : dayOf(moment, zone);
    const instant = instantOf(moment, zone);
    if (day !== null && instant !== null) return [{ order, day, at: instant.getTime() }];
    without.push(order);
    return [];
  });
  const days = new Map<Day, Order[]>();
  for (const { order, day } of timed.toSorted((a, b) => a.at - b.at || a.order.id - b.order.id)) {
    const others = days.get(day);
    if (others) others.push(order);
    else days.set(day, [order]);
  }
  return { days, without };
}
