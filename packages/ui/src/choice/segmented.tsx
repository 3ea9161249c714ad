import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segmented.module.css';

export interface Segment<Id extends string> {
  readonly id: Id;
  /** A few letters, or a verb. */
  readonly label: string;
  /** What the letters mean; read after them. */
  readonly name: string;
  /** Language of the texts, if it is not the page's. */
  readonly lang?: string;
  /** 16-pixel icon. */
  readonly icon?: ReactNode;
  /** Number of things behind it, after the label. Describes it, and is no part of its name. */
  readonly count?: number;
  /** Color while it is chosen. */
  readonly tone?: 'success' | 'critical';
}

export interface SegmentedProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  /** Null: none of them. */
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly isDisabled?: boolean;
  /** As wide as its place and as high as a button, for a decision. */
  readonly isWide?: boolean;
  /** As high as a line of text, beside the value whose unit it is. */
  readonly isInline?: boolean;
}

/** Begins with what is seen, so that voice control finds it by that. */
const spoken = (text: string, name: string): string => (name.startsWith(text) ? '' : `${text}, `) + name;

/**
 * One of two or three short values side by side, effective immediately, such as a unit. An arrow key moves and chooses.
 */
export function Segmented<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
  isWide,
  isInline,
}: SegmentedProps<Id>) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.group, isWide && styles.wide, isInline && styles.inline)}
    >
      {segments.map(({ id, label: text, name, lang, icon, count, tone }) => (
        <label key={id} lang={lang} className={classNames(styles.choice, tone && styles[tone])}>
          <input
            type="radio"
            name={group}
            aria-label={spoken(text, name)}
            aria-describedby={count === undefined ? undefined : `${group}-${id}`}
            checked={id === value}
            disabled={isDisabled}
            onChange={() => onChange(id)}
            className={styles.input}
          />
          {icon}
          {text}
          {count !== undefined && (
            <span id={`${group}-${id}`} className={styles.count}>
              {count}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
