import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Catalogue } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { catalogueQuery } from '../app/queries.ts';
import { areasOf, filterOf, filtered } from './filter.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import styles from './gallery.module.css';
import { ScenarioCard } from './scenario-card.tsx';
import { areaLabel, areaOf } from './scenario-facts.ts';

/** How many cards are drawn before somebody asks for more. */
const BATCH = 60;

/** `/`: every scenario there is, with search, filters and what opens it. */
export function GalleryPage() {
  const { data, error, isFetching, refetch } = useQuery(catalogueQuery);
  return (
    <Page title="Scenarios" context="Pick a situation, a brand and a role. Each opening is a session of its own: nobody disturbs anybody.">
      {data ? (
        <Gallery catalogue={data} />
      ) : error ? (
        <LoadFailure title="The catalogue could not be loaded" problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonRows label="Loading scenarios" rows={8} columns="3fr 1fr 1fr" />
      )}
    </Page>
  );
}

function Gallery({ catalogue }: { catalogue: Catalogue }) {
  const [query, setQuery] = useSearchParams();
  const [shown, setShown] = useState(BATCH);
  const filter = filterOf(query, catalogue);
  const found = filtered(catalogue.scenarios, filter);
  const drawn = found.slice(0, shown);

  const change = (key: string, value: string | undefined) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      },
      { replace: true },
    );
  const clear = () => setQuery({}, { replace: true });

  return (
    <>
      <GalleryFilters catalogue={catalogue} filter={filter} found={found.length} onChange={change} onClear={clear} />
      {found.length === 0 && (
        <EmptyState kind="filtered" title="No scenario fits" action={<Button onPress={clear}>Clear filters</Button>}>
          No scenario holds these words for this brand, role, area and kind.
        </EmptyState>
      )}
      {areasOf(drawn).map((area) => (
        <section key={area} aria-labelledby={`area-${area}`} className={styles.area}>
          <h2 id={`area-${area}`} className={styles.areaTitle}>
            {areaLabel(area)}
            <span className={styles.count}>{found.filter((scenario) => areaOf(scenario) === area).length}</span>
          </h2>
          <ul className={styles.cards}>
            {drawn
              .filter((scenario) => areaOf(scenario) === area)
              .map((scenario) => (
                <li key={scenario.id} className={styles.item}>
                  <ScenarioCard scenario={scenario} catalogue={catalogue} filter={filter} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length > drawn.length && (
        <div className={styles.more}>
          <Button onPress={() => setShown(shown + BATCH)}>{`Show more (${drawn.length} of ${found.length})`}</Button>
        </div>
      )}
    </>
  );
}
