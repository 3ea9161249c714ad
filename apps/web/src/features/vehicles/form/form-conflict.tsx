import { distanceUnitOf, formatDate, formatOdometer } from '@wayside/domain';
import type { Reading } from '@wayside/domain';
import { changedByOthers } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleField } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../../shared/brand/brand.ts';
import { FieldConflict } from '../../../shared/form/field-conflict.tsx';
import type { VehicleFlow } from './use-vehicle-form.ts';

/** A field of the vehicle as its page shows it. */
function textOf(vehicle: FormVehicle, field: VehicleField, reading: Reading): string {
  const { odometer, odometer_units, make, model, sub_model, engine } = vehicle;
  const texts: Partial<Record<VehicleField, string | null>> = {
    odometer: odometer === null ? null : formatOdometer(odometer, distanceUnitOf(odometer_units), reading),
    motorMakeID: make,
    motorModelID: model,
    motor_sub_model_id: sub_model,
    motorEngineID: engine,
    license_plate_expiration: formatDate(vehicle.license_plate_expiration, reading.region),
  };
  return texts[field] ?? String(vehicle[field] ?? '');
}

export interface FormConflictProps extends VehicleFlow {
  labels: Readonly<Record<string, string>>;
  onTaken: (fields: readonly VehicleField[]) => void;
}

/** What someone else changed in the same fields of the vehicle. */
export function FormConflict({ state, send, labels, onTaken }: FormConflictProps) {
  const { t, i18n } = useTranslation('vehicle-form');
  const { theirs, vehicle, body } = state.context;
  if (!state.matches('conflict') || !theirs || !vehicle) return null;
  const fields = changedByOthers(vehicle, theirs, body).filter((field) => labels[field] !== undefined);
  return (
    <FieldConflict
      title={t('conflict')}
      fields={fields.map((field) => ({ label: labels[field]!, value: textOf(theirs, field, readingOf(i18n.language)) }))}
      onKeepMine={() => send({ type: 'mine.kept' })}
      onTakeTheirs={() => onTaken(fields)}
    />
  );
}
