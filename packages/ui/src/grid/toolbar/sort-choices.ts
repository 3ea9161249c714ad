import { hiddenIn } from '../column-layout.ts';
import type { Column } from '../../columns/column.ts';
import { currentSort } from '../rows.ts';
import type { GridSort, GridState } from '../state/state.ts';

export interface SortChoice<Item> {
  readonly column: Column<Item>;
  readonly sort: GridSort;
}

/** Columns to sort by: the visible ones, plus a hidden one while it is the current sort. */
export function sortChoices<Item>(columns: readonly Column<Item>[], state: GridState): readonly SortChoice<Item>[] {
  const hidden = hiddenIn(columns, state.hidden);
  const current = currentSort(columns, state);
  return columns
    .filter(
      ({ id, kind, isSortable }) =>
        (isSortable ?? kind !== 'actions') && (!hidden.includes(id) || id === current?.column),
    )
    .flatMap((column) =>
      (['asc', 'desc'] as const).map((direction) => ({ column, sort: { column: column.id, direction } })),
    );
}
