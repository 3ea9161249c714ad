import { isVehicleIdentified } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Consequences } from '@wayside/ui';
import { CalendarX, Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { activateVehicle, deactivateVehicle } from './use-enroll.ts';
import type { Vehicle } from './use-enroll.ts';

/**
 * Activates or deactivates a vehicle once that is confirmed. What an unidentified one lacks is entered in the form
 * first (OPN2-34).
 */
export function useActivation() {
  const navigate = useNavigate();
  const forms = useFormPlaces();
  const [vehicle, setVehicle] = useState<Vehicle>();
  return {
    toggle: (chosen: Vehicle): void => {
      if (chosen.is_active || isVehicleIdentified(chosen)) setVehicle(chosen);
      else void navigate(forms.edit(chosen.id, 'activate'));
    },
    dialog: vehicle && <ToggleActive key={vehicle.id} vehicle={vehicle} onClose={() => setVehicle(undefined)} />,
  };
}

/** Asks, and says what it means. */
function ToggleActive({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  const action = vehicle.is_active ? 'deactivate' : 'activate';
  const saving = useSave({
    call: ({ id, is_active }: Vehicle) => (is_active ? deactivateVehicle(id) : activateVehicle(id)),
    changed: ['vehicles'],
    done: (_saved, { is_active }) => ({ say: t(is_active ? 'status.deactivate.done' : 'status.activate.done') }),
    about: ({ id }) => id,
    what: texts.name,
  });
  return (
    <ConfirmAction
      question={t(`status.${action}.question`)}
      about={
        vehicle.is_active ? (
          <>
            <p>{texts.name(vehicle)}</p>
            <Consequences
              of={[
                {
                  icon: <CalendarX size={16} aria-hidden="true" />,
                  title: t('status.deactivate.noService'),
                  text: t('status.deactivate.until'),
                  tone: 'attention',
                },
                { icon: <Check size={16} aria-hidden="true" />, title: t('status.deactivate.stays') },
              ]}
            />
          </>
        ) : (
          t('status.activate.body', { vehicle: texts.name(vehicle) })
        )
      }
      confirmLabel={t(`status.${action}.confirm`, { vehicle: texts.mark(vehicle) })}
      tone={vehicle.is_active ? 'danger' : 'primary'}
      saving={saving}
      input={vehicle}
      onClose={onClose}
    />
  );
}
