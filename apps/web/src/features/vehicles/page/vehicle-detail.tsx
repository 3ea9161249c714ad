import { place, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, StatusPill } from '@wayside/ui';
import { CalendarPlus } from 'lucide-react';
import { brand } from '../../../shared/brand/brand.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { ActiveOrder } from './active-order.tsx';
import { PastOrders } from './past-orders.tsx';
import { UpcomingMaintenance } from './upcoming-maintenance.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { besideName } from './vehicle-facts.ts';
import { VehicleIdentity } from './vehicle-identity.tsx';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

const requiresEnrolment = brand.switches.vehicleEnroll;

/** The vehicle's identity with its active, upcoming and past maintenance. */
export function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const name = useVehicleText().name(vehicle);
  return (
    <Page
      title={name}
      status={<VehicleStatus vehicle={vehicle} />}
      context={besideName(vehicle, name)}
      actions={<ScheduleService vehicle={vehicle} />}
      {...useBreadcrumbs()}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <PanelBoundary>
            <ActiveOrder order={vehicle.active_order ?? null} />
          </PanelBoundary>
          <PanelBoundary>
            <UpcomingMaintenance vehicleId={vehicle.id} />
          </PanelBoundary>
          <PanelBoundary>
            <PastOrders vehicle={vehicle} />
          </PanelBoundary>
        </div>
        <PanelBoundary>
          <VehicleIdentity vehicle={vehicle} />
        </PanelBoundary>
      </div>
    </Page>
  );
}

function VehicleStatus({ vehicle: { is_active, fleetcor_enrolled } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <StatusPill tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'status.active' : 'status.inactive')}</StatusPill>
      {requiresEnrolment && !fleetcor_enrolled && <StatusPill tone="attention">{t('status.notEnrolled')}</StatusPill>}
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
