import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes } from './field-parts.tsx';
import type { FieldTexts } from './field-parts.tsx';
import styles from './field.module.css';

export type NumberFieldProps = FieldTexts &
  Pick<
    AriaNumberFieldProps,
    'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'name' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus' | 'isWheelDisabled'
  > & {
    readonly value: number | null;
    /** `null` when the field was cleared. Called when the number is committed: on blur, Enter or a step. */
    readonly onChange: (value: number | null) => void;
    /** Shows buttons that step by one. */
    readonly hasSteps?: boolean;
    /** Muted, after the number: `mi`, `CAD`. Part of the label for screen readers. */
    readonly unit?: string;
    readonly placeholder?: string;
  };

/** A number in the notation of the page's language. Arrow keys step it up and down. */
export const NumberField = ({
  label,
  description,
  error,
  warning,
  optionalText,
  value,
  onChange,
  hasSteps = false,
  unit,
  placeholder,
  ...rest
}: NumberFieldProps) => {
  const step = classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.inside);
  return (
    <AriaNumberField
      isWheelDisabled
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.field!}
    >
      <FieldLabel label={label} optionalText={[unit && `(${unit})`, optionalText].filter(Boolean).join(' ')} />
      <Group className={styles.box!}>
        <Input className={classNames(styles.input, styles.number)} {...(placeholder && { placeholder })} />
        {hasSteps && (
          <>
            <Button slot="decrement" className={step}>
              <Minus size={16} aria-hidden="true" />
            </Button>
            <Button slot="increment" className={step}>
              <Plus size={16} aria-hidden="true" />
            </Button>
          </>
        )}
      </Group>
      <FieldNotes description={description} error={error} warning={warning} />
    </AriaNumberField>
  );
};
