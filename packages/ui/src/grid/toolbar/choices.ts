import { textOf } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import type { GridFilter } from '../filters.ts';
import { rowsLeft } from '../rows.ts';
import type { RowsWanted } from '../rows.ts';

/** The values of a column in the order that the column says, others by name: no row that changes moves them. */
export function choicesOf<Item>(column: Column<Item>, rows: readonly Item[]): readonly string[] {
  const { choices = [] } = column;
  const values = new Set(rows.map((item) => textOf(column, item)).filter(Boolean));
  const byName = new Intl.Collator(undefined, { numeric: true });
  const rankOf = (text: string): number => (choices.includes(text) ? choices.indexOf(text) : choices.length);
  return [...values].toSorted((one, other) => rankOf(one) - rankOf(other) || byName.compare(one, other));
}

/** The number of rows of each value, and of all, that the search and the filters of other columns leave. */
export function countsOf<Item>(
  column: Column<Item>,
  rows: readonly Item[],
  columns: readonly Column<Item>[],
  { search, state }: Pick<RowsWanted, 'search' | 'state'>,
): { readonly all: number; readonly of: ReadonlyMap<string, number> } {
  const filters = state.filters?.filter((filter) => filter.column !== column.id);
  const left = rowsLeft(rows, columns, { search, state: { filters } });
  const of = new Map<string, number>();
  for (const item of left) {
    const text = textOf(column, item);
    of.set(text, (of.get(text) ?? 0) + 1);
  }
  return { all: left.length, of };
}

/** The value that a column is filtered by; empty without one. */
export function chosenIn(filters: readonly GridFilter[], column: string): string {
  return filters.find((filter) => filter.column === column && filter.is === 'equals')?.value ?? '';
}
