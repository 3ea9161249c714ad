import type { Catalogue } from '@wayside/scenarios/control';
import { useSyncExternalStore } from 'react';
import { scenarioLink } from '../app/links.ts';
import styles from './gallery.module.css';
import { describeRecent, onRecent, recentOf, remember, storedRecent } from './recent.ts';

/** What this browser opened last, to open it again. */
export function RecentList({ catalogue }: { catalogue: Catalogue }) {
  const recent = recentOf(useSyncExternalStore(onRecent, storedRecent), catalogue);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.recent}>
      <h2 id="recent" className={styles.recentTitle}>
        Recently opened
      </h2>
      <ul className={styles.recentList}>
        {recent.map((one) => {
          const { scenario, brand, role } = one;
          const step = Math.min(1, scenario.steps?.length ?? 0);
          return (
            <li key={scenario.id}>
              <a
                href={scenarioLink({ scenario: scenario.id, brand, role, step }, window.location)}
                target="_blank"
                rel="noopener"
                className={styles.recentLink}
                onClick={() => remember({ scenario: scenario.id, brand, role })}
              >
                {scenario.title} <span className={styles.id}>{describeRecent(one)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
