import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import menuStyles from '../menu/menu.module.css';
import { FieldLabel, FieldNotes, described } from './field-parts.tsx';
import type { FieldTexts } from './field-parts.tsx';
import styles from './field.module.css';

export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
}

export type SelectProps<Id extends string> = FieldTexts & {
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** Puts the label to the left of the control, for toolbars. */
  readonly isInline?: boolean;
  /** Offers to remove the choice, first in the list. */
  readonly clear?: { readonly label: string; readonly onPress: () => void };
  /** Without a box: a value among others, in a bar. */
  readonly isPlain?: boolean;
  /** Hides the label visually when the context makes it clear; screen readers still get it. */
  readonly isLabelHidden?: boolean;
};

/** The key of the entry that removes the choice; no option has it. */
const NONE = '';

function withClear(options: readonly SelectOption[], clear: SelectProps<string>['clear']): readonly SelectOption[] {
  return clear ? [{ id: NONE, label: clear.label }, ...options] : options;
}

/** One of a few known values. Closed, it shows only the selected label; descriptions show in the list. */
export function Select<Id extends string>({
  label,
  description,
  error,
  warning,
  optionalText,
  options,
  value,
  onChange,
  isInline = false,
  isPlain = false,
  isLabelHidden = false,
  clear,
  ...rest
}: SelectProps<Id>) {
  return (
    <AriaSelect
      {...rest}
      {...described(warning ?? description)}
      value={value}
      onChange={(key) => {
        if (clear && key === NONE) clear.onPress();
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, isInline && styles.inline, isPlain && styles.plain)}
    >
      {isLabelHidden ? (
        <VisuallyHidden>
          <FieldLabel label={label} optionalText={optionalText} />
        </VisuallyHidden>
      ) : (
        <FieldLabel label={label} optionalText={optionalText} />
      )}
      <Button className={classNames(styles.box, styles.trigger)}>
        <SelectValue className={styles.value!}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </Button>
      <FieldNotes description={description} error={error} warning={warning} />
      <Popover className={menuStyles.popover!} offset={4}>
        <ListBox items={withClear(options, value ? clear : undefined)} className={menuStyles.menu!}>
          {(option) => (
            <ListBoxItem textValue={option.label} className={menuStyles.item!}>
              {({ isSelected }) => (
                <>
                  <span className={menuStyles.text}>
                    {option.label}
                    {option.description && <span className={menuStyles.note}>{option.description}</span>}
                  </span>
                  {isSelected && <Check size={16} aria-hidden="true" className={menuStyles.check} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
