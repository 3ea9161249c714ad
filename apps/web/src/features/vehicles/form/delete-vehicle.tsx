import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Consequences, Unbroken } from '@wayside/ui';
import { ChartColumn, Info, Trash2 } from 'lucide-react';
import { useVehicleConsequences } from '../../../shared/dependents/use-vehicle-consequences.tsx';
import { useVehicleDependents } from '../../../shared/dependents/use-vehicle-dependents.ts';
import { api } from '../../../shared/data/api.ts';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import type { SaveOptions } from '../../../shared/save/saver.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { vehicleQuery } from '../page/vehicle.queries.ts';

export interface DeleteVehicleProps {
  vehicle: NamedVehicle;
  /** The open form, which the deletion leaves. */
  form?: NonNullable<SaveOptions<NamedVehicle, unknown>['form']>;
  /** Opens the question about deactivating it instead, if it is active. */
  onDeactivate?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before a vehicle is deleted, and says what goes with it (OPN2-36). */
export function DeleteVehicle({ vehicle, form, onDeactivate, onClose }: DeleteVehicleProps) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  // The page behind loads it.
  const { error } = useQuery({ ...vehicleQuery(vehicle.id), enabled: false });
  const saving = useSave({
    call: ({ id }: NamedVehicle) => api.DELETE('/vehicles/{id}', { params: { path: { id } } }),
    changed: ['vehicles', 'deletedVehicles'],
    done: { say: t('deleted'), about: texts.line(vehicle), to: place.vehicles },
    what: t('what'),
    isDeletion: true,
    form,
  });
  const { lines, reason } = useVehicleConsequences('delete', 1, useVehicleDependents([vehicle]));
  return (
    <ConfirmAction
      question={t('confirm.delete')}
      about={
        <>
          <p>
            <Unbroken>{texts.line(vehicle)}</Unbroken>
          </p>
          <Consequences
            of={[
              ...lines,
              {
                icon: <Trash2 size={16} aria-hidden="true" />,
                title: t('confirm.deletedToo'),
                text: t('confirm.irreversible'),
                tone: 'critical',
              },
              {
                icon: <ChartColumn size={16} aria-hidden="true" />,
                title: t('confirm.costs'),
                text: t('confirm.payments'),
                tone: 'attention',
              },
              { icon: <Info size={16} aria-hidden="true" />, title: t('confirm.deactivateInstead') },
            ]}
          />
        </>
      }
      confirmLabel={t('confirm.deleteConfirm', { mark: texts.mark(vehicle) })}
      alternative={onDeactivate && { label: t('confirm.deactivate'), onPress: onDeactivate }}
      disabledReason={reason}
      saving={saving}
      input={vehicle}
      isDone={isNotFound(error)}
      onClose={onClose}
    />
  );
}
