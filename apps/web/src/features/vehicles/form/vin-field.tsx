import { normaliseVin, sameVin, vinAdvice, VIN_LENGTH } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { FieldsProps } from './vehicle-form-parts.ts';
import styles from './vehicle-form.module.css';

export interface VinFieldProps extends FieldsProps {
  /** Looks the VIN up, on Enter and by a button; only where that adds the vehicle. */
  lookUp?: { press: () => void; isPending: boolean };
}

/** The VIN in upper case, with advice on what looks wrong. */
export function VinField({ form, rules: { vehicle }, fleet, lookUp }: VinFieldProps) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const vin = form.watch('vin');
  const { length } = normaliseVin(vin);
  const isChanged = normaliseVin(vin) !== (vehicle?.vin ?? '');
  const other = sameVin(vin, fleet, vehicle?.id ?? null);
  const advice = isChanged ? vinAdvice(vin) : undefined;
  // Nobody wants advice on the length in the middle of typing.
  const isTyping = advice === 'length' && length < VIN_LENGTH && !form.formState.touchedFields.vin;
  const warning = other
    ? t('advice.sameVin', { name: texts.name(other) })
    : advice && !isTyping
      ? t(`advice.${advice}`, { count: length })
      : undefined;

  const lookUpOnEnter = (event: KeyboardEvent): void => {
    if (!lookUp || event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    lookUp.press();
  };
  const count = isChanged && length > 0 ? t('vinCount', { count: length }) : undefined;
  return (
    <div className={styles.vin}>
      <div role="presentation" className={styles.vinField} onKeyDownCapture={lookUpOnEnter}>
        <FormTextField
          form={form}
          name="vin"
          label={t('vin')}
          autoComplete="off"
          spellCheck="false"
          // A pasted VIN may have spaces.
          maxLength={40}
          filter={(typed) => typed.toUpperCase()}
          warning={warning}
          description={[count, lookUp && t('vinHelp')].filter(Boolean).join('. ') || undefined}
        />
      </div>
      {lookUp && (
        <div className={styles.lookUp}>
          <Button
            icon={<Search size={16} aria-hidden="true" />}
            isPending={lookUp.isPending}
            pendingLabel={t('lookingUp')}
            onPress={lookUp.press}
          >
            {t('lookUp')}
          </Button>
        </div>
      )}
    </div>
  );
}
