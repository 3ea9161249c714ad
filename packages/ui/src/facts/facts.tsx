import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Labeled values, in two columns where there is room. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
