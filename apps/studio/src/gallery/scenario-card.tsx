import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Profile, Scenario } from '@wayside/scenarios';
import type { Catalogue } from '@wayside/scenarios/control';
import { Button, ButtonLink, Select } from '@wayside/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { copy } from '../app/copy.ts';
import { scenarioLink } from '../app/links.ts';
import { choicesOf } from './filter.ts';
import styles from './gallery.module.css';
import { remember } from './recent.ts';
import { factsOf, kindLabels, kindsOf } from './scenario-facts.ts';

export interface ScenarioCardProps {
  scenario: Scenario;
  catalogue: Catalogue;
  /** The brand the whole list is filtered by. */
  brand: BrandId | undefined;
  role: Role | undefined;
  profile: Profile | undefined;
}

/**
 * One scenario: its story, its facts, and the brand and role to open it with. Memoized: there are many, and typing in
 * the search must not render them all.
 */
export const ScenarioCard = memo(function ScenarioCard({
  scenario,
  catalogue,
  brand,
  role,
  profile,
}: ScenarioCardProps) {
  const titleId = useId();
  const [picked, setPicked] = useState<{ brand?: BrandId; role?: Role }>({});
  // A choice made on the card wins over the list's filter.
  const choices = choicesOf(scenario, catalogue, { brand: picked.brand ?? brand, role: picked.role ?? role });
  const step = Math.min(1, scenario.steps?.length ?? 0);
  const link = scenarioLink(
    { scenario: scenario.id, brand: choices.brand, role: choices.role, step, profile },
    window.location,
  );

  const picture = catalogue.pictures[scenario.id];

  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {scenario.title}
        </h3>
        <ul className={styles.kinds} aria-label="Kind">
          {kindsOf(scenario).map((kind) => (
            <li key={kind} className={styles.kind}>
              {kindLabels[kind]}
            </li>
          ))}
        </ul>
      </div>
      <code className={styles.id}>{scenario.id}</code>
      <p className={styles.story}>{scenario.story}</p>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          width={640}
          height={400}
          loading="lazy"
          alt={`What “${scenario.title}” looks like`}
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <ul className={styles.facts} aria-label="What is different">
        {factsOf(scenario).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.open}>
        <Select
          label="Brand"
          options={choices.brands.map((id) => ({ id, label: brandOfId(id).name }))}
          value={choices.brand}
          onChange={(chosen) => setPicked({ ...picked, brand: chosen })}
        />
        <Select
          label="Role"
          options={choices.roles.map((id) => ({ id, label: id }))}
          value={choices.role}
          onChange={(chosen) => setPicked({ ...picked, role: chosen })}
        />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Link2 size={16} aria-hidden="true" />}
            aria-label={`Copy link to ${scenario.title}`}
            onPress={() => void copy(link, 'Link')}
          >
            Copy link
          </Button>
          <ButtonLink
            href={link}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden="true" />}
            onPress={() => remember({ scenario: scenario.id, brand: choices.brand, role: choices.role })}
          >
            Open
          </ButtonLink>
        </div>
      </div>
    </article>
  );
});
