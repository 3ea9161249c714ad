import type { InfiniteData } from '@tanstack/react-query';
import type { Shop, ShopPage } from './shops.queries.ts';

/** Cached data under `/shops` and `/shops/favorites`. */
export type CachedShops = readonly Shop[] | InfiniteData<ShopPage> | undefined;

/** Cached shops with one shop's saved state changed. */
export const withFavorite = (held: CachedShops, id: number, value: boolean): CachedShops => {
  const turn = (shop: Shop): Shop => (shop.id === id ? { ...shop, is_favorite_shop: value } : shop);
  if (held === undefined) return held;
  return 'pages' in held ? { ...held, pages: held.pages.map((page) => ({ ...page, shops: page.shops.map(turn) })) } : held.map(turn);
};
