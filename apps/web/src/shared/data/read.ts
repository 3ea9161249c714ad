import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { AnswerAt, AskedAt, Path, PathWith } from '@wayside/api-client';
import { api } from './api.ts';
import { fleetScope } from './fleet-scope.ts';
import { loadPages } from './load-pages.ts';

type Asked = { path?: unknown; query?: unknown; body?: unknown };
/** The argument is optional if every parameter is. */
type Args<A> = Record<never, never> extends A ? [asked?: A] : [asked: A];
type Key = readonly [path: string, asked: unknown, scope: string | number];
type Reply = Parameters<typeof dataOf>[0];

/** Query key: path, parameters and the fleet the user acts in. `changed` finds queries by path. */
export const keyOf = (path: string, asked: Asked & { pages?: string }, scope: string | number = fleetScope()): Key => [path, asked, scope];

const call = (method: 'GET' | 'POST', path: string, { path: inPath, query, body }: Asked, signal: AbortSignal): Promise<unknown> => {
  const send = api[method] as (path: string, init: object) => Reply;
  const params = { ...(inPath !== undefined && { path: inPath }), ...(query !== undefined && { query }) };
  return dataOf(send(path, { params, ...(body !== undefined && { body }), signal }));
};

/**
 * Query options for a GET of the contract: `useQuery(read('/vehicles/{id}', { path: { id } }))`. Fails with an ApiError. Spread it to add
 * options, but keep its key and function: they belong together.
 */
export const read = <P extends PathWith<'get'>>(path: P, ...[asked = {} as AskedAt<P, 'get'>]: Args<AskedAt<P, 'get'>>) =>
  queryOptions({
    queryKey: keyOf(path, asked as Asked),
    queryFn: ({ signal }) => call('GET', path, asked as Asked, signal) as Promise<AnswerAt<P, 'get'>>,
  });

/** Query options for a POST that changes nothing, such as a search or a preview. */
export const readByPost = <P extends PathWith<'post'>>(path: P, asked: AskedAt<P, 'post'>) =>
  queryOptions({
    queryKey: keyOf(path, asked as Asked),
    queryFn: ({ signal }) => call('POST', path, asked as Asked, signal) as Promise<AnswerAt<P, 'post'>>,
  });

/**
 * Options of `useInfiniteQuery` for a paged GET, from page 1.
 * @param hasNext whether another page follows, given the last page and its number
 * @param pageName the parameter for the page, where it has another name
 */
export const readPages = <P extends PathWith<'get'>>(
  path: P,
  asked: AskedAt<P, 'get'>,
  hasNext: (last: AnswerAt<P, 'get'>, page: number) => boolean,
  pageName = 'page',
) =>
  infiniteQueryOptions({
    queryKey: keyOf(path, { ...(asked as Asked), pages: 'one by one' }),
    queryFn: ({ pageParam, signal }) => {
      const { query, ...rest } = asked as { query?: object };
      return call('GET', path, { ...rest, query: { ...query, [pageName]: pageParam } }, signal) as Promise<AnswerAt<P, 'get'>>;
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (hasNext(last, page) ? page + 1 : undefined),
  });

/** Query options for a whole paged list, as one array: from page 1 until a page is empty, or up to `last`. Fails if any page fails. */
export const readAllPages = <P extends PathWith<'get'>>(path: P, asked: AskedAt<P, 'get'> = {} as AskedAt<P, 'get'>, last?: number) =>
  queryOptions({
    queryKey: keyOf(path, { ...(asked as Asked), pages: 'all' }),
    queryFn: ({ signal }) => {
      const { query, ...rest } = asked as { query?: object };
      const load = (page: number) => call('GET', path, { ...rest, query: { ...query, page } }, signal) as Promise<unknown[]>;
      return loadPages(load, last) as Promise<AnswerAt<P, 'get'>>;
    },
  });

/** Filter for every query of these paths, whatever its parameters: `queryClient.setQueriesData(queriesOf('/shops'), …)`. */
export const queriesOf = (...among: readonly Path[]) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => among.includes(queryKey[0] as Path),
});

/**
 * The query if it is needed, else one that never loads. `enabled: false` alone would render the component again when another one loads the
 * same data.
 */
export const onlyIf = <Query extends { readonly queryKey: readonly unknown[] }>(isNeeded: boolean, query: Query): Query =>
  isNeeded ? query : { ...query, queryKey: ['not needed'], enabled: false };
