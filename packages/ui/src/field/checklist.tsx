import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Selection } from 'react-aria-components/ListBox';
import { classNames } from '../class-names.ts';
import menuStyles from '../menu/menu.module.css';
import { Checkbox } from './checkbox.tsx';
import styles from './checklist.module.css';
import type { FieldTexts } from './field-parts.tsx';
import fieldStyles from './field.module.css';
import { SearchField } from './search-field.tsx';
import type { SelectOption } from './select.tsx';
import { matchingOptions, mergedChoice } from './checklist-options.ts';

export interface ChecklistTexts {
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly clearSearch: string;
  /** Shown when nothing matches the search. */
  readonly none: string;
  /** "3 of 24 chosen" */
  readonly chosen: (chosen: number, total: number) => string;
  /** "Showing 50 of 400. Type to narrow the list." */
  readonly more: (shown: number, total: number) => string;
}

export interface ChecklistHandle {
  readonly focus: () => void;
}

export type ChecklistProps<Id extends string> = FieldTexts & {
  readonly texts: ChecklistTexts;
  readonly options: readonly SelectOption<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly onBlur?: () => void;
  /** Selects every option at once: "All 24 vehicles". */
  readonly allLabel?: string;
  /** Shows what is chosen; the description says why it can't be changed. */
  readonly isDisabled?: boolean;
  /** An option that stays first, such as one that means all others. */
  readonly leading?: Id;
  readonly ref?: Ref<ChecklistHandle>;
};

/** The list from an earlier render for as long as it says the same. */
function useSame<Item>(list: readonly Item[], isSame: (one: Item, other: Item) => boolean): readonly Item[] {
  const [earlier, setEarlier] = useState(list);
  if (earlier.length === list.length && earlier.every((one, at) => isSame(one, list[at]!))) return earlier;
  setEarlier(list);
  return list;
}

function isSameOption(one: SelectOption<string>, other: SelectOption<string>): boolean {
  return one.id === other.id && one.label === other.label && one.description === other.description;
}

/** Lists this long get a search field; shorter ones are quick to scan. */
const SEARCHED_FROM = 8;

/** Several of many values. In a long list, those selected at the start come first. */
export function Checklist<Id extends string>({
  label,
  description,
  error,
  optionalText,
  texts,
  options,
  value,
  onChange,
  onBlur,
  allLabel,
  isDisabled = false,
  leading,
  ref,
}: ChecklistProps<Id>) {
  const [search, setSearch] = useState('');
  // Keeps the initial order, so that a checked row stays under the pointer.
  const [first] = useState(
    () => new Set<string>(options.length >= SEARCHED_FROM ? [...(leading ? [leading] : []), ...value] : []),
  );
  const labelId = useId();
  const noteId = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('input, [role=listbox]')?.focus(),
  }));
  const sameOptions = useSame(options, isSameOption);
  const { shown, matchCount } = useMemo(
    () => matchingOptions(sameOptions, search, first),
    [sameOptions, search, first],
  );
  const chosen = new Set<string>(value);
  const isSearched = options.length >= SEARCHED_FROM;
  const isAll = options.length > 0 && options.every(({ id }) => chosen.has(id));
  const choose = (keys: Selection): void => onChange(mergedChoice(value, shown, keys));
  const latest = useRef({ choose, leave: onBlur });
  useEffect(() => {
    latest.current = { choose, leave: onBlur };
  });
  useEffect(() => {
    const group = box.current;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && group?.contains(relatedTarget))) latest.current.leave?.();
    };
    group?.addEventListener('focusout', leave);
    return () => group?.removeEventListener('focusout', leave);
  }, []);

  const selected = useSame(value, Object.is);
  // Drawing the list is slow. It must not hold up a field next to it, which draws the whole form again at each letter.
  const list = useMemo(
    () => (
      <ListBox<SelectOption<Id>>
        aria-labelledby={labelId}
        items={shown}
        selectionMode="multiple"
        // Esc closes the dialog around it, and must not clear the choices.
        escapeKeyBehavior="none"
        selectedKeys={selected}
        disabledKeys={isDisabled ? shown.map(({ id }) => id) : undefined}
        onSelectionChange={(keys) => latest.current.choose(keys)}
        renderEmptyState={() => <p className={styles.none}>{texts.none}</p>}
        className={classNames(styles.list, isSearched && styles.scrolled)}
      >
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.label} className={menuStyles.item!}>
            <span className={styles.mark}>
              <Check size={14} strokeWidth={3} aria-hidden="true" />
            </span>
            <span className={menuStyles.text}>
              {option.label}
              {option.description && <span className={menuStyles.note}>{option.description}</span>}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    ),
    [labelId, shown, selected, isDisabled, isSearched, texts.none],
  );
  const note = error ?? description;

  return (
    <Group
      ref={box}
      isDisabled={isDisabled}
      aria-labelledby={labelId}
      aria-describedby={note === undefined ? undefined : noteId}
      className={fieldStyles.field!}
    >
      <span id={labelId} className={fieldStyles.label}>
        {label}
        {optionalText && <span className={fieldStyles.optional}>{optionalText}</span>}
      </span>
      <div className={classNames(styles.frame, error !== undefined && styles.invalid)}>
        {(allLabel || isSearched) && (
          <div className={styles.head}>
            {allLabel && (
              <Checkbox
                isSelected={isAll}
                isDisabled={isDisabled}
                isIndeterminate={!isAll && value.length > 0}
                onChange={(isOn) => onChange(isOn ? options.map(({ id }) => id) : [])}
              >
                {allLabel}
              </Checkbox>
            )}
            <output className={styles.count}>{texts.chosen(value.length, options.length)}</output>
          </div>
        )}
        {isSearched && (
          <div className={styles.search}>
            <SearchField
              label={texts.search}
              clearLabel={texts.clearSearch}
              value={search}
              onChange={setSearch}
              placeholder={texts.searchPlaceholder}
            />
          </div>
        )}
        {list}
        {matchCount > shown.length && <p className={styles.more}>{texts.more(shown.length, matchCount)}</p>}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? fieldStyles.description : fieldStyles.error}>
          {error !== undefined && <CircleAlert size={14} aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </Group>
  );
}
