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
  /** The failure is one of another panel as well, which has the room to announce it. */
  isCompact?: boolean;
  /** In place of the panel with "Try again": a page around it, or something of its own. Undefined: the panel will do. */
  renderFailure?: (problem: Error, panel: ReactNode) => ReactNode;
}

/** One of three: the content, what went wrong with a way to try again, or the skeleton. What was loaded once stays while it is refetched. */
export function Loaded<Data>({ query, skeleton, children, isCompact = false, renderFailure }: LoadedProps<Data>): ReactNode {
  const { data, isFetching } = query;
  const { problem, retry } = useRetry(query);
  if (data !== undefined) return children(data);
  if (!problem) return skeleton;
  const panel = <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} isCompact={isCompact} />;
  return renderFailure?.(problem, panel) ?? panel;
}

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends Loadable<infer Data> ? Data : never };

/** Several queries that a screen needs together: there when all are, and only what failed is asked again. */
export function all<Queries extends Record<string, Loadable<unknown>>, Data>(
  queries: Queries,
  pick: (data: DataOf<Queries>) => Data,
): Loadable<Data> {
  const [names, list] = [Object.keys(queries), Object.values(queries)];
  const isThere = list.every(({ data }) => data !== undefined);
  const data = isThere ? pick(Object.fromEntries(names.map((name) => [name, queries[name]!.data])) as DataOf<Queries>) : undefined;
  return {
    data,
    // What is there already and was only not refetched stops nobody from waiting for the others.
    error: list.find((query) => query.error && (isThere || query.data === undefined))?.error ?? null,
    isFetching: list.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of list) if (query.error) void query.refetch();
    },
  };
}

/** Two queries that a screen needs together: there when both are, and only what failed is asked again. */
export const both = <First, Second>(first: Loadable<First>, second: Loadable<Second>): Loadable<readonly [First, Second]> =>
  all({ first, second }, (data) => [data.first, data.second] as const);
