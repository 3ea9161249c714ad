import { canDeleteVehicle, place, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, MoreMenu } from '@wayside/ui';
import type { MenuAction } from '@wayside/ui';
import { CalendarPlus, CirclePower, ListChecks, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { DeleteVehicle } from '../form/delete-vehicle.tsx';
import { useFormPlaces } from '../form/use-open-form.ts';
import { useActivation } from '../status/use-activation.tsx';
import { useEnroll } from '../status/use-enroll.ts';
import type { Vehicle } from './vehicle.queries.ts';

const icon = { size: 16, 'aria-hidden': true } as const;
const requiresEnrolment = brand.switches.vehicleEnroll;

/**
 * What is done with a vehicle: edit it, schedule service for it or first remove what prevents that, and in the menu
 * what is rarely done (OPN2-34), or can't be done now and why.
 */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicle-form', 'vehicles']);
  const mayDelete = canDeleteVehicle(useKnownUser().data);
  const [isDeleting, setDeleting] = useState(false);
  const { toggle, dialog } = useActivation();
  const forms = useFormPlaces();
  const lacksLookups = vehicle.motorMakeID === null || vehicle.motorModelID === null;
  const block = vehicleBlock(vehicle, { requiresEnrolment });
  const menu: MenuAction[] = [];
  if (block)
    menu.push({
      id: 'schedule',
      label: t('schedule'),
      note: t(`blocked.${block}`),
      icon: <CalendarPlus {...icon} />,
      isDisabled: true,
    });
  if (lacksLookups)
    menu.push({
      id: 'ymm',
      label: t('vehicle-form:actions.ymm'),
      icon: <ListChecks {...icon} />,
      href: forms.edit(vehicle.id, 'ymm'),
    });
  menu.push({
    id: 'print',
    label: t('print'),
    icon: <Printer {...icon} />,
    href: place.vehicle(vehicle.id, { view: 'dossier' }),
  });
  if (vehicle.is_active && !requiresEnrolment)
    menu.push({
      id: 'deactivate',
      label: t('vehicles:status.deactivate.action'),
      icon: <CirclePower {...icon} />,
      onAction: () => toggle(vehicle),
    });
  if (mayDelete)
    menu.push({
      id: 'delete',
      label: t('vehicle-form:actions.delete'),
      icon: <Trash2 {...icon} />,
      tone: 'danger',
      onAction: () => setDeleting(true),
    });
  const deactivate = (): void => {
    setDeleting(false);
    toggle(vehicle);
  };
  return (
    <>
      <ButtonLink href={forms.edit(vehicle.id)} icon={<Pencil {...icon} />}>
        {t('edit')}
      </ButtonLink>
      {block ? (
        <Unblock vehicle={vehicle} onActivate={() => toggle(vehicle)} />
      ) : (
        <ButtonLink
          href={place.serviceRequest({ vehicle: vehicle.id })}
          variant="primary"
          icon={<CalendarPlus {...icon} />}
        >
          {t('schedule')}
        </ButtonLink>
      )}
      <MoreMenu label={t('vehicle-form:actions.more')} actions={menu} />
      {dialog}
      {isDeleting && (
        <DeleteVehicle
          vehicle={vehicle}
          onDeactivate={vehicle.is_active ? deactivate : undefined}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** What must be done before service can be scheduled: enroll or activate. An order is finished on its own page. */
function Unblock({ vehicle, onActivate }: { vehicle: Vehicle; onActivate: () => void }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { save, isSaving } = useEnroll();
  if (requiresEnrolment)
    return (
      vehicle.is_active &&
      !vehicle.fleetcor_enrolled && (
        <Button
          variant="primary"
          isPending={isSaving}
          pendingLabel={t('common:state.saving')}
          onPress={() => void save(vehicle)}
        >
          {t('enroll')}
        </Button>
      )
    );
  return (
    !vehicle.is_active && (
      <Button variant="primary" onPress={onActivate}>
        {t('status.activate.action')}
      </Button>
    )
  );
}
