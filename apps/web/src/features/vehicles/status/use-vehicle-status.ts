import type { Schemas } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';

type Vehicle = Schemas['Vehicle'];

const idOf = ({ id }: Vehicle): number => id;

export const deactivateVehicle = (id: number) => api.PUT('/vehicles/{id}/deactivate', { params: { path: { id } } });
const update = (id: number, body: Schemas['VehicleInput']) => api.PUT('/vehicles/{id}', { params: { path: { id } }, body });

export const enrollVehicle = (id: number) => update(id, { id, fleetcor_enrolled: true });

/** Activates or deactivates a vehicle, whichever it is not. */
export function useToggleActive() {
  const { t } = useTranslation('vehicles');
  const { name } = useVehicleText();
  return useSave({
    call: ({ id, is_active }: Vehicle) => (is_active ? deactivateVehicle(id) : update(id, { id, is_active: true })),
    changed: ['vehicles'],
    done: (_saved, { is_active }) => ({ say: t(is_active ? 'status.deactivate.done' : 'status.activate.done') }),
    about: idOf,
    what: name,
  });
}

/** Enrolls a vehicle in the fuel-card program (OPN2-14). */
export function useEnroll() {
  const { t } = useTranslation('vehicles');
  const { name } = useVehicleText();
  return useSave({
    call: ({ id }: Vehicle) => enrollVehicle(id),
    changed: ['vehicles'],
    done: { say: t('status.activate.done') },
    about: idOf,
    what: name,
    failsInToast: true,
  });
}
