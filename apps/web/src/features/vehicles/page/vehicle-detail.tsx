import { place, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, Link, StatusPill } from '@wayside/ui';
import { CalendarPlus, Pencil } from 'lucide-react';
import { brand } from '../../../shared/brand/brand.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { VehicleActions } from '../form/vehicle-actions.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { StatusAction } from '../status/status-action.tsx';
import { besideName } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import { VehicleTabs } from './vehicle-tabs.tsx';

const requiresEnrolment = brand.switches.vehicleEnroll;

/** The vehicle's identity with a tab for each thing to know about it. */
export function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const name = useVehicleText().name(vehicle);
  return (
    <Page
      title={name}
      status={<VehicleStatus vehicle={vehicle} />}
      context={besideName(vehicle, name)}
      actions={
        <>
          <ButtonLink href={useFormPlaces().edit(vehicle.id)} icon={<Pencil size={16} aria-hidden="true" />}>
            {t('edit')}
          </ButtonLink>
          <StatusAction vehicle={vehicle} />
          <VehicleActions vehicle={vehicle} />
          <ScheduleService vehicle={vehicle} />
        </>
      }
      {...useBreadcrumbs()}
    >
      {vehicle.policies?.length === 0 && <NoPolicies vehicleId={vehicle.id} />}
      <VehicleTabs vehicle={vehicle} />
    </Page>
  );
}

/** Without a policy anybody may approve, which few fleets want. */
function NoPolicies({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('vehicle');
  return (
    <Alert
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
      {requiresEnrolment && !fleetcor_enrolled && (
        <StatusPill tone="attention" mark="warning">
          {t('status.notEnrolled')}
        </StatusPill>
      )}
    </>
  );
}

/** The button to schedule service, or why it isn't available. */
function ScheduleService({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const block = vehicleBlock(vehicle, { requiresEnrolment });
  const icon = <CalendarPlus size={16} aria-hidden="true" />;
  if (block)
    return (
      <Button variant="primary" icon={icon} disabledReason={t(`blocked.${block}`)}>
        {t('schedule')}
      </Button>
    );
  return (
    <ButtonLink href={place.serviceRequest({ vehicle: vehicle.id })} variant="primary" icon={icon}>
      {t('schedule')}
    </ButtonLink>
  );
}
