import type { Scenario } from '@wayside/scenarios';
import type { Catalogue } from '@wayside/scenarios/control';
import { classNames } from '@wayside/ui';
import { Link2 } from 'lucide-react';
import { copy } from '../app/copy.ts';
import { scenarioLink } from '../app/links.ts';
import styles from './failure-list.module.css';
import { choicesOf } from './filter.ts';
import type { Filter } from './filter.ts';
import { descriptionOf, failureOf, grouped } from './failures.ts';
import { remember } from './recent.ts';
import { areaLabel } from './scenario-facts.ts';

/**
 * Every failure the contract declares, by section and operation, as links that open it. Plain links only, since there
 * are hundreds.
 */
export function FailureList({
  failures,
  catalogue,
  filter,
}: {
  failures: readonly Scenario[];
  catalogue: Catalogue;
  filter: Filter;
}) {
  const linkOf = (scenario: Scenario): string => {
    const { brand, role } = choicesOf(scenario, catalogue, filter);
    return scenarioLink({ scenario: scenario.id, brand, role, step: 0, profile: filter.profile }, window.location);
  };
  return (
    <>
      <p className={styles.hint}>
        A failure opens on the screen that meets it first. One call fails; the rest of the day is ordinary.
      </p>
      {grouped(failures, catalogue.tags).map(({ tag, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tag}`} className={styles.part}>
          <h2 id={`tag-${tag}`} className={styles.title}>
            {areaLabel(tag)}
          </h2>
          <ul className={styles.operations}>
            {operations.map(({ operation, scenarios }) => (
              <li key={operation} className={styles.operation}>
                <div className={styles.what}>
                  <code className={styles.name}>{operation}</code>
                  <p className={styles.description}>{descriptionOf(scenarios)}</p>
                </div>
                <ul className={styles.failures} aria-label={`Failures of ${operation}`}>
                  {scenarios.map((scenario) => {
                    const { status, example } = failureOf(scenario);
                    return (
                      <li key={scenario.id} className={styles.item}>
                        <a
                          href={linkOf(scenario)}
                          target="_blank"
                          rel="noopener"
                          className={styles.failure}
                          onClick={() => remember({ scenario: scenario.id, ...choicesOf(scenario, catalogue, filter) })}
                        >
                          <span className={classNames(styles.status, status.startsWith('5') && styles.server)}>
                            {status}
                          </span>
                          {example}
                        </a>
                        <button
                          type="button"
                          className={styles.copy}
                          aria-label={`Copy link to ${scenario.title}`}
                          onClick={() => void copy(linkOf(scenario), 'Link')}
                        >
                          <Link2 size={14} aria-hidden="true" />
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
