import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Scenario } from '@wayside/scenarios';
import { Button, ButtonLink, Select } from '@wayside/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Catalogue } from '../app/control-api.ts';
import { copy } from '../app/copy.ts';
import { scenarioLink } from '../app/links.ts';
import { choicesOf } from './filter.ts';
import type { Filter } from './filter.ts';
import styles from './gallery.module.css';
import { factsOf, kindLabels, kindsOf } from './scenario-facts.ts';

/** One scenario: what is going on, what is different, and the brand and role it opens with. */
export function ScenarioCard({ scenario, catalogue, filter }: { scenario: Scenario; catalogue: Catalogue; filter: Filter }) {
  const titleId = useId();
  const [picked, setPicked] = useState<{ brand?: BrandId; role?: Role }>({});
  // A choice made here wins over one made for the whole list.
  const choices = choicesOf(scenario, catalogue, { brand: picked.brand ?? filter.brand, role: picked.role ?? filter.role });
  const link = scenarioLink({ scenario: scenario.id, brand: choices.brand, role: choices.role }, window.location);

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
      <ul className={styles.facts} aria-label="What is different">
        {factsOf(scenario).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.open}>
        <Select
          label="Brand"
          options={choices.brands.map((id) => ({ id, label: brandOfId(id).name, description: id }))}
          value={choices.brand}
          onChange={(brand) => setPicked({ ...picked, brand })}
        />
        <Select
          label="Role"
          options={choices.roles.map((id) => ({ id, label: id }))}
          value={choices.role}
          onChange={(role) => setPicked({ ...picked, role })}
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
          <ButtonLink href={link} target="_blank" rel="noopener" icon={<ExternalLink size={16} aria-hidden="true" />}>
            Open
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
