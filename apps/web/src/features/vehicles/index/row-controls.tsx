import { place, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, StatusPill, Switch, VisuallyHidden } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import type { Vehicle } from './vehicles.queries.ts';

export interface RowActions {
  toggle: (vehicle: Vehicle) => void;
  enroll: (vehicle: Vehicle) => void;
}

const requiresEnrolment = brand.switches.vehicleEnroll;

/**
 * Whether the vehicle is in use, and the control to change it: the active toggle, or enrollment in brands that enroll
 * (VEH-06).
 */
export function RowStatus({ vehicle, name, actions }: { vehicle: Vehicle; name: string; actions: RowActions }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { is_active: isActive, fleetcor_enrolled: isEnrolled } = vehicle;
  const state = t(isActive ? 'common:state.active' : 'common:state.inactive');
  if (!requiresEnrolment)
    return (
      <Switch isOn={isActive} onChange={() => actions.toggle(vehicle)}>
        {state}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Switch>
    );
  if (!isActive) return <StatusPill tone="muted">{state}</StatusPill>;
  if (isEnrolled) return <StatusPill tone="success">{t('enrolled')}</StatusPill>;
  return (
    <Button size="small" aria-label={t('enrollOne', { vehicle: name })} onPress={() => actions.enroll(vehicle)}>
      {t('enroll')}
    </Button>
  );
}

/**
 * The link to schedule service, or to the active order that prevents it. Otherwise the vehicle's page says why it can't
 * get any.
 */
export function ScheduleLink({ vehicle, name }: { vehicle: Vehicle; name: string }) {
  const { t } = useTranslation('vehicles');
  // An order is still open while its vehicle is deactivated (VOR-01).
  if (vehicle.active_order_id)
    return (
      <ButtonLink
        size="small"
        href={place.order(vehicle.active_order_id)}
        aria-label={t('orderOne', { vehicle: name })}
      >
        {t('order')}
      </ButtonLink>
    );
  if (vehicleBlock(vehicle, { requiresEnrolment })) return null;
  return (
    <ButtonLink
      size="small"
      href={place.serviceRequest({ vehicle: vehicle.id })}
      aria-label={t('scheduleOne', { vehicle: name })}
    >
      {t('schedule')}
    </ButtonLink>
  );
}
