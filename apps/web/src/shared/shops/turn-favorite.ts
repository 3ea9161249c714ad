import type { InfiniteData } from '@tanstack/react-query';
import type { Shop, ShopPage } from './shops.queries.ts';

/** Everything that is kept under `/shops` and `/shops/favorites`. */
export type Held = readonly Shop[] | InfiniteData<ShopPage> | undefined;

/** Anything that holds shops, with the star of one turned. */
export const turned = (held: Held, id: number, value: boolean): Held => {
  const turn = (shop: Shop): Shop => (shop.id === id ? { ...shop, is_favorite_shop: value } : shop);
  if (held === undefined) return held;
  return 'pages' in held ? { ...held, pages: held.pages.map((page) => ({ ...page, shops: page.shops.map(turn) })) } : held.map(turn);
};
