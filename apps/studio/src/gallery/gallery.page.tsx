import { useQuery } from '@tanstack/react-query';
import type { Scenario } from '@wayside/scenarios';
import type { Catalogue } from '@wayside/scenarios/control';
import { Alert, Button, EmptyState, SkeletonRows, Tabs } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { catalogueQuery, errorsQuery } from '../app/queries.ts';
import { FailureList } from './failure-list.tsx';
import { areasOf, filterOf, filtered, rowsOf } from './filter.ts';
import type { Filter } from './filter.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import styles from './gallery.module.css';
import { RecentList } from './recent-list.tsx';
import { ScenarioCard } from './scenario-card.tsx';
import { areaLabel, areaOf, isFailure } from './scenario-facts.ts';
import { ScreenList } from './screen-list.tsx';
import { screensWith } from './screens-with.ts';

/** Cards rendered before "Show more": each has two selects, which slow machines notice. */
const BATCH = 24;

const TABS = ['scenarios', 'screens', 'failures'] as const;
type Tab = (typeof TABS)[number];
const NOUNS: Record<Tab, string> = { scenarios: 'situations', screens: 'screens', failures: 'contract failures' };

/** `/`: all scenarios, with search, filters and launch links. */
export function GalleryPage() {
  const { data, error, isFetching, refetch } = useQuery(catalogueQuery);
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [visit, setVisit] = useState(key);
  // Filtering replaces the URL; arriving by link or Back resets the fields to the URL's filter.
  if (arrival !== 'REPLACE' && visit !== key) setVisit(key);

  return (
    <Page
      title="Scenarios"
      context="Choose a situation, a brand, and a role. Each situation opens in its own session, apart from all others."
    >
      {data ? (
        <Gallery key={visit} catalogue={data} />
      ) : error ? (
        <LoadFailure
          title="The catalog could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows label="Loading scenarios" rows={8} columns="3fr 1fr 1fr" />
      )}
    </Page>
  );
}

function Gallery({ catalogue }: { catalogue: Catalogue }) {
  const [query, setQuery] = useSearchParams();
  const linked = filterOf(query, catalogue);
  // The URL is updated after a delay: a field bound to it directly would lose keystrokes.
  const [text, setText] = useState(linked.q);
  const filter = { ...linked, q: text };
  const { data: errors } = useQuery(errorsQuery);
  const rows = useMemo(() => rowsOf(errors ?? []), [errors]);
  const { scenarios: matches, isPart } = filtered(catalogue.scenarios, filter, rows);
  const failures = matches.filter(isFailure);
  const cards = matches.filter((scenario) => !isFailure(scenario));
  const screens = screensWith(catalogue, text);
  const tab: Tab = TABS.find((name) => name === query.get('tab')) ?? 'scenarios';

  const change = (name: string, value: string | undefined) => {
    if (name === 'q') setText(value ?? '');
    // The current URL, which may be ahead of what is rendered.
    const after = new URLSearchParams(window.location.search);
    if (value) after.set(name, value);
    else after.delete(name);
    setQuery(after, { replace: true });
  };
  const clear = () => {
    setText('');
    setQuery(tab === 'scenarios' ? {} : { tab }, { replace: true });
  };
  const nothing = (
    <EmptyState kind="filtered" title="No matching scenarios" action={<Button onPress={clear}>Clear filters</Button>}>
      No scenario matches this search and these filters.
    </EmptyState>
  );

  return (
    <>
      <GalleryFilters
        catalogue={catalogue}
        filter={filter}
        matchCount={{ scenarios: cards, screens, failures }[tab].length}
        total={
          tab === 'screens'
            ? catalogue.screens.length
            : catalogue.scenarios.filter((scenario) => isFailure(scenario) === (tab === 'failures')).length
        }
        noun={NOUNS[tab]}
        hasAreas={tab === 'scenarios'}
        onChange={change}
        onClear={clear}
      />
      {isPart && (
        <div className={styles.part}>
          <Alert isStatic>No situation has all of these words. These have the most of them.</Alert>
        </div>
      )}
      <RecentList catalogue={catalogue} />
      <Tabs<Tab>
        label="Scenarios"
        selected={tab}
        onSelect={(chosen) => change('tab', chosen === 'scenarios' ? undefined : chosen)}
        items={[
          {
            id: 'scenarios',
            label: 'Situations',
            count: cards.length,
            content: cards.length > 0 ? <CardList cards={cards} catalogue={catalogue} filter={filter} /> : nothing,
          },
          {
            id: 'screens',
            label: 'Screens',
            count: screens.length,
            content:
              screens.length > 0 ? <ScreenList screens={screens} catalogue={catalogue} filter={filter} /> : nothing,
          },
          {
            id: 'failures',
            label: 'Contract failures',
            count: failures.length,
            content:
              failures.length > 0 ? <FailureList failures={failures} catalogue={catalogue} filter={filter} /> : nothing,
          },
        ]}
      />
    </>
  );
}

function CardList({ cards, catalogue, filter }: { cards: readonly Scenario[]; catalogue: Catalogue; filter: Filter }) {
  const [shown, setShown] = useState(BATCH);
  const drawn = cards.slice(0, shown);
  return (
    <>
      {areasOf(drawn).map((area) => (
        <section key={area} aria-labelledby={`area-${area}`} className={styles.area}>
          <h2 id={`area-${area}`} className={styles.areaTitle}>
            {areaLabel(area)}
            <span className={styles.count}>{cards.filter((scenario) => areaOf(scenario) === area).length}</span>
          </h2>
          <ul className={styles.cards}>
            {drawn
              .filter((scenario) => areaOf(scenario) === area)
              .map((scenario) => (
                <li key={scenario.id} className={styles.item}>
                  <ScenarioCard
                    scenario={scenario}
                    catalogue={catalogue}
                    brand={filter.brand}
                    role={filter.role}
                    profile={filter.profile}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {cards.length > drawn.length && (
        <div className={styles.more}>
          <Button onPress={() => setShown(shown + BATCH)}>{`Show more (${drawn.length} of ${cards.length})`}</Button>
        </div>
      )}
    </>
  );
}
