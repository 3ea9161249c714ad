import type { ReactNode } from 'react';
import styles from './decision-page.module.css';

export interface DecisionPageProps {
  /** Why it is decided, what is decided, and what it costs. */
  main: ReactNode;
  /** What it is about, as facts; on a narrow screen right after `main`. */
  side: ReactNode;
  /** What can be added, and what happened before. */
  rest: ReactNode;
  /** Sum and decision, at the bottom of the window. */
  bar: ReactNode;
}

/** A page on which someone decides. */
export function DecisionPage({ main, side, rest, bar }: DecisionPageProps) {
  return (
    <>
      <div className={styles.page}>
        <div className={styles.main}>{main}</div>
        <div className={styles.side}>
          <div className={styles.facts}>{side}</div>
        </div>
        <div className={styles.rest}>{rest}</div>
      </div>
      {bar}
    </>
  );
}
