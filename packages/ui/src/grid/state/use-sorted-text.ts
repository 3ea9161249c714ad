import { useState } from 'react';
import type { Column } from '../../columns/column.ts';
import { currentSort } from '../rows.ts';
import type { GridTexts } from '../texts.ts';
import type { GridState } from './state.ts';

/** What is said of the sort once it has changed; empty before, and without a sort. */
export function useSortedText<Item>(
  { sorted }: Pick<GridTexts, 'sorted'>,
  columns: readonly Column<Item>[],
  state: GridState,
): string {
  const sort = currentSort(columns, state);
  const key = sort ? `${sort.direction} ${sort.column}` : '';
  const [seen, setSeen] = useState({ key, hasChanged: false });
  if (seen.key !== key) setSeen({ key, hasChanged: true });
  const header = columns.find(({ id }) => id === sort?.column)?.header;
  return seen.hasChanged && sort && header ? (sorted?.(header, sort.direction) ?? '') : '';
}
