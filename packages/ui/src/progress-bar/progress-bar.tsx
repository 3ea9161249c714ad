import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/Label';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** Part that is done, from 0 to 1. */
  readonly value: number;
}

/** How far something is, in percent. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value * 100} className={styles.progress!}>
      {({ percentage, valueText }) => (
        <>
          <span className={styles.texts}>
            <Label>{label}</Label>
            <span className={styles.percent}>{valueText}</span>
          </span>
          <span className={styles.rail}>
            <span className={styles.bar} style={{ width: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
