import { canDeleteVehicle, isVehicleIdentified, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@wayside/ui';
import { CircleCheck, CircleOff, Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/data/api.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';
import { putVehicle } from './vehicle-calls.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What can be done with a vehicle besides editing it. Each is confirmed. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-form');
  const { data: user } = useKnownUser();
  const navigate = useNavigate();
  const [asked, ask] = useState<'activate' | 'deactivate' | 'delete'>();
  const close = () => ask(undefined);
  // Without VIN or plate the form asks for them first (VEH-21).
  const activate = () => (isVehicleIdentified(vehicle) ? ask('activate') : void navigate(place.editVehicle(vehicle.id, 'activate')));
  const lacksLookups = vehicle.motorMakeID === null || vehicle.motorModelID === null;
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('actions.more')} icon={<Ellipsis {...icon} />} />
        <Menu>
          {lacksLookups && (
            <MenuItem label={t('actions.ymm')} icon={<ListChecks {...icon} />} href={place.editVehicle(vehicle.id, 'ymm')} />
          )}
          {vehicle.is_active ? (
            <MenuItem label={t('actions.deactivate')} icon={<CircleOff {...icon} />} onAction={() => ask('deactivate')} />
          ) : (
            <MenuItem label={t('actions.activate')} icon={<CircleCheck {...icon} />} onAction={activate} />
          )}
          {canDeleteVehicle(user) && (
            <MenuItem label={t('actions.delete')} icon={<Trash2 {...icon} />} tone="danger" onAction={() => ask('delete')} />
          )}
        </Menu>
      </MenuTrigger>
      {asked === 'delete' && <DeleteVehicle vehicle={vehicle} onClose={close} />}
      {asked === 'deactivate' && <Toggle to="deactivate" vehicle={vehicle} onClose={close} />}
      {asked === 'activate' && <Toggle to="activate" vehicle={vehicle} onClose={close} />}
    </>
  );
}

function Toggle({ to, vehicle, onClose }: { to: 'activate' | 'deactivate'; vehicle: Vehicle; onClose: () => void }) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const saving = useSave({
    call: ({ id }: Vehicle) =>
      to === 'activate'
        ? putVehicle({ id, body: { is_active: true } })
        : api.PUT('/vehicles/{id}/deactivate', { params: { path: { id } } }),
    changed: ['vehicles'],
    done: { say: t(to === 'activate' ? 'activated' : 'deactivated') },
    what: t('what'),
  });
  return (
    <ConfirmAction
      question={t(`confirm.${to}`)}
      about={
        <>
          <p>{texts.line(vehicle)}</p>
          <p>{t(`confirm.${to}Body`)}</p>
        </>
      }
      confirmLabel={t(`confirm.${to}Confirm`, { mark: texts.mark(vehicle) })}
      tone={to === 'activate' ? 'primary' : 'danger'}
      saving={saving}
      input={vehicle}
      onClose={onClose}
    />
  );
}
