import type { ReactNode } from 'react';
import styles from './column.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** A line with an optional secondary line below. */
export function TwoLines({ children, note }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
