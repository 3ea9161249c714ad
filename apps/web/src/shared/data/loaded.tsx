import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { useRetry } from './use-retry.ts';

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
  /** In place of the panel with "Try again": a page around it, or something of its own. Undefined: the panel will do. */
  renderFailure?: (problem: Error, panel: ReactNode) => ReactNode;
}

/** One of three: the content, what went wrong with a way to try again, or the skeleton. What was loaded once stays while it is refetched. */
export function Loaded<Data>({ query, skeleton, children, renderFailure }: LoadedProps<Data>): ReactNode {
  const { data, isFetching } = query;
  const { problem, retry } = useRetry(query);
  if (data !== undefined) return children(data);
  if (!problem) return skeleton;
  const panel = <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} />;
  return renderFailure?.(problem, panel) ?? panel;
}

/** Two queries that a screen needs together: there when both are, and only what failed is asked again. */
export function both<First, Second>(first: Loadable<First>, second: Loadable<Second>): Loadable<readonly [First, Second]> {
  const isThere = first.data !== undefined && second.data !== undefined;
  // What is there already and was only not refetched stops nobody from waiting for the other.
  const [firstError, secondError] = [first, second].map(({ data, error }) => (isThere || data === undefined ? error : null));
  return {
    data: isThere ? [first.data as First, second.data as Second] : undefined,
    error: firstError ?? secondError ?? null,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => {
      for (const query of [first, second]) if (query.error) void query.refetch();
    },
  };
}
