import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel } from '@wayside/ui';
import { Loaded } from '../../shared/data/loaded.tsx';
import { ShopRows } from '../../shared/shops/shop-rows.tsx';
import { ShopSkeletons } from '../../shared/shops/shop-skeletons.tsx';
import { favoriteShopsQuery } from '../../shared/shops/shops.queries.ts';
import { useRequestVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { ShopEntry } from './shop-entry.tsx';
import type { useShopsAddress } from './use-shops-address.ts';

/** Saved shops. A removed shop stays listed until the tab is reopened, so that removing it can be undone. */
export function SavedTab({ address }: { address: ReturnType<typeof useShopsAddress> }) {
  const { t } = useTranslation('shops');
  const saved = useQuery(favoriteShopsQuery());
  const { data: vehicles } = useRequestVehicles();
  const vehicle = vehicles?.find(({ id }) => id === address.vehicleId) ?? null;
  return (
    <Panel
      title={t('list.savedLabel')}
      context={saved.data && saved.data.length > 0 && t('list.shown', { count: saved.data.length })}
      isFlush
    >
      <Loaded query={saved} skeleton={<ShopSkeletons label={t('list.loading')} />}>
        {(shops) =>
          shops.length > 0 ? (
            <ShopRows shops={shops} label={t('list.savedLabel')}>
              {(shop) => <ShopEntry shop={shop} vehicle={vehicle} />}
            </ShopRows>
          ) : (
            <EmptyState
              kind="first-use"
              title={t('empty.noSavedTitle')}
              action={<Button onPress={() => address.chooseTab('search')}>{t('empty.toSearch')}</Button>}
            >
              {t('empty.noSavedBody')}
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}
