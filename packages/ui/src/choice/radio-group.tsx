import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './choice.module.css';

export interface RadioOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Under the label, muted. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Id extends string> = FieldTexts & {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** Frames each option, for important choices. */
  readonly isFramed?: boolean;
  /** The heading above says the same. */
  readonly isLabelHidden?: boolean;
  readonly orientation?: 'vertical' | 'horizontal';
};

/** One of a few values, all visible. */
export function RadioGroup<Id extends string>({
  label,
  description,
  error,
  optionalText,
  options,
  value,
  onChange,
  isFramed = false,
  isLabelHidden = false,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...rest}
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange(chosen.id);
      }}
      orientation={orientation}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldStyles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} isHidden={isLabelHidden} />
      <div className={classNames(styles.options, styles[orientation], isFramed && styles.apart)}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={classNames(styles.option, isFramed && styles.framed)}
          >
            <span className={styles.dot} />
            <span className={styles.texts}>
              {option.label}
              {option.description && <span className={styles.note}>{option.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
