import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Link, StatusPill } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { RecordPage } from '../../../shared/page/record-page.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { useKeyFacts } from './use-key-facts.tsx';
import { VehicleActions } from './vehicle-actions.tsx';
import { besideName } from './vehicle-facts.ts';
import { VehiclePicture } from './vehicle-picture.tsx';
import type { Vehicle } from './vehicle.queries.ts';
import { VehicleTabs } from './vehicle-tabs.tsx';

/** The vehicle's identity with a tab for each thing to know about it. */
export function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const name = useVehicleText().name(vehicle);
  return (
    <RecordPage
      picture={<VehiclePicture vehicle={vehicle} />}
      title={name}
      status={<VehicleStatus vehicle={vehicle} />}
      context={besideName(vehicle, name)}
      facts={useKeyFacts(vehicle)}
      actions={<VehicleActions vehicle={vehicle} />}
      {...useBreadcrumbs()}
    >
      {vehicle.policies?.length === 0 && <NoPolicies vehicleId={vehicle.id} />}
      <VehicleTabs vehicle={vehicle} />
    </RecordPage>
  );
}

/** Without a policy anybody may approve, which few fleets want. */
function NoPolicies({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('vehicle');
  return (
    <Alert
      isStatic
      tone="attention"
      title={t('noPolicies.title')}
      actions={<Link href={place.vehicle(vehicleId, { tab: 'policies' })}>{t('noPolicies.action')}</Link>}
    >
      {t('noPolicies.body')}
    </Alert>
  );
}

function VehicleStatus({ vehicle: { is_active, fleetcor_enrolled } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <StatusPill tone={is_active ? 'success' : 'muted'}>
        {t(is_active ? 'status.active' : 'status.inactive')}
      </StatusPill>
      {brand.switches.vehicleEnroll && !fleetcor_enrolled && (
        <StatusPill tone="attention" mark="warning">
          {t('status.notEnrolled')}
        </StatusPill>
      )}
    </>
  );
}
