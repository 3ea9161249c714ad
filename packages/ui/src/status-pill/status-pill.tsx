import { classNames } from '../class-names.ts';
import styles from './status-pill.module.css';

/**
 * neutral: initiated · info: active · attention: waiting for someone · success: done, paid · critical: past due,
 * errored · muted: canceled.
 */
export type StatusTone = 'neutral' | 'info' | 'attention' | 'success' | 'critical' | 'muted';

/** What a tone's own mark would not say. approved: agreed, not done yet · soon: not urgent, so not tinted either. */
export type StatusMark = 'approved' | 'soon' | 'warning';

export interface StatusPillProps {
  readonly tone: StatusTone;
  /** Instead of the tone's own mark. */
  readonly mark?: StatusMark | undefined;
  /** The label. Color alone never carries the meaning. */
  readonly children: string;
}

const CIRCLE = 'M7 1.25a5.75 5.75 0 1 0 0 11.5a5.75 5.75 0 1 0 0-11.5Z';
const TRIANGLE = 'M7 1.3L13 12.2H1Z';
const CLOCK = 'M7 3.9V7.2L9.1 8.5';
const CHECK = 'M4.5 7.2L6.3 9L9.6 5.4';
const WARNING = 'M7 5.2V8.2M7 10.4V10.5';

/** What is drawn in the outline. */
const SIGNS: Readonly<Record<StatusTone | StatusMark, string>> = {
  neutral: '',
  info: 'M7 3.75A3.25 3.25 0 0 1 7 10.25Z',
  attention: CLOCK,
  success: CHECK,
  critical: WARNING,
  muted: 'M4.6 7H9.4',
  approved: CHECK,
  soon: CLOCK,
  warning: WARNING,
};

/** A mark and plain words; tinted only where someone must act. */
export function StatusPill({ tone, mark, children }: StatusPillProps) {
  const sign = SIGNS[mark ?? tone];
  return (
    <span className={classNames(styles.pill, styles[tone], mark && styles[mark])}>
      <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true">
        <path className={styles.outline} d={sign === WARNING ? TRIANGLE : CIRCLE} />
        <path className={styles.sign} d={sign} />
      </svg>
      <span className={styles.word}>{children}</span>
    </span>
  );
}
