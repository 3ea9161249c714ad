import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Selection } from 'react-aria-components/ListBox';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import { SearchField } from '../field/search-field.tsx';
import { LinkButton } from '../link/link-button.tsx';
import menuStyles from '../menu/menu.module.css';
import { useStableCallback } from '../use-stable-callback.ts';
import { DRAWN, chosenLines, matchingGroups, mergedChoice } from './picker-options.ts';
import type { PickerOption } from './picker-options.ts';
import styles from './picker.module.css';

export interface PickerTexts {
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly clearSearch: string;
  /** Shown when nothing matches the search. */
  readonly none: string;
  /** "3 chosen" */
  readonly chosen: (count: number) => string;
  /** Shown while nothing is chosen. */
  readonly nothing: string;
  readonly clear: string;
  /** "Remove VAN-01" */
  readonly remove: (name: string) => string;
  /** "Choose all 6" */
  readonly chooseAll: (count: number) => string;
  /** "Clear all 6" */
  readonly clearAll: (count: number) => string;
  /** "Department 210, all 6" */
  readonly whole: (group: string, count: number) => string;
  /** "And 12 more" */
  readonly others: (count: number) => string;
  /** "Showing 50 of 400. Type to narrow the list." */
  readonly more: (shown: number, total: number) => string;
}

export interface PickerHandle {
  readonly focus: () => void;
}

export type PickerProps<Id extends string> = FieldTexts & {
  /** The same object as long as the language stays. */
  readonly texts: PickerTexts;
  readonly options: readonly PickerOption<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly onBlur?: () => void;
  /** Shows what is chosen; the description says why it can't be changed. */
  readonly isDisabled?: boolean;
  /** The heading above says the same. */
  readonly isLabelHidden?: boolean;
  readonly ref?: Ref<PickerHandle>;
};

/** The list from an earlier render for as long as it says the same. */
function useSame<Item>(list: readonly Item[], isSame: (one: Item, other: Item) => boolean): readonly Item[] {
  const [earlier, setEarlier] = useState(list);
  if (earlier.length === list.length && earlier.every((one, at) => isSame(one, list[at]!))) return earlier;
  setEarlier(list);
  return list;
}

function isSameOption(one: PickerOption, other: PickerOption): boolean {
  return (
    one.id === other.id &&
    one.label === other.label &&
    one.description === other.description &&
    one.group === other.group
  );
}

/** Lists this long get a search field; shorter ones are quick to scan. */
const SEARCHED_FROM = 8;

/** Several of many values: at the left what there is, by groups, at the right what is chosen. */
export function Picker<Id extends string>({
  label,
  description,
  error,
  optionalText,
  texts,
  options,
  value,
  onChange,
  onBlur,
  isDisabled = false,
  isLabelHidden = false,
  ref,
}: PickerProps<Id>) {
  const [search, setSearch] = useState('');
  const labelId = useId();
  const noteId = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('input, [role=listbox]')?.focus(),
  }));
  const sameOptions = useSame(options, isSameOption);
  const { groups, shownCount, matchCount } = useMemo(() => matchingGroups(sameOptions, search), [sameOptions, search]);
  const isSearched = options.length >= SEARCHED_FROM;
  const choose = useStableCallback((among: readonly PickerOption<Id>[], keys: Selection) =>
    onChange(mergedChoice(value, among, keys)),
  );
  const left = useStableCallback(() => onBlur?.());
  useEffect(() => {
    const group = box.current;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && group?.contains(relatedTarget))) left();
    };
    group?.addEventListener('focusout', leave);
    return () => group?.removeEventListener('focusout', leave);
  }, [left]);

  const selected = useSame(value, Object.is);
  // Drawing the list is slow. It must not hold up a field next to it, which draws the whole form again at each letter.
  const lists = useMemo(
    () =>
      groups.map(({ name, options: members, shown }, at) => {
        const headingId = `${labelId}-${at}`;
        return (
          <div key={name ?? ''}>
            {name !== undefined && (
              <div className={styles.group}>
                <span id={headingId}>{name}</span>
                {!isDisabled && members.length > 1 && (
                  <ChooseAll options={members} value={selected} texts={texts} onPress={choose} />
                )}
              </div>
            )}
            <ListBox<PickerOption<Id>>
              aria-labelledby={name === undefined ? labelId : `${labelId} ${headingId}`}
              items={shown}
              selectionMode="multiple"
              // Esc closes the dialog around it, and must not clear the choices.
              escapeKeyBehavior="none"
              selectedKeys={selected}
              disabledKeys={isDisabled ? shown.map(({ id }) => id) : undefined}
              onSelectionChange={(keys) => choose(shown, keys)}
              className={styles.list!}
            >
              {(option) => (
                <ListBoxItem
                  id={option.id}
                  textValue={option.label}
                  className={classNames(menuStyles.item, styles.option)}
                >
                  <span className={styles.mark}>
                    <Check size={12} strokeWidth={3.5} aria-hidden="true" />
                  </span>
                  <span className={styles.text}>
                    <span>{option.label}</span>
                    {option.description && <span className={styles.aside}>{option.description}</span>}
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </div>
        );
      }),
    [labelId, groups, selected, isDisabled, texts, choose],
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
      <span id={labelId} className={isLabelHidden ? fieldStyles.unseen : fieldStyles.label}>
        {label}
        {optionalText && <span className={fieldStyles.optional}>{optionalText}</span>}
      </span>
      <div className={classNames(styles.frame, error !== undefined && styles.invalid)}>
        <div className={styles.from}>
          <div className={styles.tools}>
            {isSearched && (
              <SearchField
                label={texts.search}
                clearLabel={texts.clearSearch}
                value={search}
                onChange={setSearch}
                placeholder={texts.searchPlaceholder}
              />
            )}
            {!isDisabled && matchCount > 1 && (
              <ChooseAll
                options={groups.flatMap((group) => group.options)}
                value={selected}
                texts={texts}
                onPress={choose}
              />
            )}
          </div>
          <div className={classNames(styles.rows, isSearched && styles.high)}>
            {lists}
            {matchCount === 0 && <p className={styles.note}>{texts.none}</p>}
            {matchCount > shownCount && <p className={styles.note}>{texts.more(shownCount, matchCount)}</p>}
          </div>
        </div>
        <Chosen box={box} options={sameOptions} value={value} texts={texts} onChange={isDisabled ? null : onChange} />
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

interface ChooseAllProps<Id extends string> {
  options: readonly PickerOption<Id>[];
  value: readonly Id[];
  texts: PickerTexts;
  onPress: (options: readonly PickerOption<Id>[], keys: Selection) => void;
}

/** Chooses these options, or none of them if all are chosen. */
function ChooseAll<Id extends string>({ options, value, texts, onPress }: ChooseAllProps<Id>) {
  const chosen = new Set<string>(value);
  const isAll = options.every(({ id }) => chosen.has(id));
  return (
    <LinkButton onPress={() => onPress(options, isAll ? new Set() : 'all')}>
      {(isAll ? texts.clearAll : texts.chooseAll)(options.length)}
    </LinkButton>
  );
}

interface ChosenProps<Id extends string> {
  box: { readonly current: HTMLElement | null };
  options: readonly PickerOption<Id>[];
  value: readonly Id[];
  texts: PickerTexts;
  /** Null: nothing can be removed. */
  onChange: ((value: readonly Id[]) => void) | null;
}

function Chosen<Id extends string>({ box, options, value, texts, onChange }: ChosenProps<Id>) {
  const lines = useMemo(() => chosenLines(options, value), [options, value]);
  const drawn = lines.slice(0, DRAWN);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed vanishes: the focus goes to the next one, or to where more is chosen.
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('input, [role=listbox]'))?.focus();
    removed.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when one is gone
  }, [box, value]);
  const remove = (ids: readonly string[], at: number): void => {
    const gone = new Set<string>(ids);
    removed.current = at;
    onChange?.(value.filter((id) => !gone.has(id)));
  };
  const count = lines.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div className={styles.chosen}>
      <div className={styles.head}>
        <output>{texts.chosen(count)}</output>
        {onChange && count > 0 && (
          <Button
            size="small"
            variant="quiet"
            onPress={() =>
              remove(
                lines.flatMap(({ ids }) => ids),
                0,
              )
            }
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.note}>{texts.nothing}</p>
      ) : (
        <ul ref={list} className={styles.lines}>
          {drawn.map(({ label, count: whole, ids }, at) => {
            const name = whole === undefined ? label : texts.whole(label, whole);
            return (
              <li key={ids[0]} className={styles.line}>
                <span className={styles.name}>{name}</span>
                {onChange && (
                  <IconButton
                    size="small"
                    label={texts.remove(name)}
                    icon={<X size={14} aria-hidden="true" />}
                    onPress={() => remove(ids, at)}
                  />
                )}
              </li>
            );
          })}
          {lines.length > drawn.length && <li className={styles.note}>{texts.others(lines.length - drawn.length)}</li>}
        </ul>
      )}
    </div>
  );
}
