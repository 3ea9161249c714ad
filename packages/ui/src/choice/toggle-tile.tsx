import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import styles from './choice.module.css';

export interface ToggleTileProps {
  readonly label: string;
  /** Second line, muted: a price, what is included. */
  readonly note?: ReactNode;
  /** 20-pixel icon. */
  readonly icon?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** One of several options to toggle; the whole tile is the target. For services, tire positions, times of day. */
export function ToggleTile({ label, note, icon, isOn, ...rest }: ToggleTileProps) {
  return (
    <ToggleButton {...rest} isSelected={isOn} className={styles.tile!}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.texts}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.mark}>
        <Check size={16} aria-hidden="true" />
      </span>
    </ToggleButton>
  );
}
