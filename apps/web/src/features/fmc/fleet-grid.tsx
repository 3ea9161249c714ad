import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Select } from '@wayside/ui';
import { X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { allFleetsQuery } from '../../shared/data/all-fleets.ts';
import { useKnownUser } from '../../shared/data/user.ts';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useFleetColumns } from './fleet-columns.tsx';
import { filterTypes, fleetsIn, fleetsQuery } from './fleets.queries.ts';
import type { FilterType, Fleet } from './fleets.queries.ts';
import styles from './fmc.module.css';
import { SortingNote } from './sorting-note.tsx';
import { usePaymentTypeText } from './use-payment-type-text.ts';
import { useFleetFilter } from './use-fleet-filter.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSortedParts } from './use-sorted-parts.ts';

/** Fleets of the FMC, fifty at a time. The server does the searching and filtering. */
export function FleetGrid() {
  const { t } = useTranslation('fmc');
  const { data: user } = useKnownUser();
  const list = useList('fmc_fleets', { own: ['filter_type', 'filter_value'] });
  const filtering = useFleetFilter();
  const filterText = useFilterText();
  const {
    data,
    error,
    isFetching,
    refetch,
    isPlaceholderData,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(fleetsQuery(list.search, filtering.filter));
  const fleets = useMemo(() => data && fleetsIn(data.pages), [data]);
  // Don't cancel and refetch a page that is already loading.
  const loadMore = () => fetchNextPage({ cancelRefetch: false });
  const sorting = useSortedParts(list.state.sort, {
    hasNextPage,
    isFetching,
    isFetchNextPageError,
    isPlaceholderData,
    loadMore,
  });
  const total = data?.pages[0]?.total_count;
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
        columns={useFleetColumns(fleets, review)}
        query={{ data: fleets, error, isFetching, refetch, isPlaceholderData }}
        rowKey={({ id }) => id}
        total={user?.total_fleets}
        pages={{
          total,
          loadMore,
          isLoadingMore: isFetchingNextPage,
          hasFailed: isFetchNextPageError,
        }}
        note={<SortingNote {...sorting} loaded={fleets?.length ?? 0} total={total ?? 0} />}
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

const NONE = 'none';

/** Filter type and value. Only values that occur are offered. */
function FleetFilter({ type, value, change }: ReturnType<typeof useFleetFilter>) {
  const { t, i18n } = useTranslation('fmc');
  const valueText = useValueText();
  const { data: fleets } = useQuery({ ...allFleetsQuery(), enabled: type !== undefined });
  const values = type && fleets ? valuesOf(fleets, type, i18n.language) : [];
  const offered = value && !values.includes(value) ? [value, ...values] : values;

  return (
    <div className={styles.filter}>
      <Select
        label={t('filter.type')}
        isInline
        options={[
          { id: NONE, label: t('filter.none') },
          ...filterTypes.map((id) => ({ id, label: t(`filter.types.${id}`) })),
        ]}
        value={type ?? NONE}
        onChange={(id) => change(filterTypes.find((name) => name === id))}
      />
      {type && (
        <>
          <Select
            label={t('filter.value')}
            isInline
            placeholder={t('filter.value')}
            options={offered.map((name) => ({ id: name, label: valueText(type, name) }))}
            value={value ?? null}
            onChange={(id) => change(type, id)}
          />
          <Button variant="quiet" icon={<X size={16} aria-hidden="true" />} onPress={() => change(undefined)}>
            {t('filter.clear')}
          </Button>
        </>
      )}
    </div>
  );
}

function useValueText(): (type: FilterType, value: string) => string {
  const { t } = useTranslation();
  const paymentType = usePaymentTypeText();
  return (type, value) => {
    if (type === 'is_active') return t(value === 'true' ? 'state.active' : 'state.inactive');
    return type === 'fleet_payment_type' ? paymentType(value) : value;
  };
}

/** Text for the active filter's chip, such as "Region: West". */
function useFilterText(): (type: FilterType, value: string) => string {
  const { t } = useTranslation('fmc');
  const valueText = useValueText();
  return (type, value) => t('filter.chip', { type: t(`filter.types.${type}`), value: valueText(type, value) });
}

function valuesOf(fleets: readonly Fleet[], type: FilterType, language: string): string[] {
  const values = fleets.map((fleet) => fleet[type]).filter((value) => value !== null);
  return [...new Set(values.map(String))].toSorted((a, b) => a.localeCompare(b, language));
}
