import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { api } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { keyOf, queriesOf } from '../data/read.ts';
import { favoriteShopsQuery } from './shops.queries.ts';
import type { Shop, ShopPage } from './shops.queries.ts';

/** No call gives one shop; it is looked for in the list of all, this far. */
const MOST_PAGES = 10;

/** Shops that were loaded already, whatever for. */
function loadedShops(): readonly Shop[] {
  const lists = queryClient.getQueriesData<readonly Shop[] | { pages: readonly ShopPage[] }>(queriesOf('/shops', '/shops/favorites'));
  return lists.flatMap(([, held]) => {
    if (!held) return [];
    return 'pages' in held ? held.pages.flatMap(({ shops }) => shops) : held;
  });
}

async function findShop(id: number): Promise<readonly Shop[]> {
  const isIt = (shop: Shop): boolean => shop.id === id;
  const found = loadedShops().find(isIt) ?? (await queryClient.fetchQuery(favoriteShopsQuery())).find(isIt);
  if (found) return [found];
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const { shops, total_pages } = await dataOf(api.GET('/shops', { params: { query: { page } } }));
    last = total_pages;
    const here = shops.find(isIt);
    if (here) return [here];
  }
  return [];
}

/**
 * A shop by its id: among those that were loaded already, the saved ones, or all. Null when there is none. It is kept as a list, like everything
 * under `/shops`: whoever turns a star turns it in all of them.
 */
export const shopQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf('/shops', { path: { id } }),
    queryFn: () => findShop(id),
    select: (shops: readonly Shop[]): Shop | null => shops[0] ?? null,
  });
