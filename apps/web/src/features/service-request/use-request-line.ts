import type { ServiceRequestDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { appointmentOf } from '../../shared/shops/shop-text.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';

/**
 * One-line summary of the vehicle, shop and time: `VAN-09 · 2020 Nissan NV200 · Ironbridge Truck and Auto · 03-12-2026
 * · 01:30 PM`.
 */
export function useRequestLine(): (draft: ServiceRequestDraft) => string {
  const { t } = useTranslation('service-request');
  const vehicles = useVehicleText();
  return ({ vehicle, shop, date, time }) => {
    // "Any location" has no appointment.
    const where = shop === 'anyLocation' ? [t('shop.anyLocation')] : [shop?.name, appointmentOf({ date, time })];
    return [vehicle && vehicles.name(vehicle), ...where].filter(Boolean).join(' · ');
  };
}
