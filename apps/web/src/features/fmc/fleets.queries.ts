import { keepPreviousData } from '@tanstack/react-query';
import type { QueryParams, Schemas } from '@wayside/api-client';
import { limitTo, pageSize } from '@wayside/domain';
import { readPages } from '../../shared/data/read.ts';

export type Fleet = Schemas['Fleet'];
export type FleetFilter = Pick<QueryParams<'listFleets'>, 'filter_type' | 'filter_value'>;
export const filterTypes = ['region', 'rep', 'fleet_payment_type', 'is_active'] as const;
export type FilterType = (typeof filterTypes)[number];

const LONGEST_SEARCH = 120;

/** Pages of the fleet grid for a search and a filter. An empty search is left out. */
export const fleetsQuery = (search: string, filter: FleetFilter) => ({
  ...readPages(
    '/fleets',
    { query: { ...(search && { query: limitTo(search, LONGEST_SEARCH) }), ...filter } },
    (last, page) => last.fleets.length === pageSize.fleets && page < last.total_pages,
  ),
  placeholderData: keepPreviousData,
});

/** The fleets of the pages. One that moved to another page between two responses comes once, as last sent. */
export const fleetsIn = (pages: readonly { readonly fleets: readonly Fleet[] }[]): Fleet[] => [
  ...new Map(pages.flatMap(({ fleets }) => fleets).map((fleet) => [fleet.id, fleet])).values(),
];
