import { isVehicleIdentified } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Consequences, Unbroken } from '@wayside/ui';
import { CalendarX, Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useVehicleConsequences } from '../../../shared/dependents/use-vehicle-consequences.tsx';
import { useVehicleDependents } from '../../../shared/dependents/use-vehicle-dependents.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { useBulkUndo } from '../index/bulk/use-bulk-undo.ts';
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

interface ToggleProps {
  vehicle: Vehicle;
  onClose: () => void;
}

function ToggleActive(props: ToggleProps) {
  return props.vehicle.is_active ? <Deactivate {...props} /> : <Activate {...props} />;
}

function useToggle(action: 'activate' | 'deactivate') {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  const undoOf = useBulkUndo();
  return useSave({
    call: ({ id }: Vehicle) => (action === 'activate' ? activateVehicle(id) : deactivateVehicle(id)),
    changed: ['vehicles'],
    done: (_saved, vehicle) => ({
      say: t(`status.${action}.done`),
      about: texts.name(vehicle),
      action: undoOf(action, [vehicle]),
    }),
    about: ({ id }) => id,
    what: texts.name,
  });
}

/** Asks, and says what depends on the vehicle (VOR-05). */
function Deactivate({ vehicle, onClose }: ToggleProps) {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  const saving = useToggle('deactivate');
  const { lines, reason } = useVehicleConsequences('deactivate', 1, useVehicleDependents([vehicle]));
  return (
    <ConfirmAction
      question={t('status.deactivate.question')}
      about={
        <>
          <p>
            <Unbroken>{texts.name(vehicle)}</Unbroken>
          </p>
          <Consequences
            of={[
              {
                icon: <CalendarX size={16} aria-hidden="true" />,
                title: t('status.deactivate.noService'),
                text: t('status.deactivate.until'),
                tone: 'attention',
              },
              ...lines,
              { icon: <Check size={16} aria-hidden="true" />, title: t('status.deactivate.stays') },
            ]}
          />
        </>
      }
      confirmLabel={t('status.deactivate.confirm', { vehicle: texts.mark(vehicle) })}
      disabledReason={reason}
      saving={saving}
      input={vehicle}
      onClose={onClose}
    />
  );
}

function Activate({ vehicle, onClose }: ToggleProps) {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  const saving = useToggle('activate');
  return (
    <ConfirmAction
      question={t('status.activate.question')}
      about={t('status.activate.body', { vehicle: texts.name(vehicle) })}
      confirmLabel={t('status.activate.confirm', { vehicle: texts.mark(vehicle) })}
      tone="primary"
      saving={saving}
      input={vehicle}
      onClose={onClose}
    />
  );
}
