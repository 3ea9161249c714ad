import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../failure/load-failure.tsx';
import { StaleNotice } from '../failure/stale-notice.tsx';
import { useRetry } from '../failure/use-retry.ts';
import type { Retryable } from '../failure/use-retry.ts';

/** The part of the results of `useQuery` and `useKnownUser` that screens use. */
export interface Loadable<Data> extends Retryable {
  readonly data: Data | undefined;
  /** Only another page failed to load, which the list says itself. */
  readonly isFetchNextPageError?: boolean;
}

export interface LoadedProps<Data> {
  query: Loadable<Data>;
  /** Shown while loading, in the shape of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
  /** For a failure that another, larger panel announces too. */
  isCompact?: boolean;
  /** Replaces or wraps the panel with "Try again". Without it the panel alone is shown. */
  renderFailure?: (problem: Error, panel: ReactNode) => ReactNode;
}

/**
 * Whether content that has arrived is rendered. React renders a response at once, however long that takes; content that
 * waits for a deferred value is rendered in short pieces, between which the page reacts to presses.
 */
export const useUnhurried = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere;

/**
 * Shows the content, the failure with a retry, or the skeleton. Loaded content stays while it is refetched, and says so
 * if that fails.
 */
export function Loaded<Data>({
  query,
  skeleton,
  children,
  isCompact = false,
  renderFailure,
}: LoadedProps<Data>): ReactNode {
  const { data, isFetching, isFetchNextPageError = false } = query;
  const { problem, retry } = useRetry(query);
  const isShown = useUnhurried(data !== undefined);
  if (data === undefined && problem) {
    const panel = <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} isCompact={isCompact} />;
    return renderFailure?.(problem, panel) ?? panel;
  }
  const isStale = data !== undefined && problem && !isCompact && !isFetchNextPageError;
  // In the same place, so that what skeleton and content have in common, such as a field being typed into, stays.
  return (
    <>
      {isStale && <StaleNotice problem={problem} onRetry={retry} isRetrying={isFetching} />}
      {data !== undefined && isShown ? children(data) : skeleton}
    </>
  );
}

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends Loadable<infer Data> ? Data : never };

/**
 * Combines queries that a screen needs together: has data once all have it; a retry refetches only those that failed.
 */
export function all<Queries extends Record<string, Loadable<unknown>>, Data>(
  queries: Queries,
  pick: (data: DataOf<Queries>) => Data,
): Loadable<Data> {
  const [names, list] = [Object.keys(queries), Object.values(queries)];
  const isThere = list.every(({ data }) => data !== undefined);
  const data = isThere
    ? pick(Object.fromEntries(names.map((name) => [name, queries[name]!.data])) as DataOf<Queries>)
    : undefined;
  return {
    data,
    // While others are still loading, a failed refetch of data we already have is not an error.
    error: list.find((query) => query.error && (isThere || query.data === undefined))?.error ?? null,
    isFetching: list.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of list) if (query.error) void query.refetch();
    },
  };
}

/** Combines two queries that a screen needs together; see `all`. */
export function both<First, Second>(
  first: Loadable<First>,
  second: Loadable<Second>,
): Loadable<readonly [First, Second]> {
  return all({ first, second }, (data) => [data.first, data.second] as const);
}
