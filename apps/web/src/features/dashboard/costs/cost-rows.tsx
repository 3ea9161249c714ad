import { costOf, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import type { Ref } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import styles from './costs.module.css';
import type { Row } from './costs.queries.ts';
import { useRowColumns } from './row-columns.tsx';
import { ROWS } from './use-cost-address.ts';
import { useCostText } from './use-cost-text.ts';

interface CostRowsProps {
  name: string;
  rows: readonly Row[];
  isOfLines: boolean;
  /** Takes the focus when a bar is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The orders, or lines, whose sum a bar is. */
export function CostRows({ name, rows, isOfLines, headingRef }: CostRowsProps) {
  const { t, i18n } = useTranslation('costs');
  const { cost } = costOf(rows);
  const sum = { cost: formatMoney(cost / 100, readingOf(i18n.language)), count: rows.length };
  const { more } = useCostText();
  return (
    <section className={styles.rows} aria-labelledby="cost-rows">
      <div className={styles.head}>
        <h2 id="cost-rows" className={styles.title} ref={headingRef} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.sum}>{[t(isOfLines ? 'rows.count' : 'rows.orders', sum), ...more(rows)].join(' · ')}</p>
      </div>
      <ListPanel
        isBoxed
        list={useList(isOfLines ? 'cost_lines' : 'cost_orders', { prefix: ROWS })}
        texts={{
          label: t(isOfLines ? 'rows.lines' : 'rows.label', { name }),
          search: t('searchRows'),
          searchPlaceholder: t('searchRows'),
        }}
        columns={useRowColumns(isOfLines)}
        query={{ data: rows, error: null, isFetching: false, refetch: () => undefined }}
        rowKey={({ id }) => id}
        csv={{ file: t('file.rows') }}
        empty={<EmptyState kind="first-use" title={t('rows.empty')} />}
      />
    </section>
  );
}
