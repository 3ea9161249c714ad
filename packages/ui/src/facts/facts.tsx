import { useContext } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { NotSetText } from '../columns/not-set.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Nothing is said to be not set; zero is shown as zero. */
  readonly value: ReactNode;
  /** Beside the value: the toggle of its unit. */
  readonly toggle?: ReactNode;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /**
   * grid: labels above values, in two columns where there is room · row: the key facts below a record's head · list:
   * details, each label before its value.
   */
  readonly look?: 'grid' | 'row' | 'list';
}

/** Labeled values to read. */
export function Facts({ facts, look = 'grid' }: FactsProps) {
  const notSet = useContext(NotSetText);
  return (
    <dl className={classNames(styles.facts, styles[look])}>
      {facts.map(({ label, value, toggle }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value || value === 0 ? value : <span className={styles.unset}>{notSet}</span>}
            {toggle}
          </dd>
        </div>
      ))}
    </dl>
  );
}
