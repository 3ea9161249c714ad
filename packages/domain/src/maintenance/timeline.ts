import { dayOf } from '../locale/dates.ts';
import type { Moment } from '../locale/dates.ts';
import { isEnteredByHand } from '../orders/orders.ts';

/** What can happen to a vehicle; of one moment, in this order. */
export const timelineKinds = ['order', 'approval', 'manual', 'recall', 'document', 'fault', 'odometer'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened, or will: a moment, a day, or null if nobody knows when. */
export interface TimelineEvent {
  readonly kind: TimelineKind;
  readonly at: string | null;
}

const isInstant = (at: string): boolean => at.includes('T');

/** Newest first. Of one day, moments come before what is only known by its day; without a date comes last. */
function byTime(a: TimelineEvent, b: TimelineEvent): number {
  const order = timelineKinds.indexOf(a.kind) - timelineKinds.indexOf(b.kind);
  if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null) || order;
  const days = (dayOf(b.at) ?? '').localeCompare(dayOf(a.at) ?? '');
  if (days !== 0) return days;
  if (!isInstant(a.at) || !isInstant(b.at)) return Number(isInstant(b.at)) - Number(isInstant(a.at)) || order;
  return Date.parse(b.at) - Date.parse(a.at) || order;
}

/** Events in the order in which they happened, the newest first. */
export const eventsInOrder = <Event extends TimelineEvent>(events: readonly Event[]): Event[] =>
  events.toSorted(byTime);

/** The events of all sources in one order. None is left out and none is merged: the count is the sum of the sources. */
export const timelineOf = <Event extends TimelineEvent>(sources: readonly (readonly Event[])[]): Event[] =>
  eventsInOrder(sources.flat());

/** Number of events of each kind. */
export function timelineCounts(events: readonly TimelineEvent[]): Record<TimelineKind, number> {
  const counts = Object.fromEntries(timelineKinds.map((kind) => [kind, 0])) as Record<TimelineKind, number>;
  for (const { kind } of events) counts[kind] += 1;
  return counts;
}

export interface TimelineGroup<Event extends TimelineEvent> {
  /** `upcoming`: after today; otherwise the calendar year, or null for events without a date. */
  readonly when: string | null;
  readonly events: Event[];
}

/** What is still to come, then what happened by calendar year, in the order of the events. */
export function timelineGroups<Event extends TimelineEvent>(
  events: readonly Event[],
  today: string,
): TimelineGroup<Event>[] {
  const groups = new Map<string | null, Event[]>();
  for (const event of events) {
    const day = event.at === null ? null : dayOf(event.at as Moment);
    const when = !day ? null : day > today ? 'upcoming' : day.slice(0, 4);
    const group = groups.get(when);
    if (group) group.push(event);
    else groups.set(when, [event]);
  }
  return [...groups].map(([when, list]) => ({ when, events: list }));
}

interface VehicleOrder {
  readonly id: number;
  readonly appointment_datetime: string | null;
  readonly maintenance_type?: string | null;
}

/**
 * Orders of a vehicle, the newest first: the active one, those of its history, and the canceled ones, which no history
 * has (CON2-01).
 * @param canceled of all vehicles
 */
export function ordersOfVehicle<
  Active extends VehicleOrder,
  Past extends VehicleOrder,
  Canceled extends VehicleOrder & { readonly vehicle: { readonly id: number } },
>(
  vehicle: { readonly id: number; readonly active_order?: Active | null },
  records: readonly Past[],
  canceled: readonly Canceled[],
): (Active | Past | Canceled)[] {
  const active = vehicle.active_order ?? undefined;
  // Both lists are read again after a cancelation, one before the other.
  const ended = canceled.filter((order) => order.vehicle.id === vehicle.id && order.id !== active?.id);
  const past = [...records.filter((record) => !isEnteredByHand(record)), ...ended];
  const momentOf = ({ appointment_datetime: at }: VehicleOrder): number => (at === null ? 0 : Date.parse(at));
  return [...(active ? [active] : []), ...past.toSorted((a, b) => momentOf(b) - momentOf(a) || b.id - a.id)];
}
