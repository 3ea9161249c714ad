import { expect, it, vi } from 'vitest';
import type { Shop } from './shops.queries.ts';

const shop = { id: 7, name: 'Harbor Tire', is_favorite_shop: false } as Shop;

vi.mock('../data/api.ts', () => ({
  api: {
    GET: async (path: string) => ({
      data: path === '/shops' ? { shops: [shop], total_pages: 1 } : [],
      response: new Response('{}', { status: 200 }),
    }),
  },
}));
vi.mock('./search/places.ts', () => ({ searchPlaces: async () => [] }));
vi.mock('../data/fleet-scope.ts', () => ({ fleetScope: () => 5 }));

const { queryClient } = await import('../data/query-client.ts');
const { queriesOf } = await import('../data/read.ts');
const { shopQuery } = await import('./shop-by-id.queries.ts');
const { favoriteShopsQuery, shopsQuery } = await import('./shops.queries.ts');
const { withFavorite } = await import('./use-toggle-favorite.ts');

it('[SHP-06] a star turns wherever the shop is kept: in a search, among the saved ones, and where a link named it', async () => {
  queryClient.setQueryData(favoriteShopsQuery().queryKey, []);
  await queryClient.fetchQuery(shopQuery(7));
  await queryClient.fetchQuery(shopQuery(8));
  await queryClient.fetchInfiniteQuery(shopsQuery({ place: null, vehicleId: null, serviceIds: [] }));
  const held = queryClient.getQueriesData<Parameters<typeof withFavorite>[0]>(queriesOf('/shops', '/shops/favorites'));
  expect(held).toHaveLength(4);
  const stars = held.map(([, data]) => JSON.stringify(withFavorite(data, 7, true)).includes('"is_favorite_shop":true'));
  expect(stars.filter(Boolean)).toHaveLength(2);
});
