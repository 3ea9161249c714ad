import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows } from '@wayside/ui';
import { all, Loaded } from '../../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../../shared/data/user.ts';
import { anId, useAddressParam } from '../../../../shared/list/use-address-param.ts';
import { Page } from '../../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../../shared/page/panel-boundary.tsx';
import { favoriteShopsQuery, servicesQuery } from '../../../../shared/shops/shops.queries.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import { useFleetVehicles } from '../../../../shared/vehicles/vehicle-field.tsx';
import { NewHistory } from './new-history.tsx';

/**
 * `/maintenance_history/new`: enter maintenance that was done elsewhere. With a vehicle in the address, for that one.
 */
export function NewHistoryPage() {
  const { t } = useTranslation(['history', 'shell']);
  const texts = useVehicleText();
  const [vehicle] = useAddressParam('vehicle', anId, null);
  const query = all(
    {
      user: useKnownUser(),
      vehicles: useFleetVehicles(),
      shops: useQuery(favoriteShopsQuery()),
      services: useQuery(servicesQuery({ vehicleId: null, shopId: null })),
    },
    (data) => ({ ...data, shops: data.shops.filter((shop) => shop.is_favorite_shop) }),
  );
  const opened = query.data?.vehicles.find(({ id }) => id === vehicle);
  const isOfVehicle = vehicle !== null && (opened !== undefined || query.data === undefined);
  return (
    <Page
      title={t('new.title')}
      context={t('new.context')}
      // Up to where Cancel leads.
      breadcrumbs={
        isOfVehicle
          ? [
              { label: t('shell:titles.vehicles'), href: place.vehicles },
              ...(opened ? [{ label: texts.mark(opened), href: place.vehicle(opened.id, { tab: 'history' }) }] : []),
            ]
          : [{ label: t('shell:nav.services'), href: place.services() }]
      }
      breadcrumbsLabel={t('new.breadcrumbs')}
    >
      <PanelBoundary>
        <Loaded query={query} skeleton={<SkeletonRows label={t('new.loading')} rows={8} columns="1fr 1fr" />}>
          {(data) => <NewHistory key={vehicle} vehicleId={vehicle} {...data} />}
        </Loaded>
      </PanelBoundary>
    </Page>
  );
}
