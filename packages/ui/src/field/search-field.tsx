import { Search, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { isSingleKey, singleKeys } from './single-keys.ts';

export interface SearchFieldProps {
  /** Accessible name: what is searched. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** Called on every keystroke. Use `useDebounced` for expensive work. */
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
  /** Single key that focuses the field from anywhere outside an input, unless `singleKeys` are off. Shown in the field. */
  readonly shortcut?: string;
}

/** The fields that want the shortcut, in the order of the page. Only the first has it, and shows it. */
let wanting: readonly RefObject<HTMLInputElement | null>[] = [];
const listeners = new Set<() => void>();
function change(next: typeof wanting): void {
  wanting = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fields appear as the lists of a page load, in any order. */
const inPageOrder = (one: (typeof wanting)[number], other: (typeof wanting)[number]): number =>
  one.current && other.current && one.current.compareDocumentPosition(other.current) & 2 ? 1 : -1;

export function SearchField({ label, placeholder, value, onChange, clearLabel, shortcut: wanted }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useSyncExternalStore(subscribe, () => wanting[0] === input || wanting.length === 0);
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn);
  const shortcut = isFirst && areOn ? wanted : undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    change([...wanting, input].toSorted(inPageOrder));
    return () => change(wanting.filter((other) => other !== input));
  }, [wanted]);
  useEffect(() => {
    if (!shortcut) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isSingleKey(event, shortcut)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={classNames(styles.field, styles.search)}
    >
      <Group className={styles.box!}>
        <span className={styles.lead}>
          <Search size={16} aria-hidden="true" />
        </span>
        <Input ref={input} className={styles.input!} placeholder={placeholder} aria-keyshortcuts={shortcut} />
        {value !== '' && (
          <Button
            aria-label={clearLabel}
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.inside)}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        )}
        {value === '' && shortcut && (
          <kbd className={styles.hint} aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </Group>
    </AriaSearchField>
  );
}
