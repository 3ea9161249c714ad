import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-pill.module.css';

/**
 * neutral: initiated · info: active · attention: waiting for someone · success: done, paid · critical: past due,
 * errored · muted: canceled.
 */
export type StatusTone = 'neutral' | 'info' | 'attention' | 'success' | 'critical' | 'muted';

export interface StatusPillProps {
  readonly tone: StatusTone;
  /** The label. Color alone never carries the meaning. */
  readonly children: string;
  /** 12-pixel icon instead of the dot. */
  readonly icon?: ReactNode;
}

export function StatusPill({ tone, children, icon }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon ?? <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
