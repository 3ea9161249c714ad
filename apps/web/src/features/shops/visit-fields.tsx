import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import type { Service } from '../../shared/shops/shops.queries.ts';
import { VehicleField } from '../../shared/vehicles/vehicle-field.tsx';
import type { useFleetVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import type { useShopsAddress } from './use-shops-address.ts';

export interface VisitFieldsProps {
  address: ReturnType<typeof useShopsAddress>;
  vehicles: ReturnType<typeof useFleetVehicles>;
  services: readonly Service[];
  isLoading: boolean;
}

/** The vehicle and the service that shops and prices are for, both in the address. */
export function VisitFields({ address, vehicles, services, isLoading }: VisitFieldsProps) {
  const { t } = useTranslation(['shops', 'common']);
  const { vehicleId, serviceId } = address;
  return (
    <>
      <VehicleField
        vehicles={vehicles}
        label={t('search.vehicle')}
        value={vehicles.data?.some(({ id }) => id === vehicleId) ? vehicleId : null}
        onChange={(chosen) => address.chooseVehicle(chosen?.id ?? null)}
        isOptional
        description={t('search.vehicleHelp')}
      />
      <Combobox
        label={t('search.service')}
        options={services.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={serviceId === null ? null : String(serviceId)}
        onChange={(id) => address.chooseService(id === null ? null : Number(id))}
        isLoading={isLoading}
        loadingText={t('service.loading')}
        emptyText={t('service.none')}
        placeholder={t('service.placeholder')}
        optionalText={t('common:state.optional')}
        description={t('search.serviceHelp')}
      />
    </>
  );
}
