import { useTranslation } from '@wayside/i18n';
import type { GridColumn } from '@wayside/ui/grid';
import { useState } from 'react';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import type { ListQuery } from '../../shared/list/list-panel.tsx';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { ListTotal } from './list-total.tsx';
import type { ListTotalProps } from './list-total.tsx';
import { NoTransactions } from './no-transactions.tsx';
import { TRANSACTION_PAGE_SIZES } from './page-sizes.ts';
import type { useTransactionList } from './use-transaction-list.ts';

interface TransactionPanelProps<Item> extends Pick<ReturnType<typeof useTransactionList>, 'name' | 'list' | 'days' | 'csv'> {
  columns: readonly GridColumn<Item>[];
  query: ListQuery<Item>;
  /** What the rows add up to. Must be stable. */
  chargesOf: (items: readonly Item[]) => ListTotalProps['charges'];
}

/** One of the two lists: its days, its rows and what they add up to. */
export function TransactionPanel<Item extends { id: number }>({
  name,
  list,
  days,
  csv,
  columns,
  query,
  chargesOf,
}: TransactionPanelProps<Item>) {
  const { t } = useTranslation('transactions');
  const [matches, setMatches] = useState<readonly Item[]>([]);
  return (
    <ListPanel
      title={t(`${name}.title`)}
      list={list}
      texts={{
        label: t(`${name}.title`),
        search: t(`${name}.search`),
        searchPlaceholder: t(`${name}.searchPlaceholder`),
        loading: t(`${name}.loading`),
      }}
      columns={columns}
      query={query}
      rowKey={({ id }) => id}
      filters={<RangePicker range={days.range} onRange={days.onRange} />}
      csv={csv}
      pageSizes={TRANSACTION_PAGE_SIZES}
      footer={<ListTotal charges={chargesOf(matches)} />}
      onFound={setMatches}
      empty={<NoTransactions {...days} />}
    />
  );
}
