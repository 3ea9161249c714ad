import { mediansOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, useStableCallback } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { Fleet } from '../fleets.queries.ts';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import type { Enter } from './fleet-link.tsx';
import { MediansContext } from './medians.ts';
import { MedianLine } from './median-line.tsx';
import { MissingFleets } from './missing-fleets.tsx';
import { usePortfolioColumns } from './portfolio-columns.tsx';
import { useEveryFleet } from './use-every-fleet.ts';
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
          matches.length > 0 && <MedianLine fleets={matches.length} medians={medians} hasPastDue={hasPastDue} isComplete={isComplete} />
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
