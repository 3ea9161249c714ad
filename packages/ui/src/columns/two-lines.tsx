import type { ReactNode } from 'react';
import styles from './column.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** Muted, after the first line's text. */
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
}

/** A line with an optional secondary line below. */
export function TwoLines({ children, aside, note }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>
        {aside ? (
          <>
            <span>{children}</span> <span className={styles.aside}>{aside}</span>
          </>
        ) : (
          children
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
