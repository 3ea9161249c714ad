import { useInfiniteQuery } from '@tanstack/react-query';
import { mediansOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, useStableCallback } from '@wayside/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFailureText } from '../../../shared/failure/use-failure-text.ts';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { fleetsIn, fleetsQuery } from '../fleets.queries.ts';
import type { Fleet } from '../fleets.queries.ts';
import type { Enter } from './fleet-link.tsx';
import { MedianLine } from './median-line.tsx';
import { MediansContext } from './medians.ts';
import { usePortfolioColumns } from './portfolio-columns.tsx';
import styles from './portfolio.module.css';
import { unit } from './use-measures.ts';

const isInactive = ({ is_active }: Fleet): boolean => !is_active;
const isCounted = ({ past_due_service_count }: Fleet): boolean => past_due_service_count !== undefined;

/** The fleets side by side, each number compared with the median of the fleets in the list. */
export function Portfolio() {
  const { t } = useTranslation(['portfolio', 'fmc']);
  const { query, total, isComplete, missing } = useEveryFleet();
  const [matches, setMatches] = useState<readonly Fleet[]>([]);
  const medians = useMemo(() => mediansOf(matches, unit), [matches]);
  const administer = useAdminister();
  const enter: Enter = useStableCallback(({ id }, to) => void administer({ fleetId: id, ...to }));
  const hasPastDue = query.data?.some(isCounted) ?? true;

  return (
    <MediansContext value={medians}>
      <MissingFleets loaded={query.data?.length ?? 0} total={total ?? 0} query={missing} />
      <ListPanel
        list={useList('fmc_portfolio')}
        texts={{
          label: t('label'),
          search: t('fmc:search.label'),
          searchPlaceholder: t('searchPlaceholder'),
          loading: t('fmc:grid.loading'),
        }}
        columns={usePortfolioColumns(hasPastDue, enter)}
        query={query}
        rowKey={({ id }) => id}
        isMuted={isInactive}
        total={total}
        // A file of some of the fleets would look like one of all.
        csv={isComplete ? { file: t('file') } : undefined}
        onFound={setMatches}
        footer={
          matches.length > 0 && (
            <MedianLine fleets={matches.length} medians={medians} hasPastDue={hasPastDue} isComplete={isComplete} />
          )
        }
        empty={
          <EmptyState kind="first-use" title={t('fmc:empty.title')}>
            {t('fmc:empty.body')}
          </EmptyState>
        }
      />
    </MediansContext>
  );
}

/** Says that the rest of the fleets could not be loaded, with a button that loads only these. */
function MissingFleets({
  loaded,
  total,
  query,
}: {
  loaded: number;
  total: number;
  query: Parameters<typeof useRetry>[0];
}) {
  const { t } = useTranslation(['portfolio', 'common']);
  const textOf = useFailureText();
  const { problem, retry } = useRetry(query);
  if (!problem) return null;
  return (
    <div className={styles.missing}>
      <Alert
        tone="error"
        title={t('missing', { loaded, total })}
        actions={
          <Button size="small" isPending={query.isFetching} pendingLabel={t('common:state.loading')} onPress={retry}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {textOf(problem, 'load')}
      </Alert>
    </div>
  );
}

/**
 * Every fleet of the FMC: one page after the other without being asked, because neither a median nor a sort makes sense
 * for a part of them. A page that fails stops it; those before it stay.
 */
function useEveryFleet() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(fleetsQuery('', {}));
  const goesOn = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage({ cancelRefetch: false });
  }, [goesOn, fetchNextPage]);
  const fleets = useMemo(() => data && fleetsIn(data.pages), [data]);
  return {
    /** The list as loaded so far. A page that is missing is not a failure of the list. */
    query: { data: fleets, error: isFetchNextPageError ? null : error, isFetching, refetch },
    total: data?.pages[0]?.total_count,
    isComplete: data !== undefined && !hasNextPage,
    /** Why the next page is missing, and how to ask for it again. */
    missing: {
      error: isFetchNextPageError ? error : null,
      isFetching: isFetchingNextPage,
      refetch: () => fetchNextPage({ cancelRefetch: false }),
    },
  };
}
