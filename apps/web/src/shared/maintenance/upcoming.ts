import type { Schemas } from '@wayside/api-client';
import { countDue, dueOf, isUpcoming } from '@wayside/domain';

/** An interval of a vehicle that has come or will come soon, with its services. */
export type UpcomingItem = Schemas['UpcomingItem'];
export type DueState = 'pastDue' | 'dueNow' | 'dueSoon';

/** Services of an interval that are due; the others were done meanwhile or are not yet. */
export const dueServices = ({ maintenance }: Pick<UpcomingItem, 'maintenance'>): UpcomingItem['maintenance'] =>
  maintenance.filter(isUpcoming);

/** Intervals that still have a service to do. */
export const upcomingOf = (items: readonly UpcomingItem[]): UpcomingItem[] => items.filter((item) => dueServices(item).length > 0);

/** How urgent an interval is. What is due now counts as due soon, and differs for the eye only. */
export function dueStateOf(item: Pick<UpcomingItem, 'type' | 'maintenance'>): DueState {
  if (dueOf(item.type) === 'pastDue') return 'pastDue';
  return dueServices(item).some(({ recommendation_state }) => recommendation_state === 'Due Now') ? 'dueNow' : 'dueSoon';
}

/** What the rings and tiles say: services past due, and those due soon or now. */
export function countDueServices(items: readonly Pick<UpcomingItem, 'maintenance'>[]): { pastDue: number; dueSoon: number } {
  const states = items.flatMap((item) => dueServices(item).map(({ recommendation_state }) => recommendation_state));
  return { pastDue: countDue(states, 'pastDue'), dueSoon: countDue(states, 'dueSoon') };
}

/** Tone of a pill that says how urgent it is. */
export const dueTones = { pastDue: 'critical', dueNow: 'attention', dueSoon: 'attention' } as const satisfies Record<DueState, string>;
