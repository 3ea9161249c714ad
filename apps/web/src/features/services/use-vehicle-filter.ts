import { useTranslation } from '@wayside/i18n';
import type { FilterChip } from '@wayside/ui';
import { useMemo } from 'react';
import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from './services.queries.ts';

const NAME = 'vehicle';

/** The page's own filter, for `useList`. */
export const VEHICLE = { own: [NAME] };

/** The vehicle that was chosen in the calendar, in the address: `?vehicle=500006`. */
export const useVehicleInAddress = () => useAddressParam(NAME, anId, undefined);

/** Orders of that vehicle, or all, with a chip that says so. */
export function useVehicleFilter(orders: readonly Order[] | undefined) {
  const { t } = useTranslation(['services', 'orders']);
  const texts = useVehicleText();
  const [id, setId] = useVehicleInAddress();
  const left = useMemo(
    () => (id === undefined ? orders : orders?.filter(({ vehicle }) => vehicle.id === id)),
    [id, orders],
  );
  if (id === undefined) return { orders: left, chips: [] };
  const name = left?.[0] ? texts.name(left[0].vehicle) : t('orders:vehicle', { id });
  const chip: FilterChip = { id: NAME, label: t('ofVehicle', { vehicle: name }), onRemove: () => setId(undefined) };
  return { orders: left, chips: [chip] };
}
