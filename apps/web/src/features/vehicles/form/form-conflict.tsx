import { distanceUnitOf, formatDate, formatOdometer } from '@wayside/domain';
import type { Reading } from '@wayside/domain';
import { changedByOthers } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleField } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { VehicleFlow } from './use-vehicle-form.ts';
import styles from './vehicle-form.module.css';

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

/** Someone else changed the same fields: shows theirs, and asks which to keep. */
export function FormConflict({ state, send, labels, onTaken }: FormConflictProps) {
  const { t, i18n } = useTranslation('vehicle-form');
  const box = useRef<HTMLDivElement>(null);
  const isConflict = state.matches('conflict');
  useEffect(() => {
    if (isConflict) box.current?.querySelector('button')?.focus();
  }, [isConflict]);
  const { theirs, vehicle, body } = state.context;
  if (!isConflict || !theirs || !vehicle) return null;
  const fields = changedByOthers(vehicle, theirs, body).filter((field) => labels[field] !== undefined);
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={t('conflict.title')}
        actions={
          <>
            <Button onPress={() => send({ type: 'mine.kept' })}>{t('conflict.keepMine')}</Button>
            <Button variant="quiet" onPress={() => onTaken(fields)}>
              {t('conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        {t('conflict.body')}
        <ul className={styles.conflicts}>
          {fields.map((field) => (
            <li key={field}>
              {t('conflict.field', { label: labels[field], value: textOf(theirs, field, readingOf(i18n.language)) || t('conflict.empty') })}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
