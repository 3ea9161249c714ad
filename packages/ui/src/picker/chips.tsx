import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../class-names.ts';
import styles from './chips.module.css';

export interface Chip<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** Muted, after the label. */
  readonly note?: string;
  /** In place of the note: "No phone". */
  readonly warning?: string;
  /** Initials before the label. */
  readonly isPerson?: boolean;
}

export interface ChipsProps<Id extends string | number> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chips: readonly Chip<Id>[];
  /** "Remove Ann Lee" */
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (id: Id) => void;
}

/** What is chosen, each with a way to remove it. */
export function Chips<Id extends string | number>({ label, chips, removeLabel, onRemove }: ChipsProps<Id>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // The button that was pressed vanishes: the focus goes to the next one.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when one is gone
  }, [chips]);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className={styles.chips}>
      {chips.map(({ id, label: name, note, warning, isPerson }, at) => (
        <li key={id} className={classNames(styles.chip, isPerson && styles.person, warning && styles.warned)}>
          {isPerson && <Avatar name={name} size="small" />}
          <span className={styles.name}>{name}</span>
          {(warning ?? note) && (
            <span className={styles.note}>
              {warning && <TriangleAlert size={12} aria-hidden="true" />}
              {warning ?? note}
            </span>
          )}
          <AriaButton
            aria-label={removeLabel(name)}
            className={styles.remove!}
            onPress={() => {
              removed.current = at;
              onRemove(id);
            }}
          >
            <X size={14} aria-hidden="true" />
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}
