import type { RequestVehicle, VehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink } from '@wayside/ui';
import { blockPlace } from '../../shared/vehicles/block-link.tsx';

/** Leads to the order or vehicle that prevents the request. */
export function BlockAction({ vehicle, block }: { vehicle: RequestVehicle; block: VehicleBlock }) {
  const { t } = useTranslation('service-request');
  return (
    <ButtonLink size="small" href={blockPlace(vehicle, block)}>
      {t(block === 'orderExistsAlert' ? 'block.viewOrder' : 'block.viewVehicle')}
    </ButtonLink>
  );
}
