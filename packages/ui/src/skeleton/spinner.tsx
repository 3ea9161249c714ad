import styles from './skeleton.module.css';

export interface SpinnerProps {
  readonly label?: string;
  readonly size?: 16 | 20 | 24;
}

/** For waits of one to five seconds, at most one per region. The label is announced, not shown. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  return (
    // `<progress>` would draw its own bar.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="progressbar" aria-label={label ?? '…'} className={styles.spinnerBox}>
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
