import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Button as TextButton } from '../button/button.tsx';
import styles from './filter-chips.module.css';

export interface FilterChip {
  readonly id: string;
  /** "Status: past due" */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Accessible name of a chip's button. */
  readonly removeLabel: (filter: string) => string;
  readonly clearAllLabel: string;
  readonly onClearAll: () => void;
}

/** One removable chip per active filter, and a button that clears all. Renders nothing without active filters. */
export function FilterChips({ label, chips, removeLabel, clearAllLabel, onClearAll }: FilterChipsProps) {
  return chips.length === 0 ? null : (
    <div className={styles.chips}>
      <ul aria-label={label} className={styles.list}>
        {chips.map((chip) => (
          <li key={chip.id} className={styles.item}>
            <Button className={styles.chip!} aria-label={removeLabel(chip.label)} onPress={chip.onRemove}>
              <span className={styles.text}>{chip.label}</span>
              <X size={14} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <TextButton variant="quiet" size="small" onPress={onClearAll}>
        {clearAllLabel}
      </TextButton>
    </div>
  );
}
