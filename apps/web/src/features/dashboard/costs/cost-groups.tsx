import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ChartSkeleton, EmptyState, LazyBoundary, Panel, lazyPart, useNarrow, useStableCallback } from '@wayside/ui';
import { useMemo } from 'react';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { MOST_BARS, chartRoom } from './chart-room.ts';
import styles from './costs.module.css';
import type { Group } from './costs.queries.ts';
import { useGroupColumns } from './group-columns.tsx';
import { GROUPS } from './use-cost-address.ts';
import { useCostText } from './use-cost-text.ts';

export const CostChart = lazyPart(() => import('./cost-chart.tsx'), 'CostChart');

/** Groups per page of the table: the first are as high as the chart. */
const PAGE_SIZES = [MOST_BARS, 25, 50, 100] as const;

interface CostGroupsProps {
  by: CostDimension;
  groups: readonly Group[];
  /** The key of the group whose rows are shown. */
  chosen: string | undefined;
  addressOf: (key: string) => string;
  onChoose: (key: string) => void;
}

/** What costs consist of: as bars, the highest of them, and all as a table. Both lead to the same rows. */
export function CostGroups({ by, groups, chosen, addressOf, onChoose }: CostGroupsProps) {
  const { t } = useTranslation('costs');
  const isNarrow = useNarrow();
  const { bars, height } = useMemo(() => chartRoom(by, groups, isNarrow), [by, groups, isNarrow]);
  const { underWay } = useCostText();
  const last = groups.at(-1)?.key;
  const total = groups.reduce((sum, { cost }) => sum + cost, 0);
  const columns = useGroupColumns({
    by,
    total,
    chosen,
    addressOf: useStableCallback(addressOf),
    onChoose: useStableCallback(onChoose),
  });
  return (
    <div className={styles.groups}>
      <Panel
        title={t(`by.${by}`)}
        context={
          by === 'month' && last
            ? underWay(last)
            : bars.length < groups.length && t('highest', { shown: bars.length, total: groups.length })
        }
      >
        <LazyBoundary fallback={<ChartSkeleton label={t('loading')} height={height} />}>
          <CostChart by={by} groups={bars} chosen={chosen} height={height} addressOf={addressOf} onChoose={onChoose} />
        </LazyBoundary>
      </Panel>
      <ListPanel
        isBoxed
        list={useList(`costs_by_${by}`, { prefix: GROUPS })}
        texts={{ label: t(`by.${by}`), search: t('search'), searchPlaceholder: t('search') }}
        columns={columns}
        query={{ data: groups, error: null, isFetching: false, refetch: () => undefined }}
        rowKey={({ key }) => key}
        csv={{ file: t(`file.${by}`) }}
        pageSizes={PAGE_SIZES}
        empty={<EmptyState kind="first-use" title={t('empty.title')} />}
      />
    </div>
  );
}
