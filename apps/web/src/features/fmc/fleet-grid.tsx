import { useInfiniteQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { useCallback, useMemo } from 'react';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useFleetColumns } from './fleet-columns.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { FleetFilter, useFilterText } from './fleet-filter.tsx';
import { fleetsIn, fleetsQuery } from './fleets.queries.ts';
import type { Fleet } from './fleets.queries.ts';
import { useFleetFilter } from './use-fleet-filter.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** Fleets of the FMC, fifty at a time. The server does the searching and filtering. */
export function FleetGrid() {
  const { t } = useTranslation('fmc');
  const { data: user } = useKnownUser();
  const list = useList('fmc_fleets', { own: ['filter_type', 'filter_value'] });
  const filtering = useFleetFilter();
  const filterText = useFilterText();
  const { data, error, isFetching, refetch, isPlaceholderData, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    fleetsQuery(list.search, filtering.filter),
  );
  const fleets = useMemo(() => data && fleetsIn(data.pages), [data]);
  const stored = useKeptPlace(fleets !== undefined);
  const administer = useAdminister();
  const review = useCallback(
    (fleet: Fleet) => void administer({ fleetId: fleet.id, next: place.services(), state: { from: 'approval' } }),
    [administer],
  );
  const { type, value, change } = filtering;

  return (
    <section aria-label={t('grid.label')}>
      <ListPanel
        list={list}
        texts={{
          label: t('grid.label'),
          search: t('search.label'),
          searchPlaceholder: t('search.placeholder'),
          loading: t('grid.loading'),
        }}
        columns={useFleetColumns(review)}
        query={{ data: fleets, error, isFetching, refetch, isPlaceholderData }}
        rowKey={({ id }) => id}
        total={user?.total_fleets}
        pages={{
          total: data?.pages[0]?.total_count,
          // Don't cancel and refetch a page that is already loading.
          loadMore: () => fetchNextPage({ cancelRefetch: false }),
          isLoadingMore: isFetchingNextPage,
          hasFailed: isFetchNextPageError,
        }}
        place={stored}
        filters={<FleetFilter {...filtering} />}
        chips={type && value ? [{ id: type, label: filterText(type, value), onRemove: () => change(undefined) }] : []}
        empty={
          <EmptyState kind="first-use" title={t('empty.title')}>
            {t('empty.body')}
          </EmptyState>
        }
      />
    </section>
  );
}
