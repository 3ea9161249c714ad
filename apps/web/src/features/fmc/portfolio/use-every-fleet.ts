import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fleetsIn, fleetsQuery } from '../fleets.queries.ts';

/**
 * Every fleet of the FMC: one page after the other without being asked, because neither a median nor a sort makes sense for a part of them.
 * A page that fails stops it; those before it stay.
 */
export function useEveryFleet() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    fleetsQuery('', {}),
  );
  const goesOn = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage({ cancelRefetch: false });
  }, [goesOn, fetchNextPage]);
  const fleets = useMemo(() => data && fleetsIn(data.pages), [data]);
  return {
    /** The list as loaded so far. A page that is missing is not a failure of the list. */
    query: { data: fleets, error: isFetchNextPageError ? null : error, isFetching, refetch },
    total: data?.pages[0]?.total_count,
    isComplete: data !== undefined && !hasNextPage,
    /** Why the next page is missing, and how to ask for it again. */
    missing: {
      error: isFetchNextPageError ? error : null,
      isFetching: isFetchingNextPage,
      refetch: () => fetchNextPage({ cancelRefetch: false }),
    },
  };
}
