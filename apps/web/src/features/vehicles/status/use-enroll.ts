import type { Schemas } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';

export type Vehicle = Schemas['Vehicle'];

export const updateVehicle = (id: number, body: Schemas['VehicleInput']) =>
  api.PUT('/vehicles/{id}', { params: { path: { id } }, body });
export const activateVehicle = (id: number) => updateVehicle(id, { id, is_active: true });
export const deactivateVehicle = (id: number) => api.PUT('/vehicles/{id}/deactivate', { params: { path: { id } } });
export const enrollVehicle = (id: number) => updateVehicle(id, { id, fleetcor_enrolled: true });

/** Enrolls a vehicle in the fuel-card program (OPN2-14). */
export function useEnroll() {
  const { t } = useTranslation('vehicles');
  const { name } = useVehicleText();
  return useSave({
    call: ({ id }: Vehicle) => enrollVehicle(id),
    changed: ['vehicles'],
    done: { say: t('status.activate.done') },
    about: ({ id }) => id,
    what: name,
    failsInToast: true,
  });
}
