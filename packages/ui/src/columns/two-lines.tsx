import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './column.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** Muted, after the first line's text. */
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** A note that is too long goes on, instead of being cut. */
  readonly isNoteWrapped?: boolean;
}

/** A line with an optional secondary line below. */
export function TwoLines({ children, aside, note, isNoteWrapped = false }: TwoLinesProps) {
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
      {note && <span className={classNames(styles.note, isNoteWrapped && styles.wrapped)}>{note}</span>}
    </span>
  );
}
