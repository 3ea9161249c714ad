import { changedMeanwhile } from '@wayside/domain/schemas';
import type { VehicleField } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { VehicleFlow } from './use-vehicle-form.ts';
import styles from './vehicle-form.module.css';

export interface FormConflictProps extends VehicleFlow {
  labels: Readonly<Record<string, string>>;
  onTaken: (fields: readonly VehicleField[]) => void;
}

/** Someone else changed the same fields: shows theirs, and asks which to keep. */
export function FormConflict({ state, send, labels, onTaken }: FormConflictProps) {
  const { t } = useTranslation('vehicle-form');
  const box = useRef<HTMLDivElement>(null);
  const isConflict = state.matches('conflict');
  useEffect(() => {
    if (isConflict) box.current?.querySelector('button')?.focus();
  }, [isConflict]);
  const { theirs, vehicle, body } = state.context;
  if (!isConflict || !theirs || !vehicle) return null;
  const fields = changedMeanwhile(vehicle, theirs, body).filter((field) => labels[field] !== undefined);
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
            <li key={field}>{t('conflict.field', { label: labels[field], value: theirs[field] ?? t('conflict.empty') })}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
