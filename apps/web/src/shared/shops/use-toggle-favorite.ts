import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { ApiError, dataOf } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { api } from '../data/api.ts';
import { isLost } from '../failure/failure.ts';
import { queriesOf } from '../data/read.ts';
import { toasts } from '../page/toasts.ts';
import { useFailureToast } from '../save/use-failure-toast.ts';
import { sessionCheck } from '../session/session.ts';
import { favoriteShopsQuery } from './shops.queries.ts';
import type { Shop, ShopPage } from './shops.queries.ts';

/** Saves or unsaves a shop: the star changes right away, and back, with a message, if the server refuses. */
export function useToggleFavorite() {
  const { t } = useTranslation('shops');
  const cache = useQueryClient();
  const failed = useFailureToast();
  const show = (id: number, value: boolean) =>
    cache.setQueriesData<CachedShops>(queriesOf('/shops', '/shops/favorites'), (held) => withFavorite(held, id, value));
  const mutationKey = ['toggle favorite'];

  const toggle = useMutation({
    mutationKey,
    // One at a time, so that the last press wins.
    scope: { id: 'toggle favorite' },
    mutationFn: ({ shop, value }: { shop: Shop; value: boolean }) =>
      dataOf(
        api.POST('/shops/{id}/toggle_favorite', { params: { path: { id: shop.id } }, body: { id: shop.id, value } }),
      ),
    onMutate: async ({ shop, value }) => {
      await cache.cancelQueries({ queryKey: favoriteShopsQuery().queryKey });
      show(shop.id, value);
      return sessionCheck();
    },
    onError: (problem, { shop, value }, isSameSession) => {
      if (!isSameSession?.()) return;
      const isLatest =
        cache.isMutating({
          mutationKey,
          predicate: ({ state }) => (state.variables as { shop: Shop }).shop.id === shop.id,
        }) === 1;
      if (isLatest) show(shop.id, !value);
      const isUnknown = problem instanceof ApiError && isLost(problem.failure);
      if (isUnknown) void cache.invalidateQueries({ queryKey: favoriteShopsQuery().queryKey });
      failed(t(value ? 'favoriteFailed' : 'unfavoriteFailed', { shop: shop.name }), problem);
    },
    onSuccess: (_data, { shop, value }, isSameSession) => {
      if (value || !isSameSession()) return;
      toasts.show({
        title: t('unfavorited', { shop: shop.name }),
        tone: 'success',
        action: { label: t('undo'), onAction: () => toggle.mutate({ shop, value: true }) },
      });
    },
    // Refetched when next opened: a shop just unsaved stays visible, so that it can be saved again.
    onSettled: () => cache.invalidateQueries({ queryKey: favoriteShopsQuery().queryKey, refetchType: 'none' }),
  });
  return toggle;
}

/** Cached data under `/shops` and `/shops/favorites`. */
type CachedShops = readonly Shop[] | InfiniteData<ShopPage> | undefined;

/** Cached shops with one shop's saved state changed. */
export function withFavorite(held: CachedShops, id: number, value: boolean): CachedShops {
  const turn = (shop: Shop): Shop => (shop.id === id ? { ...shop, is_favorite_shop: value } : shop);
  if (held === undefined) return held;
  return 'pages' in held
    ? { ...held, pages: held.pages.map((page) => ({ ...page, shops: page.shops.map(turn) })) }
    : held.map(turn);
}
