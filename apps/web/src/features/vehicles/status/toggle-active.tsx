import type { Schemas } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useToggleActive } from './use-vehicle-status.ts';

/** Confirms that a vehicle is deactivated, or activated, and says what that means. */
export function ToggleActive({ vehicle, onClose }: { vehicle: Schemas['Vehicle']; onClose: () => void }) {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  const saving = useToggleActive();
  const action = vehicle.is_active ? 'deactivate' : 'activate';
  return (
    <ConfirmAction
      question={t(`status.${action}.question`)}
      about={t(`status.${action}.body`, { vehicle: texts.name(vehicle) })}
      confirmLabel={t(`status.${action}.confirm`, { vehicle: texts.mark(vehicle) })}
      tone={vehicle.is_active ? 'danger' : 'primary'}
      saving={saving}
      input={vehicle}
      onClose={onClose}
    />
  );
}
