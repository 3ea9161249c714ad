import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import boxStyles from '../field/checkbox.module.css';
import fieldStyles from '../field/field.module.css';
import styles from './choice.module.css';

export type CheckCardsProps<Id extends string> = FieldTexts & {
  readonly options: readonly { readonly id: Id; readonly label: string; readonly description?: string }[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
  readonly onBlur?: () => void;
  /** The heading above says the same. */
  readonly isLabelHidden?: boolean;
};

/** Several of a few values, all visible and each with what it means, in two columns. */
export function CheckCards<Id extends string>({
  label,
  description,
  error,
  optionalText,
  options,
  value,
  onChange,
  onBlur,
  isLabelHidden = false,
}: CheckCardsProps<Id>) {
  return (
    <CheckboxGroup
      value={[...value]}
      onChange={(chosen) => {
        // What is chosen and not offered stays.
        const offered = new Set<string>(options.map(({ id }) => id));
        onChange([
          ...value.filter((id) => !offered.has(id)),
          ...options.map(({ id }) => id).filter((id) => chosen.includes(id)),
        ]);
      }}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldStyles.field!}
    >
      <FieldLabel label={label} optionalText={optionalText} isHidden={isLabelHidden} />
      <div className={styles.cards}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            className={classNames(boxStyles.checkbox, styles.framed, styles.card)}
          >
            <span className={boxStyles.tick}>
              <Check size={12} strokeWidth={3.5} aria-hidden="true" />
            </span>
            <span className={styles.texts}>
              {option.label}
              {option.description && <span className={styles.note}>{option.description}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </CheckboxGroup>
  );
}
