import { canFilter, isNumeric } from '../columns/column.ts';
import type { Column, ColumnValue } from '../columns/column.ts';
import { filterOn, passesFilter } from './filters.ts';
import { hasWords } from './toolbar/search-text.ts';
import type { GridSort, GridState } from './state/state.ts';
import { compareNumbers, compareTexts, searchedWords } from './values.ts';

/** The columns' initial sort. */
export function defaultSort(columns: readonly Pick<Column<never>, 'id' | 'sort'>[]): GridSort | null {
  const column = columns.find(({ sort }) => sort);
  return column?.sort ? { column: column.id, direction: column.sort } : null;
}

/** The current sort: the user's choice, or the initial one. */
export function currentSort(
  columns: readonly Pick<Column<never>, 'id' | 'sort'>[],
  { sort }: GridState,
): GridSort | null {
  return sort === undefined ? defaultSort(columns) : sort;
}

/** What filters compare: the value of numeric columns and of dates, the name of a choice, otherwise the displayed text. */
export function filteredValue<Item>(column: Column<Item>, item: Item): ColumnValue {
  if (column.choiceOf) return column.choiceOf(item);
  const value = column.value?.(item);
  return isNumeric(column) || column.kind === 'date' ? value : (column.format?.(item) ?? value);
}

export interface RowsWanted {
  readonly search: string;
  readonly state: GridState;
  readonly language?: string;
}

/** The rows that search and filters leave. */
export function rowsLeft<Item>(
  rows: readonly Item[],
  columns: readonly Column<Item>[],
  { search, state }: Pick<RowsWanted, 'search' | 'state'>,
): readonly Item[] {
  const conditions = (state.filters ?? []).flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column);
    return column && canFilter(column) ? [{ filter: filterOn(column, filter), column }] : [];
  });
  const words = searchedWords(search);
  return rows.filter(
    (item) =>
      conditions.every(({ filter, column }) => passesFilter(filteredValue(column, item), filter, isNumeric(column))) &&
      hasWords(columns, item, words),
  );
}

/** Rows in display order: searched, filtered and sorted, across all pages. */
export function matchingRows<Item>(
  rows: readonly Item[],
  columns: readonly Column<Item>[],
  { search, state, language }: RowsWanted,
): readonly Item[] {
  const matches = rowsLeft(rows, columns, { search, state });
  const sort = currentSort(columns, state);
  const by = columns.find(({ id }) => id === sort?.column);
  if (!sort || !by) return matches;
  const compare = isNumeric(by) ? compareNumbers : compareTexts(language);
  const isDescending = sort.direction === 'desc';
  const sign = isDescending ? -1 : 1;
  return matches.toSorted((one, other) => sign * compare(by.value?.(one), by.value?.(other), isDescending));
}
