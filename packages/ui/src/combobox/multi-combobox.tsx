import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { SelectOption } from '../field/select.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import menuStyles from '../menu/menu.module.css';
import styles from './combobox.module.css';

export type MultiComboboxProps = FieldTexts & {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  /** All that is chosen by then, in the order of choosing. */
  readonly onChange: (values: readonly string[]) => void;
  /** Name of what is chosen and not among the options. */
  readonly unknownLabel: (value: string) => string;
  /** Shown in the list where nothing was found. */
  readonly emptyText: string;
  readonly placeholder?: string;
  /** `chosen` names the list of chips; `more` opens the rest of a long one. */
  readonly texts: {
    readonly chosen: string;
    readonly remove: (label: string) => string;
    readonly clear: string;
    readonly more: (count: number) => string;
  };
};

/** Options drawn at once; typing finds the others. */
const SHOWN_OPTIONS = 60;
const SHOWN_CHIPS = 12;

/** Any number of many values, found by typing. Those chosen are chips below the field, each taken away by a press. */
export const MultiCombobox = ({
  label,
  description,
  error,
  optionalText,
  options,
  values,
  onChange,
  unknownLabel,
  emptyText,
  placeholder,
  texts,
}: MultiComboboxProps) => {
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const labels = new Map(options.map((option) => [option.id, option.label]));
  const wanted = text.trim().toLowerCase();
  const found =
    wanted === '' ? options : options.filter((option) => `${option.label}\n${option.description ?? ''}`.toLowerCase().includes(wanted));
  const shown = showsAll ? values : values.slice(0, SHOWN_CHIPS);
  const hidden = values.length - shown.length;
  return (
    <div className={styles.multi}>
      <AriaComboBox<SelectOption, 'multiple'>
        selectionMode="multiple"
        items={found.slice(0, SHOWN_OPTIONS)}
        value={values}
        onChange={(keys) => onChange(keys.map(String))}
        inputValue={text}
        onInputChange={setText}
        onBlur={() => setText('')}
        allowsEmptyCollection
        menuTrigger="focus"
        isInvalid={error !== undefined}
        validationBehavior="aria"
        className={fieldStyles.field!}
      >
        <FieldLabel label={label} optionalText={optionalText} />
        <Group className={fieldStyles.box!} isInvalid={error !== undefined}>
          <Input className={fieldStyles.input!} {...(placeholder && { placeholder })} />
          <Button className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, fieldStyles.inside)}>
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        </Group>
        <FieldNotes description={description} error={error} />
        <Popover className={classNames(menuStyles.popover, styles.popover)} offset={4}>
          <ListBox<SelectOption> className={menuStyles.menu!} renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}>
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={menuStyles.item!}>
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
      </AriaComboBox>
      <FilterChips
        label={texts.chosen}
        chips={shown.map((value) => ({
          id: value,
          label: labels.get(value) ?? unknownLabel(value),
          onRemove: () => onChange(values.filter((other) => other !== value)),
        }))}
        removeLabel={texts.remove}
        clearAllLabel={texts.clear}
        onClearAll={() => onChange([])}
      />
      {hidden > 0 && (
        <Button className={buttonClass({ variant: 'quiet', size: 'small' })} onPress={() => setShowsAll(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </div>
  );
};
