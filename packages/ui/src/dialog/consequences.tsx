import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './dialog.module.css';

export interface Consequence {
  /** 16-pixel icon. */
  readonly icon: ReactNode;
  readonly title: string;
  /** One sentence, or links to what is meant. */
  readonly text?: ReactNode;
  /** What it does to people or data; without it, what stays or merely follows. */
  readonly tone?: 'attention' | 'critical' | undefined;
}

/** What an action leads to, the worst first and what stays last. In the description of a dialog. */
export function Consequences({ of }: { readonly of: readonly Consequence[] }) {
  return (
    <ul className={styles.effects}>
      {of.map(({ icon, title, text, tone }) => (
        <li key={title} className={styles.effect}>
          <span className={tone && styles[tone]}>{icon}</span>
          <div>
            <p className={styles.effectTitle}>
              <Unbroken>{title}</Unbroken>
            </p>
            {text && (
              <p>
                <Unbroken>{text}</Unbroken>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
