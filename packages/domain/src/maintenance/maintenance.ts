export const recommendationStates = ['Past Due', 'Due Soon', 'Due Now'] as const;
export type RecommendationState = (typeof recommendationStates)[number];
export type DueFilter = 'all' | 'dueSoon' | 'pastDue';

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Combines `Due Soon` and `Due Now`; undefined when nothing is due. Accepts the spelling of every endpoint. */
export function dueOf(state: string | null | undefined): Exclude<DueFilter, 'all'> | undefined {
  const text = folded(state ?? '');
  if (text === 'past due') return 'pastDue';
  return text === 'due soon' || text === 'due now' ? 'dueSoon' : undefined;
}

export function countDue(states: readonly (string | null | undefined)[], due: Exclude<DueFilter, 'all'>): number {
  return states.filter((state) => dueOf(state) === due).length;
}

export const matchesDue = (state: string | null | undefined, filter: DueFilter): boolean =>
  filter === 'all' || dueOf(state) === filter;

export const isUpcoming = (item: { readonly status?: string | null }): boolean => item.status === 'due';

export const snoozeWeeks = [1, 2, 4, 8, 13] as const;

/** Weeks of a chosen delay (`4 weeks`); undefined for the default option, which contains no digit. */
export function snoozeValue(choice: string): number | undefined {
  const digits = /\d+/.exec(choice)?.[0];
  return digits ? Number(digits) : undefined;
}
