import { canDeleteVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@wayside/ui';
import { Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useKnownUser } from '../../../shared/data/user.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';
import { useFormPlaces } from './use-open-form.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What is rarely done with a vehicle: choosing year, make and model from the lists (OPN2-34), and deleting it. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-form');
  const mayDelete = canDeleteVehicle(useKnownUser().data);
  const [isDeleting, setDeleting] = useState(false);
  const forms = useFormPlaces();
  const lacksLookups = vehicle.motorMakeID === null || vehicle.motorModelID === null;
  return (
    <>
      {(lacksLookups || mayDelete) && (
        <MenuTrigger>
          <IconButton label={t('actions.more')} icon={<Ellipsis {...icon} />} />
          <Menu>
            {lacksLookups && (
              <MenuItem label={t('actions.ymm')} icon={<ListChecks {...icon} />} href={forms.edit(vehicle.id, 'ymm')} />
            )}
            {mayDelete && (
              <MenuItem
                label={t('actions.delete')}
                icon={<Trash2 {...icon} />}
                tone="danger"
                onAction={() => setDeleting(true)}
              />
            )}
          </Menu>
        </MenuTrigger>
      )}
      {isDeleting && <DeleteVehicle vehicle={vehicle} onClose={() => setDeleting(false)} />}
    </>
  );
}
