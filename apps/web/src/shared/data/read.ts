import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, getCall } from '@wayside/api-client';
import type { ResponseAt, Asked, AskedArgs, AskedAt, Path, PathWith, ReadCall } from '@wayside/api-client';
import { api } from './api.ts';
import { fleetScope } from './fleet-scope.ts';
import { loadPages } from './load-pages.ts';

type Key = readonly [path: string, asked: unknown, scope: string | number];
type Reply = Parameters<typeof dataOf>[0];

/** Query key: path, parameters and the fleet the user acts in. `changed` finds queries by path. */
export const keyOf = (path: string, asked: Asked & { pages?: string }, scope: string | number = fleetScope()): Key => [
  path,
  asked,
  scope,
];

/** Makes a call. Fails with an ApiError. */
export function load<Data>({ method, path, asked }: ReadCall<Data>, signal: AbortSignal): Promise<Data> {
  const send = api[method] as (path: string, init: object) => Reply;
  const { body, ...params } = asked;
  return dataOf(send(path, { params, body, signal })) as Promise<Data>;
}

/** Query options for a call that is there as a value, since the page's head begins it, or that is a POST. */
export function readCall<Data>(call: ReadCall<Data>) {
  return queryOptions({ queryKey: keyOf(call.path, call.asked), queryFn: ({ signal }) => load(call, signal) });
}

/**
 * Query options for a GET of the contract: `useQuery(read('/vehicles/{id}', { path: { id } }))`. Fails with an
 * ApiError. Spread it to add options, but keep its key and function: they belong together.
 */
export const read = <P extends PathWith<'get'>>(path: P, ...asked: AskedArgs<P, 'get'>) =>
  readCall(getCall(path, ...asked));

function pageOf<Data>({ asked, ...call }: ReadCall<Data>, page: number, name = 'page'): ReadCall<Data> {
  return { ...call, asked: { ...asked, query: { ...asked.query, [name]: page } } };
}

/**
 * Options of `useInfiniteQuery` for a paged GET, from page 1.
 * @param hasNext whether another page follows, given the last page and its number
 * @param pageName the parameter for the page, where it has another name
 */
export function readPages<P extends PathWith<'get'>>(
  path: P,
  asked: AskedAt<P, 'get'>,
  hasNext: (last: ResponseAt<P, 'get'>, page: number) => boolean,
  pageName?: string,
) {
  const call: ReadCall<ResponseAt<P, 'get'>> = { method: 'GET', path, asked: asked as Asked };
  return infiniteQueryOptions({
    queryKey: keyOf(path, { ...call.asked, pages: 'one by one' }),
    queryFn: ({ pageParam, signal }) => load(pageOf(call, pageParam, pageName), signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (hasNext(last, page) ? page + 1 : undefined),
  });
}

/**
 * Query options for a whole paged list, as one array: from page 1 until a page is empty, or up to `last`. Fails if any
 * page fails.
 */
export function readAllPages<P extends PathWith<'get'>>(
  path: P,
  asked: AskedAt<P, 'get'> = {} as AskedAt<P, 'get'>,
  last?: number,
) {
  const call: ReadCall = { method: 'GET', path, asked: asked as Asked };
  return queryOptions({
    queryKey: keyOf(path, { ...call.asked, pages: 'all' }),
    queryFn: ({ signal }) =>
      loadPages((page) => load(pageOf(call, page), signal) as Promise<unknown[]>, last) as Promise<
        ResponseAt<P, 'get'>
      >,
  });
}

/**
 * Filter for every query of these paths, whatever its parameters: `queryClient.setQueriesData(queriesOf('/shops'), …)`.
 */
export function queriesOf(...among: readonly Path[]) {
  return { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => among.includes(queryKey[0] as Path) };
}

/**
 * The query if it is needed, else one that never loads. `enabled: false` alone would render the component again when
 * another one loads the same data.
 */
export function onlyIf<Query extends { readonly queryKey: readonly unknown[] }>(
  isNeeded: boolean,
  query: Query,
): Query {
  return isNeeded ? query : { ...query, queryKey: ['not needed'], enabled: false };
}
