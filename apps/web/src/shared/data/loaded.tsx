import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** What `useQuery` and `useKnownUser` answer, as far as a screen has to know. */
export interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Loadable<Data>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
  /** Around the panel with "Try again", where the content is a whole page, or in place of it for failures that have a page of their own. */
  renderFailure?: (panel: ReactNode, problem: Error) => ReactNode;
}

/** One of three: the content, what went wrong with a way to try again, or the skeleton. What was loaded once stays while it is refetched. */
export function Loaded<Data>({ query, skeleton, children, renderFailure = (panel) => panel }: LoadedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return renderFailure(<LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />, error);
}

/** Two queries that a screen needs together: there when both are, and only what failed is asked again. */
export function both<First, Second>(first: Loadable<First>, second: Loadable<Second>): Loadable<readonly [First, Second]> {
  const isThere = first.data !== undefined && second.data !== undefined;
  return {
    data: isThere ? [first.data as First, second.data as Second] : undefined,
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => {
      for (const query of [first, second]) if (query.error) void query.refetch();
    },
  };
}
