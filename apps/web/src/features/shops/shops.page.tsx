import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Capitalized, Disclosure, EmptyState, Panel, Tabs, lazyPart, useNarrow } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import { serverWords } from '../../shared/failure/failure.ts';
import { withFieldWords } from '../../shared/failure/field-words.ts';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { PlaceField } from '../../shared/shops/search/place-field.tsx';
import { ShopList, ShopRows } from '../../shared/shops/shop-list.tsx';
import { ShopSkeletons } from '../../shared/shops/shop-skeletons.tsx';
import { shopQuery } from '../../shared/shops/shop-by-id.queries.ts';
import { favoriteShopsQuery, servicesQuery, shopsQuery } from '../../shared/shops/shops.queries.ts';
import { useShopsOfOrders } from '../../shared/shops/use-shops-of-orders.ts';
import { useFleetVehicles, useRequestVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { useComparison } from '../../shared/shops/comparison/use-comparison.ts';
import { CompareBar } from './compare-bar.tsx';
import { ShopEntry } from './shop-entry.tsx';
import type { EntryContext } from './shop-entry.tsx';
import { VisitFields } from './visit-fields.tsx';
import styles from './shops-page.module.css';
import { TABS, useShopsAddress } from './use-shops-address.ts';

const ShopsComparison = lazyPart(() => import('./shops-comparison.tsx'), 'ShopsComparison');

/** `/shops`: nearby shops and the fleet's saved shops. */
export function ShopsPage() {
  const { t } = useTranslation('shops');
  const address = useShopsAddress();
  const comparison = useComparison();
  const ofOrders = useShopsOfOrders();
  const { chosen } = comparison;
  const [isFull, setFull] = useState(false);
  const context: EntryContext = {
    isChosen: (id) => chosen.includes(id),
    phoneOf: (id) => ofOrders.get(id)?.main_phone_number,
    chooseVehicle: address.chooseVehicle,
    choose: (id, isChosen) => setFull(!comparison.turn(id, isChosen)),
  };
  const content = {
    search: <SearchTab address={address} context={context} />,
    saved: <SavedTab address={address} context={context} />,
  };
  return (
    <Page title={t('title')} context={t('context')}>
      {address.shopId !== undefined && (
        <PanelBoundary>
          <FoundShop id={address.shopId} address={address} context={context} />
        </PanelBoundary>
      )}
      <Tabs
        label={t('tabs.label')}
        items={TABS.map((id) => ({
          id,
          label: <Capitalized>{t(`tabs.${id}`)}</Capitalized>,
          content: <PanelBoundary>{content[id]}</PanelBoundary>,
        }))}
        selected={address.tab}
        onSelect={address.chooseTab}
      />
      {chosen.length > 0 && (
        <CompareBar
          count={chosen.length}
          isFull={isFull}
          onOpen={() => comparison.open()}
          onClear={() => {
            setFull(false);
            comparison.choose([]);
          }}
        />
      )}
      {comparison.isOpen && (
        <LazyPanel>
          <ShopsComparison address={address} comparison={comparison} />
        </LazyPanel>
      )}
    </Page>
  );
}

/** The shop of a link, above the others. */
function FoundShop({ id, address, context }: TabProps & { id: number }) {
  const { t } = useTranslation(['shops', 'comparison']);
  const query = useQuery(shopQuery(id));
  const { data: vehicles } = useFleetVehicles();
  const vehicle = vehicles?.find((one) => one.id === address.vehicleId) ?? null;
  return (
    <Panel
      title={t('comparison:found')}
      actions={
        <Button variant="quiet" onPress={address.leaveShop}>
          {t('comparison:leave')}
        </Button>
      }
      isFlush
    >
      {query.data === null ? (
        <EmptyState kind="filtered" title={t('comparison:notFound')} />
      ) : (
        <Loaded query={query} skeleton={<ShopSkeletons label={t('list.loading')} count={1} />}>
          {(shop) =>
            shop && (
              <ShopRows shops={[shop]} label={t('comparison:found')}>
                {(one) => <ShopEntry shop={one} vehicle={vehicle} context={context} />}
              </ShopRows>
            )
          }
        </Loaded>
      )}
    </Panel>
  );
}

interface TabProps {
  address: ReturnType<typeof useShopsAddress>;
  context: EntryContext;
}

/** Saved shops. A removed shop stays listed until the tab is reopened, so that removing it can be undone. */
function SavedTab({ address, context }: TabProps) {
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
              {(shop) => <ShopEntry shop={shop} vehicle={vehicle} context={context} />}
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

/** Shops near a place, optionally for a vehicle and with the price of a service. */
function SearchTab({ address, context }: TabProps) {
  const { t } = useTranslation(['shops', 'common']);
  const { t: common } = useTranslation();
  const { place, serviceId } = address;
  const vehicles = useFleetVehicles();
  // Ignore a vehicle in the URL that isn't in the fleet.
  const vehicle = vehicles.data?.find(({ id }) => id === address.vehicleId) ?? null;
  const vehicleId = vehicle?.id ?? null;
  const isWaiting = address.vehicleId !== null && vehicles.isPending;
  const { data: services = [], isPending } = useQuery({
    ...servicesQuery({ vehicleId, shopId: null }),
    enabled: !isWaiting,
  });
  const service = services.find(({ id }) => id === serviceId);
  const query = { place, vehicleId, serviceIds: service ? [service.id] : [] };
  // Same query as the list's; an invalid code is reported at the field.
  const { error } = useInfiniteQuery({ ...shopsQuery(query), enabled: false });
  const refusal =
    place?.kind === 'code' && error instanceof ApiError && error.failure.kind === 'rejected'
      ? withFieldWords(common, serverWords(error), error.failure.fields)
      : undefined;

  const code = t(regionRules(brand.region).postalLabel === 'region.postalCode' ? 'search.postalCode' : 'search.code');
  const placeName = place?.kind === 'code' ? place.code : place?.name;
  const more = (
    <div className={styles.more}>
      <VisitFields address={address} vehicles={vehicles} services={services} isLoading={isPending} />
    </div>
  );
  return (
    <div className={styles.tab}>
      <Panel>
        <search className={styles.search} aria-label={t('search.label')}>
          <PlaceField place={place} onChange={address.choosePlace} error={refusal} />
          {useNarrow() ? (
            <Disclosure
              title={t('search.more')}
              headingLevel={2}
              isOpenAtFirst={address.vehicleId !== null || serviceId !== null}
            >
              {more}
            </Disclosure>
          ) : (
            more
          )}
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
          <Panel title={placeName ? t('list.near', { place: placeName }) : t('list.nearYou')} isFlush>
            {isWaiting || (serviceId !== null && isPending) ? (
              <ShopSkeletons label={t('list.loading')} />
            ) : (
              <ShopList
                query={query}
                label={t('list.label')}
                empty={
                  <EmptyState kind="filtered" title={t('empty.noResultsTitle')}>
                    {t(
                      regionRules(brand.region).distanceUnit === 'km'
                        ? 'empty.noResultsBodyKilometers'
                        : 'empty.noResultsBody',
                    )}
                  </EmptyState>
                }
              >
                {(shop) => <ShopEntry shop={shop} vehicle={vehicle} service={service} context={context} />}
              </ShopList>
            )}
          </Panel>
        )
      )}
    </div>
  );
}
