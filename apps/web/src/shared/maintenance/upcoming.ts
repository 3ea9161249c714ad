import type { Schemas } from '@wayside/api-client';
import { countDue, dueOf, isUpcoming, matchesDue, place } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import type { StatusMark, StatusTone } from '@wayside/ui';

/** An interval that is due or due soon, with its services. */
export type UpcomingItem = Schemas['UpcomingItem'];
export type DueState = 'pastDue' | 'dueNow' | 'dueSoon';

/** The interval's services that are due; others are already done or not due yet. */
export function dueServices({ maintenance }: Pick<UpcomingItem, 'maintenance'>): UpcomingItem['maintenance'] {
  return maintenance.filter(isUpcoming);
}

/** A service request for the interval: its vehicle, with the services that are due and their positions. */
export function requestOf(item: Pick<UpcomingItem, 'vehicle' | 'maintenance'>): string {
  return place.serviceRequest({ vehicle: item.vehicle.id, services: dueServices(item) });
}

/** How urgent an interval is. `dueNow` counts as due soon; only the label differs. */
export function dueStateOf(item: Pick<UpcomingItem, 'type' | 'maintenance'>): DueState {
  if (dueOf(item.type) === 'pastDue') return 'pastDue';
  return isDueNow(dueServices(item)) ? 'dueNow' : 'dueSoon';
}

export const isDueNow = (services: readonly { readonly recommendation_state: string | null }[]): boolean =>
  services.some(({ recommendation_state }) => recommendation_state === 'Due Now');

const URGENCY: Record<DueState, number> = { pastDue: 0, dueNow: 1, dueSoon: 2 };

/** Rank of an interval in every list of what is due: the lower, the more urgent. */
export const urgencyOf = (item: Pick<UpcomingItem, 'type' | 'maintenance'>): number => URGENCY[dueStateOf(item)];

/** Intervals with at least one service due, the most urgent first; otherwise in the server's order. */
export function upcomingOf(items: readonly UpcomingItem[]): UpcomingItem[] {
  return items.filter((item) => dueServices(item).length > 0).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** Counts for the rings and tiles: services past due, and services due now or soon. */
export function countDueServices(items: readonly Pick<UpcomingItem, 'maintenance'>[]): {
  pastDue: number;
  dueSoon: number;
} {
  const states = items.flatMap((item) => dueServices(item).map(({ recommendation_state }) => recommendation_state));
  return { pastDue: countDue(states, 'pastDue'), dueSoon: countDue(states, 'dueSoon') };
}

/** The intervals that a list of one due state has, each in its own row. */
export const countDueIntervals = (items: readonly Pick<UpcomingItem, 'type'>[], due: DueFilter): number =>
  items.filter(({ type }) => matchesDue(type, due)).length;

/** How the pill of each due state looks: its tone, and its mark where that isn't the tone's own. */
export const dueLooks: Record<DueState, { tone: StatusTone; mark?: StatusMark }> = {
  pastDue: { tone: 'critical' },
  dueNow: { tone: 'attention' },
  dueSoon: { tone: 'attention', mark: 'soon' },
};

/** The same while reminders are snoozed: quiet, since "Snoozed until …" stands with it (VOR-09). */
export const dueLookOf = (state: DueState, isSnoozed: boolean): (typeof dueLooks)[DueState] =>
  isSnoozed ? { ...dueLooks[state], tone: 'neutral' } : dueLooks[state];
