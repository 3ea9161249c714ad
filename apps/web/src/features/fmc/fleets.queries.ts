import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { QueryParams, Schemas } from '@wayside/api-client';
import { pageSize } from '@wayside/domain';
import { api } from '../../shared/data/api.ts';

export type Fleet = Schemas['Fleet'];
export type FleetFilter = Pick<QueryParams<'listFleets'>, 'filter_type' | 'filter_value'>;
export const filterTypes = ['region', 'rep', 'fleet_payment_type', 'is_active'] as const;
export type FilterType = (typeof filterTypes)[number];

/** Pages of the fleet grid for a search and a filter; an empty search is no search. */
export const fleetsQuery = (search: string, filter: FleetFilter) =>
  infiniteQueryOptions({
    queryKey: ['fleets', search, filter],
    queryFn: ({ pageParam }) =>
      dataOf(api.GET('/fleets', { params: { query: { page: pageParam, ...(search && { query: search }), ...filter } } })),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.fleets.length === pageSize.fleets && page < last.total_pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** Every fleet, for the values that a filter offers. */
export const allFleetsQuery = queryOptions({
  queryKey: ['all fleets'],
  queryFn: () => dataOf(api.GET('/fleets/load_all_fleets')),
  staleTime: 5 * 60_000,
});
