import type { Catalogue, ScreenEntry } from '@wayside/scenarios/control';
import { scenarioLink } from '../app/links.ts';
import { choicesOf } from './filter.ts';
import type { Filter } from './filter.ts';
import styles from './gallery.module.css';
import { remember } from './recent.ts';

export interface ScreenListProps {
  screens: readonly ScreenEntry[];
  catalogue: Catalogue;
  filter: Filter;
}

/**
 * Every screen of the product: its address, the calls of its pages, and the situation that shows it best.
 */
export function ScreenList({ screens, catalogue, filter }: ScreenListProps) {
  return (
    <ul className={styles.cards} aria-label="Screens">
      {screens.map(({ id, title, path, picture, operations }) => {
        const scenario = catalogue.scenarios.find((one) => one.id === picture)!;
        const { brand, role } = choicesOf(scenario, catalogue, filter);
        const image = catalogue.pictures[picture];
        return (
          <li key={id} className={styles.item}>
            <article aria-labelledby={`screen-${id}`} className={styles.card}>
              <h2 id={`screen-${id}`} className={styles.title}>
                {title}
              </h2>
              <code className={styles.id}>{path}</code>
              {image && (
                <img
                  className={styles.picture}
                  src={image}
                  width={640}
                  height={400}
                  loading="lazy"
                  alt={`What “${title}” looks like`}
                />
              )}
              {operations.length > 0 && (
                <ul className={styles.facts} aria-label="Calls">
                  {operations.map((operation) => (
                    <li key={operation}>{operation}</li>
                  ))}
                </ul>
              )}
              <p className={styles.story}>
                <a
                  href={scenarioLink(
                    { scenario: picture, brand, role, step: 0, profile: filter.profile },
                    window.location,
                  )}
                  target="_blank"
                  rel="noopener"
                  onClick={() => remember({ scenario: picture, brand, role })}
                >
                  {scenario.title}
                </a>
              </p>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
