import { useQuery } from '@tanstack/react-query';
import { shopFitsVehicle } from '@wayside/domain';
import type { FreeTime, RequestShop } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { ShopComparison } from '../../../shared/shops/comparison/shop-comparison.tsx';
import type { useComparison } from '../../../shared/shops/comparison/use-comparison.ts';
import { favoriteShopsQuery } from '../../../shared/shops/shops.queries.ts';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

/** Saved shops side by side, for the vehicle and the services of the request. */
export function RequestComparison({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  const { t } = useTranslation('comparison');
  const { snapshot, send } = useRequest();
  const { vehicle, services } = snapshot.context.draft;
  const { data: saved = [] } = useQuery(favoriteShopsQuery());
  function choose(shop: RequestShop, free: FreeTime | null): void {
    send({ type: 'shop.chosen', shop });
    if (free) send({ type: 'date.chosen', ...free });
    comparison.close();
  }
  return (
    <ShopComparison
      ids={comparison.chosen}
      vehicle={vehicle}
      services={services}
      near={{ place: null, vehicleId: null, serviceIds: [] }}
      choice={
        (!vehicle || services.length === 0) && <p className={styles.hint}>{t(vehicle ? 'addService' : 'inRequest')}</p>
      }
      others={saved.filter((shop) => shop.is_favorite_shop && shopFitsVehicle(shop, vehicle))}
      onIds={comparison.choose}
      onClose={comparison.close}
    >
      {(shop, free) =>
        free ? (
          <Button size="small" aria-label={t('useTimeAt', { shop: shop.name })} onPress={() => choose(shop, free)}>
            {t('useTime')}
          </Button>
        ) : (
          <Button aria-label={t('chooseOnlyAt', { shop: shop.name })} onPress={() => choose(shop, null)}>
            {t('chooseOnly')}
          </Button>
        )
      }
    </ShopComparison>
  );
}
