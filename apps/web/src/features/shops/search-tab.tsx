import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Combobox, EmptyState, Panel } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { PlaceField } from '../../shared/shops/search/place-field.tsx';
import { ShopSkeletons } from '../../shared/shops/shop-skeletons.tsx';
import { ShopList } from '../../shared/shops/shop-list.tsx';
import { servicesQuery, shopsQuery } from '../../shared/shops/shops.queries.ts';
import { VehicleField, useFleetVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { ShopEntry } from './shop-entry.tsx';
import type { useShopsAddress } from './use-shops-address.ts';
import styles from './shops-page.module.css';

/** Shops near a place, optionally for a vehicle and with the price of a service. */
export function SearchTab({ address }: { address: ReturnType<typeof useShopsAddress> }) {
  const { t } = useTranslation(['shops', 'common']);
  const { place, serviceId } = address;
  const vehicles = useFleetVehicles();
  // Ignore a vehicle in the URL that isn't in the fleet.
  const vehicle = vehicles.data?.find(({ id }) => id === address.vehicleId) ?? null;
  const vehicleId = vehicle?.id ?? null;
  const isWaiting = address.vehicleId !== null && vehicles.isPending;
  const { data: services = [], isPending } = useQuery({ ...servicesQuery({ vehicleId, shopId: null }), enabled: !isWaiting });
  const service = services.find(({ id }) => id === serviceId);
  const query = { place, vehicleId, serviceIds: service ? [service.id] : [] };
  // Same query as the list's; an invalid code is reported at the field.
  const { error } = useInfiniteQuery({ ...shopsQuery(query), enabled: false });
  const refusal =
    place?.kind === 'code' && error instanceof ApiError && error.failure.kind === 'rejected' ? error.failure.alertMessage : undefined;

  const code = t(regionRules(brand.region).postalLabel === 'region.postalCode' ? 'search.postalCode' : 'search.code');
  const placeName = place?.kind === 'code' ? place.code : place?.name;
  return (
    <div className={styles.tab}>
      <Panel>
        <search className={styles.search} aria-label={t('search.label')}>
          <PlaceField place={place} onChange={address.choosePlace} error={refusal} />
          <div className={styles.more}>
            <VehicleField
              vehicles={vehicles}
              label={t('search.vehicle')}
              value={vehicleId}
              onChange={(chosen) => address.chooseVehicle(chosen?.id ?? null)}
              isOptional
              description={t('search.vehicleHelp')}
            />
            <Combobox
              label={t('search.service')}
              options={services.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={serviceId === null ? null : String(serviceId)}
              onChange={(id) => address.chooseService(id === null ? null : Number(id))}
              isLoading={isPending}
              loadingText={t('service.loading')}
              emptyText={t('service.none')}
              placeholder={t('service.placeholder')}
              optionalText={t('common:state.optional')}
              description={t('search.serviceHelp')}
            />
          </div>
        </search>
      </Panel>
      {place === null ? (
        <Panel isFlush>
          <EmptyState kind="first-use" title={t('empty.startTitle')}>
            {t('empty.startBody', { code })}
          </EmptyState>
        </Panel>
      ) : (
        refusal === undefined && (
          <Panel title={t('list.near', { place: placeName || t('search.yourLocation') })} isFlush>
            {isWaiting || (serviceId !== null && isPending) ? (
              <ShopSkeletons label={t('list.loading')} />
            ) : (
              <ShopList
                query={query}
                label={t('list.label')}
                empty={
                  <EmptyState kind="filtered" title={t('empty.noResultsTitle')}>
                    {t(regionRules(brand.region).distanceUnit === 'km' ? 'empty.noResultsBodyKilometers' : 'empty.noResultsBody')}
                  </EmptyState>
                }
              >
                {(shop) => <ShopEntry shop={shop} vehicle={vehicle} service={service} />}
              </ShopList>
            )}
          </Panel>
        )
      )}
    </div>
  );
}
