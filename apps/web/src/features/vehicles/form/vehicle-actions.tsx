import { canDeleteVehicle, isVehicleIdentified, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@wayside/ui';
import { CircleCheck, CircleOff, Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../shared/brand/brand.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { ToggleActive } from '../status/toggle-active.tsx';
import { DeleteVehicle } from './delete-vehicle.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What can be done with a vehicle besides editing it. What can't be undone, and what stops service, is confirmed. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-form');
  const { data: user } = useKnownUser();
  const navigate = useNavigate();
  const [asked, ask] = useState<'toggle' | 'delete'>();
  const close = () => ask(undefined);
  const activate = () => {
    // Without VIN or plate the form asks for them first (VEH-21).
    if (isVehicleIdentified(vehicle)) ask('toggle');
    else void navigate(place.editVehicle(vehicle.id, 'activate'));
  };
  const lacksLookups = vehicle.motorMakeID === null || vehicle.motorModelID === null;
  const items: ReactNode[] = [
    lacksLookups && (
      <MenuItem key="ymm" label={t('actions.ymm')} icon={<ListChecks {...icon} />} href={place.editVehicle(vehicle.id, 'ymm')} />
    ),
    // Brands that enroll vehicles have no active toggle (VEH-06).
    !brand.switches.vehicleEnroll &&
      (vehicle.is_active ? (
        <MenuItem key="toggle" label={t('actions.deactivate')} icon={<CircleOff {...icon} />} onAction={() => ask('toggle')} />
      ) : (
        <MenuItem key="toggle" label={t('actions.activate')} icon={<CircleCheck {...icon} />} onAction={activate} />
      )),
    canDeleteVehicle(user) && (
      <MenuItem key="delete" label={t('actions.delete')} icon={<Trash2 {...icon} />} tone="danger" onAction={() => ask('delete')} />
    ),
  ].filter(Boolean);
  return (
    <>
      {items.length > 0 && (
        <MenuTrigger>
          <IconButton label={t('actions.more')} icon={<Ellipsis {...icon} />} />
          <Menu>{items}</Menu>
        </MenuTrigger>
      )}
      {asked === 'delete' && <DeleteVehicle vehicle={vehicle} onClose={close} />}
      {asked === 'toggle' && <ToggleActive vehicle={vehicle} onClose={close} />}
    </>
  );
}
