import { SkeletonRows, Table } from '@wayside/ui';
import type { TableProps } from '@wayside/ui';
import { Loaded } from '../data/loaded.tsx';
import type { Loadable } from '../data/loaded.tsx';
import { useFirstRows } from './show-more.tsx';

type OfTable<Item> = Pick<TableProps<Item>, 'label' | 'columns' | 'rowKey' | 'empty' | 'maxHeight'>;

export interface RowsTableProps<Item> extends OfTable<Item> {
  rows: readonly Item[];
  /** Rows to render at a time; all by default. */
  step?: number | undefined;
}

/** A short list as a table with "Load more". */
export function RowsTable<Item>({ rows, step, ...table }: RowsTableProps<Item>) {
  const first = useFirstRows(rows, step);
  return (
    <>
      <Table {...table} rows={first.rows} />
      {first.more}
    </>
  );
}

export interface TableListProps<Item> extends OfTable<Item> {
  query: Loadable<readonly Item[]>;
  step?: number | undefined;
  /** Shown while loading: its accessible name, number of rows, and columns as CSS. */
  skeleton: { label: string; rows: number; columns: string };
}

/** A short list on a page or in a panel: table, skeleton, load failure and "Load more". */
export function TableList<Item>({ query, skeleton, ...table }: TableListProps<Item>) {
  return (
    <Loaded query={query} skeleton={<SkeletonRows {...skeleton} />}>
      {(rows) => <RowsTable {...table} rows={rows} />}
    </Loaded>
  );
}

/** Takes the rows from a query whose data is not a list. */
export function rowsOf<Data, Item>(
  { data, error, isFetching, refetch }: Loadable<Data>,
  pick: (data: Data) => readonly Item[],
): Loadable<readonly Item[]> {
  return { data: data === undefined ? undefined : pick(data), error, isFetching, refetch };
}
