import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './segmented.module.css';

export interface Segment<Id extends string> {
  readonly id: Id;
  /** A few letters. */
  readonly label: string;
  /** Accessible name: what the letters mean. */
  readonly name: string;
  /** Language of the texts, if it is not the page's. */
  readonly lang?: string;
}

export interface SegmentedProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** One of two or three short values side by side, effective immediately, such as a unit. */
export function Segmented<Id extends string>({ label, segments, value, onChange }: SegmentedProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group!}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        const chosen = segments.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      {segments.map(({ id, label: text, name, lang }) => (
        <ToggleButton key={id} id={id} {...(lang && { lang })} aria-label={name} className={styles.choice!}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
