import { useInfiniteQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { gridTexts, useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel, SearchField, useDebounced } from '@wayside/ui';
import { DataGrid } from '@wayside/ui/grid';
import { useCallback, useState } from 'react';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { useFleetColumns } from './fleet-columns.tsx';
import { FleetFilter } from './fleet-filter.tsx';
import { fleetsQuery } from './fleets.queries.ts';
import type { Fleet } from './fleets.queries.ts';
import { useAdminister } from './use-administer.ts';
import { useFleetFilter } from './use-fleet-filter.ts';
import styles from './fmc.module.css';

/** The fleets of the management company, fifty at a time; search and filter ask the server. */
export function FleetGrid() {
  const { t, i18n } = useTranslation(['fmc', 'common']);
  const [search, setSearch] = useState('');
  const settledSearch = useDebounced(search.trim());
  const filtering = useFleetFilter();
  const { data, error, refetch, isFetching, isPlaceholderData, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    fleetsQuery(settledSearch, filtering.filter),
  );
  const { mutate: administer } = useAdminister();
  const review = useCallback((fleet: Fleet) => administer({ fleetId: fleet.id, next: place.services() }), [administer]);
  const columns = useFleetColumns(review);
  const isFiltered = settledSearch !== '' || filtering.value !== undefined;

  function clear(): void {
    setSearch('');
    filtering.change(undefined);
  }

  return (
    <section aria-label={t('grid.label')}>
      <Panel isFlush>
        <div className={styles.toolbar}>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('common:actions.clearSearch')}
            value={search}
            onChange={setSearch}
            shortcut="/"
          />
          <FleetFilter {...filtering} />
        </div>
        <DataGrid
          texts={{
            label: t('grid.label'),
            loading: t('grid.loading'),
            notSet: t('common:state.notSet'),
            loaded: (shown, total) => t('grid.loaded', { shown, total }),
            loadMore: t('grid.loadMore'),
            loadingMore: t('grid.loading'),
            library: gridTexts(i18n),
          }}
          columns={columns}
          rows={data?.pages.flatMap(({ fleets }) => fleets)}
          rowKey={({ id }) => id}
          {...(data && { total: data.pages[0]!.total_count })}
          isLoadingMore={isFetchingNextPage}
          // A page that is on its way already is not asked for a second time.
          onReachEnd={() => void fetchNextPage({ cancelRefetch: false })}
          isStale={isPlaceholderData}
          language={i18n.language}
          error={error && !data ? <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined}
          empty={
            isFiltered ? (
              <EmptyState
                kind="filtered"
                title={t('empty.filteredTitle')}
                action={<Button onPress={clear}>{t('common:empty.clearFilters')}</Button>}
              >
                {t('empty.filteredBody')}
              </EmptyState>
            ) : (
              <EmptyState kind="first-use" title={t('empty.title')}>
                {t('empty.body')}
              </EmptyState>
            )
          }
        />
      </Panel>
    </section>
  );
}
