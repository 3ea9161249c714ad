import { formatMoney } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import type { Ref } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import styles from './costs.module.css';
import type { Group } from './costs.queries.ts';
import { isOfServices } from './is-of-services.ts';
import { useRowColumns } from './row-columns.tsx';
import { ROWS } from './use-cost-address.ts';
import { useCostText } from './use-cost-text.ts';

interface CostRowsProps {
  name: string;
  group: Group;
  by: CostDimension;
  /** Takes the focus when a bar is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** `Summit – Archer Avenue` as `summit-archer-avenue`. */
function inFileName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The orders, or services, whose sum a bar is. */
export function CostRows({ name, group, by, headingRef }: CostRowsProps) {
  const { t, i18n } = useTranslation('costs');
  const { rows, cost } = group;
  const isServices = isOfServices(group);
  const sum = { cost: formatMoney(cost / 100, readingOf(i18n.language)), count: rows.length };
  const { more, underWay } = useCostText();
  const isSoFar = by === 'month' && underWay(group.key);
  return (
    <section className={styles.rows} aria-labelledby="cost-rows">
      <div className={styles.head}>
        <h2 id="cost-rows" className={styles.title} ref={headingRef} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.sum}>
          {[t(isServices ? 'rows.count' : 'rows.orders', sum), ...more(rows), isSoFar].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ListPanel
        isBoxed
        list={useList(by === 'service' ? 'cost_services' : 'cost_orders', { prefix: ROWS })}
        texts={{
          label: t(isServices ? 'rows.services' : 'rows.label', { name }),
          search: t('searchRows'),
          searchPlaceholder: t('searchRows'),
        }}
        columns={useRowColumns(by)}
        query={{ data: rows, error: null, isFetching: false, refetch: () => undefined }}
        rowKey={({ id }) => id}
        csv={{ file: `${t('file.rows')}-${inFileName(name)}` }}
        empty={<EmptyState kind="first-use" title={t('rows.empty')} />}
      />
    </section>
  );
}
