import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { api } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { keyOf, queriesOf } from '../data/read.ts';
import { favoriteShopsQuery } from './shops.queries.ts';
import type { Shop, ShopPage } from './shops.queries.ts';

/** There is no call for a single shop: we search the list of all shops, up to this many pages. */
const MOST_PAGES = 10;

/** Shops in the cache, from any query. */
function loadedShops(): readonly Shop[] {
  const lists = queryClient.getQueriesData<readonly Shop[] | { pages: readonly ShopPage[] }>(
    queriesOf('/shops', '/shops/favorites'),
  );
  return lists.flatMap(([, held]) => {
    if (!held) return [];
    return 'pages' in held ? held.pages.flatMap(({ shops }) => shops) : held;
  });
}

async function findShop(id: number): Promise<readonly Shop[]> {
  const isIt = (shop: Shop): boolean => shop.id === id;
  const match = loadedShops().find(isIt) ?? (await queryClient.fetchQuery(favoriteShopsQuery())).find(isIt);
  if (match) return [match];
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const { shops, total_pages } = await dataOf(api.GET('/shops', { params: { query: { page } } }));
    last = total_pages;
    const here = shops.find(isIt);
    if (here) return [here];
  }
  return [];
}

/**
 * A shop by ID, from the cache, the saved shops or the list of all; null if not found. Cached as a list like everything
 * under `/shops`, so that saving a shop updates it everywhere.
 */
export function shopQuery(id: number) {
  return queryOptions({
    queryKey: keyOf('/shops', { path: { id } }),
    queryFn: () => findShop(id),
    select: (shops: readonly Shop[]): Shop | null => shops[0] ?? null,
  });
}
