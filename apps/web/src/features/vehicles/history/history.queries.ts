import { useInfiniteQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { mergedNewestFirst } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useEffect } from 'react';
import { all } from '../../../shared/data/loaded.tsx';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { readPages } from '../../../shared/data/read.ts';

export type HistoryRecord = Schemas['HistoryRecord'];

const hasNext = ({ total_pages }: { total_pages: number }, page: number): boolean => page < total_pages;

export interface History extends Loadable<readonly HistoryRecord[]> {
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  loadMore: () => void;
}

/** Completed orders and manual records of a vehicle as one list, newest first, a page of each at a time. */
export function useHistory(vehicleId: number, range?: DayRange): History {
  // Both calls accept the same query; each has its own page (API2-33).
  const query = { vehicle_id: vehicleId, start_date: range?.start, end_date: range?.end, pageMH: 1, pageMMH: 1 };
  const ordered = useInfiniteQuery(readPages('/vehicles/vehicle_maintenance_history', { query }, hasNext, 'pageMH'));
  const manual = useInfiniteQuery(readPages('/manual_maintenance_histories', { query }, hasNext, 'pageMMH'));
  const lists = [ordered, manual] as const;
  const loaded = all({ ordered, manual }, (data) =>
    mergedNewestFirst<HistoryRecord>([
      { records: data.ordered.pages.flatMap((page) => page.maintenance_history), isWhole: !ordered.hasNextPage },
      { records: data.manual.pages.flatMap((page) => page.manual_histories), isWhole: !manual.hasNextPage },
    ]),
  );
  return {
    ...loaded,
    hasMore: lists.some(({ hasNextPage }) => hasNextPage),
    isLoadingMore: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    hasFailed: lists.some(({ isFetchNextPageError }) => isFetchNextPageError),
    loadMore: () => {
      for (const list of lists) if (list.hasNextPage) void list.fetchNextPage({ cancelRefetch: false });
    },
  };
}

/** All of it, page after page; a page that fails waits for a retry. */
export function useWholeHistory(vehicleId: number): History {
  const history = useHistory(vehicleId);
  const { hasMore, isLoadingMore, hasFailed, loadMore } = history;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !hasFailed) loadMore();
  });
  return history;
}
