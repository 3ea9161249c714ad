import { useQuery } from '@tanstack/react-query';
import { bestMatches, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Store } from 'lucide-react';
import { createElement, useMemo } from 'react';
import { shopAddress } from '../../shared/shops/shop-text.ts';
import { favoriteShopsQuery } from '../../shared/shops/shops.queries.ts';
import { useShopsOfOrders } from '../../shared/shops/use-shops-of-orders.ts';
import type { Find, Source } from './find.ts';
import type { Search } from './use-own-sources.ts';

/** Saved shops, and those of the orders that are loaded, by name and address. */
export function useShopSource({ user, currentId, typed, settled }: Search): Source {
  const { t } = useTranslation('palette');
  // The pages of the management company belong to no fleet.
  const isEnabled = settled !== '' && user.fleet_id != null && currentId === user.fleet_id;
  const saved = useQuery({ ...favoriteShopsQuery(), enabled: isEnabled });
  const ofOrders = useShopsOfOrders();
  const matches = useMemo(() => {
    const shops = isEnabled ? [...(saved.data ?? []), ...ofOrders.values()] : [];
    const each = [...new Map(shops.toReversed().map((shop) => [shop.id, shop])).values()].toReversed();
    return bestMatches(each, (shop) => [shop.name, shopAddress(shop)], typed).map(({ item: shop, fit }) => {
      const find: Find = {
        id: `shop-${shop.id}`,
        label: shop.name,
        note: shopAddress(shop),
        icon: createElement(Store, { size: 16, 'aria-hidden': true }),
        href: place.shops({ tab: 'saved', shop: shop.id }),
      };
      return { item: find, fit };
    });
  }, [isEnabled, saved.data, ofOrders, typed]);
  return {
    id: 'shops',
    title: t('groups.shops'),
    matches,
    isSearching: isEnabled && saved.isFetching,
    failed: isEnabled && saved.error && !saved.isFetching ? [saved] : [],
  };
}
