import { keepPreviousData } from '@tanstack/react-query';
import type { QueryParams, Schemas } from '@wayside/api-client';
import { limitTo, pageSize } from '@wayside/domain';
import { keyOf, readPages } from '../../shared/data/read.ts';

export type Fleet = Schemas['Fleet'];
export type FleetFilter = Pick<QueryParams<'listFleets'>, 'filter_type' | 'filter_value'>;
export const filterTypes = ['region', 'rep', 'fleet_payment_type', 'is_active'] as const;
export type FilterType = (typeof filterTypes)[number];

const LONGEST_SEARCH = 120;
/** Milliseconds: for as long as someone works in one of the fleets. */
const KEPT = 60 * 60_000;

/**
 * Pages of the fleet grid for a search and a filter. An empty search is left out. They belong to the company, whatever
 * fleet the user acts in: the way back from a fleet shows the pages that were loaded before, and asks for them again.
 */
export function fleetsQuery(search: string, filter: FleetFilter) {
  const params = { query: { query: search ? limitTo(search, LONGEST_SEARCH) : undefined, ...filter } };
  const pages = readPages(
    '/fleets',
    params,
    (last, page) => last.fleets.length === pageSize.fleets && page < last.total_pages,
  );
  return {
    ...pages,
    queryKey: keyOf('/fleets', params, 'company') as typeof pages.queryKey,
    placeholderData: keepPreviousData,
    gcTime: KEPT,
  };
}

/** The fleets of the pages. One that moved to another page between two responses comes once, as last sent. */
export function fleetsIn(pages: readonly { readonly fleets: readonly Fleet[] }[]): Fleet[] {
  return [...new Map(pages.flatMap(({ fleets }) => fleets).map((fleet) => [fleet.id, fleet])).values()];
}

/**
 * Orders awaiting approval, and the fleets that have any. The server sends the fleets with most of them first: undefined
 * as long as those loaded may not be all.
 */
export function awaitingIn(
  pages: readonly { readonly fleets: readonly Fleet[]; readonly total_count: number }[],
): { orders: number; fleets: number } | undefined {
  const all = fleetsIn(pages);
  const counts = all.map(({ awaiting_approval_count: count }) => count ?? 0);
  if (all.length < (pages[0]?.total_count ?? 0) && !counts.includes(0)) return undefined;
  return { orders: counts.reduce((sum, count) => sum + count, 0), fleets: counts.filter((count) => count > 0).length };
}
