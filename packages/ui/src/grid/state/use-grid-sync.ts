import type { GridApi } from 'ag-grid-community';
import { useEffect, useMemo, useRef } from 'react';
import { hiddenIn, inOrder } from '../column-layout.ts';
import { canFilter, isNumeric } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import { leftOf } from '../../timing/use-typed.ts';
import { filterOn, filtersIn, isSameFilters, modelOf } from '../filters.ts';
import { currentSort, defaultSort } from '../rows.ts';
import { isSameSort, pagesOf, pageWithin, withState } from './state.ts';
import type { GridSort, GridState } from './state.ts';

export interface GridSync<Item> {
  readonly api: GridApi<Item> | undefined;
  readonly columns: readonly Column<Item>[];
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly pageSize: number | undefined;
  readonly shown: number;
}

function sortIn(api: GridApi): GridSort | null {
  const column = api.getColumnState().find(({ sort }) => sort);
  return column?.sort ? { column: column.colId, direction: column.sort } : null;
}

/**
 * Keeps the grid library and our state in sync in both directions: applies the state to the grid, and reports the
 * user's changes in the column headers. Changes that are already in the state are not reported.
 */
export function useGridSync<Item>({ api, columns, state, onState, pageSize, shown }: GridSync<Item>) {
  const sort = currentSort(columns, state);
  const filters = useMemo(
    () =>
      (state.filters ?? []).flatMap((filter) => {
        const column = columns.find(({ id }) => id === filter.column);
        return column && canFilter(column) ? [filterOn(column, filter)] : [];
      }),
    [state.filters, columns],
  );
  const current = useRef({ sort, filters, state, onState, columns });
  useEffect(() => {
    current.current = { sort, filters, state, onState, columns };
  });

  const hiddenKey = hiddenIn(columns, state.hidden).join(' ');
  const orderKey = inOrder(columns, state.order)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!api || api.isDestroyed()) return;
    const hidden = hiddenKey.split(' ');
    // The library's own columns (checkboxes) stay first.
    const own = api.getColumnState().filter(({ colId }) => !columns.some(({ id }) => id === colId));
    const state = [
      ...own.map(({ colId }) => ({ colId })),
      ...orderKey.split(' ').map((colId) => ({ colId, hide: hidden.includes(colId) })),
    ];
    api.applyColumnState({ state, applyOrder: true });
  }, [api, columns, hiddenKey, orderKey]);

  // With every state that the page passes, also one with the same sort: a quick Back undoes a reported change before the
  // page applied it. Not with every render: until the page applies a reported change, the grid is ahead of it.
  useEffect(() => {
    const sort = currentSort(columns, state);
    if (!api || api.isDestroyed() || isSameSort(sortIn(api), sort)) return;
    api.applyColumnState({
      state: sort ? [{ colId: sort.column, sort: sort.direction }] : [],
      defaultState: { sort: null },
    });
  }, [api, columns, state]);

  const writes = useRef<readonly string[]>([]);
  useEffect(() => {
    const left = leftOf(writes.current, JSON.stringify(filters)) ?? [];
    writes.current = left;
    // The grid is ahead of a report that arrives: what has been typed since stays.
    if (left.length > 0) return;
    if (!api || api.isDestroyed() || isSameFilters(filtersIn(api.getFilterModel()), filters)) return;
    api.setFilterModel(
      modelOf(filters, (id) => current.current.columns.some((column) => column.id === id && isNumeric(column))),
    );
  }, [api, filters]);

  useEffect(() => {
    if (!api || api.isDestroyed() || pageSize === undefined) return;
    api.paginationGoToPage(pageWithin(state.page, pagesOf(shown, pageSize)) - 1);
  }, [api, state.page, pageSize, shown]);

  return useMemo(
    () => ({
      onSortChanged: ({ api: grid }: { readonly api: GridApi<Item> }): void => {
        const { sort, state: before, onState: tell, columns: all } = current.current;
        const chosen = sortIn(grid);
        if (isSameSort(chosen, sort)) return;
        // Without a column the default sort is back.
        tell(withState(before, { sort: isSameSort(chosen, defaultSort(all)) ? undefined : (chosen ?? undefined) }));
      },
      onFilterChanged: ({ api: grid }: { readonly api: GridApi<Item> }): void => {
        const { filters, state: before, onState: tell } = current.current;
        const chosen = filtersIn(grid.getFilterModel());
        if (isSameFilters(chosen, filters)) return;
        writes.current = [...writes.current, JSON.stringify(chosen)];
        tell(withState(before, { filters: chosen.length > 0 ? chosen : undefined }));
      },
    }),
    [],
  );
}
