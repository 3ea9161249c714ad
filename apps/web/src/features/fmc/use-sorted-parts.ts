import type { GridSort } from '@wayside/ui/grid';
import { useEffect, useState } from 'react';

interface Parts {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  /** Must not cancel a page that is already loading. */
  loadMore: () => unknown;
}

/** How the server sorts the list. */
const OF_SERVER: GridSort = { column: 'awaiting', direction: 'desc' };

/**
 * A list of pages that is sorted here (CNT-07): in another order than the server's, the rest is loaded, page by page,
 * until that is stopped. `isPartly`: the order is only of what is loaded.
 */
export function useSortedParts(
  sort: GridSort | null | undefined,
  { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, loadMore }: Parts,
) {
  const [stopped, setStopped] = useState<string>();
  const order = sort ? `${sort.column} ${sort.direction}` : undefined;
  const isPartly =
    order !== undefined && order !== `${OF_SERVER.column} ${OF_SERVER.direction}` && hasNextPage && !isPlaceholderData;
  const isSorting = isPartly && stopped !== order && !isFetchNextPageError;
  useEffect(() => {
    if (isSorting && !isFetching) void loadMore();
  });
  return {
    isPartly,
    isSorting,
    stop: () => setStopped(order),
    resume: () => {
      setStopped(undefined);
      void loadMore();
    },
  };
}
