import { useQuery } from '@tanstack/react-query';
import { inLink, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink } from '@wayside/ui';
import { ShopComparison } from '../../shared/shops/comparison/shop-comparison.tsx';
import type { useComparison } from '../../shared/shops/comparison/use-comparison.ts';
import { asRequested } from '../../shared/shops/shop-text.ts';
import { servicesQuery } from '../../shared/shops/shops.queries.ts';
import { useFleetVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import type { useShopsAddress } from './use-shops-address.ts';
import { VisitFields } from './visit-fields.tsx';
import styles from './shops-page.module.css';

/** The chosen shops side by side. Vehicle and service are those of the page. */
export function ShopsComparison({
  address,
  comparison,
}: {
  address: ReturnType<typeof useShopsAddress>;
  comparison: ReturnType<typeof useComparison>;
}) {
  const { t } = useTranslation(['comparison', 'shops']);
  const vehicles = useFleetVehicles();
  const vehicle = vehicles.data?.find(({ id }) => id === address.vehicleId) ?? null;
  const isWaiting = address.vehicleId !== null && vehicles.isPending;
  const { data = [], isPending } = useQuery({
    ...servicesQuery({ vehicleId: vehicle?.id ?? null, shopId: null }),
    enabled: !isWaiting,
  });
  const service = data.find(({ id }) => id === address.serviceId);
  const services = service ? [asRequested(service)] : [];
  const isMissing = vehicle === null || services.length === 0;
  return (
    <ShopComparison
      ids={comparison.chosen}
      vehicle={vehicle}
      services={services}
      near={{ place: address.place, vehicleId: vehicle?.id ?? null, serviceIds: services.map(({ id }) => id) }}
      choice={
        <>
          <div className={styles.more}>
            <VisitFields address={address} vehicles={vehicles} services={data} isLoading={isPending} />
          </div>
          {isMissing && !isWaiting && !isPending && <p className={styles.hint}>{t('onShops')}</p>}
        </>
      }
      onIds={comparison.choose}
      onClose={comparison.close}
    >
      {(shop, time) =>
        time ? (
          <ButtonLink
            size="small"
            href={place.serviceRequest({
              vehicle: vehicle?.id,
              shop: shop.id,
              services,
              time: inLink(time),
            })}
            aria-label={t('useTimeAt', { shop: shop.name })}
          >
            {t('useTime')}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={place.serviceRequest({ vehicle: vehicle?.id, shop: shop.id, services })}
            aria-label={t('shops:card.bookAt', { shop: shop.name })}
          >
            {t('shops:card.bookHere')}
          </ButtonLink>
        )
      }
    </ShopComparison>
  );
}
