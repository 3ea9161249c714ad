import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { api } from '../data/api.ts';
import { queriesOf } from '../data/read.ts';
import { useFailureToast } from '../save/use-failure-toast.ts';
import { favoriteShopsQuery } from './shops.queries.ts';
import type { Shop, ShopPage } from './shops.queries.ts';

type Held = readonly Shop[] | InfiniteData<ShopPage> | undefined;

const turned = (held: Held, id: number, value: boolean): Held => {
  const turn = (shop: Shop): Shop => (shop.id === id ? { ...shop, is_favorite_shop: value } : shop);
  if (held === undefined) return held;
  return 'pages' in held ? { ...held, pages: held.pages.map((page) => ({ ...page, shops: page.shops.map(turn) })) } : held.map(turn);
};

/** Saves a shop or takes it out: the star turns at once, and back with the reason when the server refuses. */
export function useToggleFavorite() {
  const { t } = useTranslation('shops');
  const cache = useQueryClient();
  const failed = useFailureToast();
  const show = (id: number, value: boolean) =>
    cache.setQueriesData<Held>(queriesOf('/shops', '/shops/favorites'), (held) => turned(held, id, value));
  const mutationKey = ['toggle favorite'];

  return useMutation({
    mutationKey,
    // One press after the other, so that the last one holds.
    scope: { id: 'toggle favorite' },
    mutationFn: ({ shop, value }: { shop: Shop; value: boolean }) =>
      dataOf(api.POST('/shops/{id}/toggle_favorite', { params: { path: { id: shop.id } }, body: { id: shop.id, value } })),
    onMutate: async ({ shop, value }) => {
      await cache.cancelQueries({ queryKey: favoriteShopsQuery().queryKey });
      show(shop.id, value);
    },
    onError: (problem, { shop, value }) => {
      const isLatest =
        cache.isMutating({ mutationKey, predicate: ({ state }) => (state.variables as { shop: Shop }).shop.id === shop.id }) === 1;
      if (isLatest) show(shop.id, !value);
      failed(t(value ? 'favoriteFailed' : 'unfavoriteFailed', { shop: shop.name }), problem);
    },
    // Refetched when it is next opened: what was just taken out stays in sight, to be put back.
    onSettled: () => cache.invalidateQueries({ queryKey: favoriteShopsQuery().queryKey, refetchType: 'none' }),
  });
}
