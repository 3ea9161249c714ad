import { Check, ChevronDown } from 'lucide-react';
import { use, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { SelectOption } from '../field/select.tsx';
import menuStyles from '../menu/menu.module.css';
import { Spinner } from '../skeleton/spinner.tsx';
import styles from './combobox.module.css';
import { OptionPopover } from './option-popover.tsx';

export type ComboboxOption<Id extends string = string> = SelectOption<Id> & {
  /** The heading above it and the others that have it. */
  readonly group?: string | undefined;
};

export type ComboboxProps<Id extends string> = FieldTexts & {
  /** The options, or the search results so far. */
  readonly options: readonly ComboboxOption<Id>[];
  readonly value: Id | null;
  /** `null` when the text no longer matches an option. */
  readonly onChange: (value: Id | null) => void;
  /** Text of the field; uncontrolled when omitted. */
  readonly inputValue?: string;
  readonly onInputChange?: (text: string) => void;
  /** The options are already search results, so they are not filtered again. */
  readonly isSearched?: boolean;
  /** Results are loading. */
  readonly isLoading?: boolean;
  /** Keeps text that matches no option, for free-text search. */
  readonly allowsText?: boolean;
  /** Shown in the list when nothing was found or while loading. */
  readonly emptyText: string;
  readonly loadingText?: string;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** Puts the label to the left of the control, for toolbars. */
  readonly isInline?: boolean;
};

/** Opens the list on a click, too: with `isSearched`, React Aria opens it by the arrow, the keys and typing only. */
function OpeningInput({ placeholder, hasList }: { placeholder: string | undefined; hasList: boolean }) {
  // Absent while React Aria collects the options.
  const state = use(ComboBoxStateContext);
  return (
    <Input
      className={fieldStyles.input!}
      placeholder={placeholder}
      onClick={() => hasList && state?.open(null, 'manual')}
    />
  );
}

function renderOption<Id extends string>({ id, label, description }: ComboboxOption<Id>) {
  return (
    <ListBoxItem key={id} id={id} textValue={label} className={menuStyles.item!}>
      {({ isSelected }) => (
        <>
          <span className={menuStyles.text}>
            {label}
            {description && <span className={menuStyles.note}>{description}</span>}
          </span>
          {isSelected && <Check size={16} aria-hidden="true" className={menuStyles.check} />}
        </>
      )}
    </ListBoxItem>
  );
}

/** Each group below its heading, in the order of its first option. */
function inGroups<Id extends string>(options: readonly ComboboxOption<Id>[]) {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
    group === undefined ? (
      own.map(renderOption)
    ) : (
      <ListBoxSection key={group} id={group} className={styles.group!}>
        <Header className={menuStyles.head}>{group}</Header>
        {own.map(renderOption)}
      </ListBoxSection>
    ),
  );
}

/** One of many values, found by typing. With `isSearched`, suggestions come from the caller as they load. */
export function Combobox<Id extends string>({
  label,
  description,
  error,
  optionalText,
  options,
  value,
  onChange,
  isSearched = false,
  isLoading = false,
  allowsText = false,
  emptyText,
  loadingText,
  placeholder,
  isInline = false,
  ...rest
}: ComboboxProps<Id>) {
  const field = useRef<HTMLDivElement>(null);
  // Where any text will do, there may be nothing to suggest yet.
  const hasList = !allowsText || options.length > 0;
  return (
    <AriaComboBox
      {...rest}
      items={isSearched ? options : undefined}
      defaultItems={isSearched ? undefined : options}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.id === key)?.id ?? null)}
      allowsCustomValue={allowsText}
      allowsEmptyCollection
      menuTrigger={isSearched ? 'input' : 'focus'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, isInline && fieldStyles.inline)}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group ref={field} className={fieldStyles.box!} isInvalid={error !== undefined}>
        <OpeningInput placeholder={placeholder} hasList={hasList} />
        {isLoading ? (
          <span className={styles.wait}>
            <Spinner label={loadingText} />
          </span>
        ) : (
          hasList && (
            <Button
              className={classNames(
                buttonClass({ variant: 'quiet', size: 'small' }),
                buttonStyles.icon,
                fieldStyles.inside,
              )}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          )
        )}
      </Group>
      <FieldNotes description={description} error={error} />
      <OptionPopover field={field} className={classNames(menuStyles.popover, styles.popover)}>
        <ListBox<ComboboxOption<Id>>
          className={menuStyles.menu!}
          renderEmptyState={() => <p className={styles.empty}>{isLoading ? (loadingText ?? emptyText) : emptyText}</p>}
        >
          {options.some(({ group }) => group) ? inGroups(options) : renderOption}
        </ListBox>
      </OptionPopover>
    </AriaComboBox>
  );
}
