import type { ReactNode } from 'react';
import styles from './activity.module.css';

export interface ActivityEntry {
  readonly key: string | number;
  /** 13-pixel icon: what kind of event it is. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** Follows the title, lighter. */
  readonly rest?: ReactNode;
  /** Second line, muted: when, where, by whom. */
  readonly note?: ReactNode;
  /** At the right: the money. */
  readonly amount?: ReactNode;
  /** Below the amount, muted. */
  readonly amountNote?: ReactNode;
}

/** What happened, in the order in which it is passed: newest first. */
export function Activity({ label, entries }: { label?: string; entries: readonly ActivityEntry[] }) {
  return (
    <ol aria-label={label} className={styles.activity}>
      {entries.map(({ key, icon, title, rest, note, amount, amountNote }) => (
        <li key={key} className={styles.entry}>
          <span className={styles.dot}>{icon}</span>
          <div className={styles.texts}>
            <div>
              <span className={styles.title}>{title}</span>
              {rest}
            </div>
            {note && <div className={styles.note}>{note}</div>}
          </div>
          {(amount || amountNote) && (
            <div className={styles.amount}>
              {amount}
              {amountNote && <div className={styles.note}>{amountNote}</div>}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
