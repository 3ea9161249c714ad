import type { GridDensity, GridState } from '@wayside/ui/grid';
import { useEffect, useMemo, useState } from 'react';
import { isStep, readGridAddress, writeGridAddress } from './grid-address.ts';
import type { GridAddress } from './grid-address.ts';
import { readGridPreference, writeGridPreference } from './grid-preference.ts';
import type { GridPreference } from './grid-preference.ts';
import { useAddress } from './use-address.ts';
import { useTypedSearch } from './use-typed.ts';
import { useListView } from './views/use-list-view.ts';
import { withDensity } from './views/view-address.ts';

export interface ListOptions {
  /** For several grids in one address: the prefix `done` gives `done.q`, `done.sort`. */
  prefix?: string;
  /** Parameters of the page's own filters, which "Clear all" removes too. */
  own?: readonly string[];
}

/** How often Back or Forward was pressed. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return returns;
}

/**
 * State of a `ListPanel`: search, sort, filters, page, columns and density in the address; column and density settings
 * in storage under `wayside_grid_<name>`. What an address says of them is no setting until the user changes it, and in a
 * kept view it never is.
 */
export function useList(name: string, { prefix, own = [] }: ListOptions = {}) {
  const { search: query, go } = useAddress();
  const returns = useReturns();
  const view = useListView(name, { prefix, own });
  const [preference, setPreference] = useState(() => readGridPreference(name));
  const [shown, setShown] = useState<number>();
  const address = useMemo(() => readGridAddress(new URLSearchParams(query), prefix), [query, prefix]);
  // A quick Back undoes a change that the grid reported before it got here: the grid gets the state as it was.
  const state = useMemo<GridState>(
    () => ({ ...preference.columns, ...address.state }),
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [preference.columns, address.state, returns],
  );

  /** @param only what stays of the page's own filters; all of them if omitted */
  function write(next: GridAddress, options: { replace: boolean }, only?: Readonly<Record<string, string>>): void {
    go((moment) => {
      if (only) for (const name of own) moment.delete(name);
      for (const [name, value] of Object.entries(only ?? {})) moment.set(name, value);
      return writeGridAddress(moment, next, prefix);
    }, options);
  }

  const { typed, type, show } = useTypedSearch(address.search, (search) => {
    const { page: _page, ...rest } = address.state;
    write({ search, state: rest }, { replace: true });
  });

  function prefer(change: Partial<GridPreference>): void {
    const next = { ...preference, ...change };
    setPreference(next);
    writeGridPreference(name, next);
  }

  function setState(next: GridState): void {
    const { hidden, order, pageSize } = next;
    const isOwn = (columns: readonly string[] | undefined): boolean => !view.open || columns === undefined;
    const columns = {
      ...preference.columns,
      ...(hidden !== state.hidden && isOwn(hidden) && { hidden }),
      ...(order !== state.order && isOwn(order) && { order }),
      ...(pageSize !== state.pageSize && { pageSize }),
    };
    if (JSON.stringify(columns) !== JSON.stringify(preference.columns)) prefer({ columns });
    show(typed.trim());
    write({ search: typed.trim(), state: next }, { replace: !isStep(state, next) });
  }

  /** Removes everything that hides rows. `only`, as the address spells it, stays of the page's own filters. */
  function clear(only: Readonly<Record<string, string>> = {}): void {
    const { filters: _filters, page: _page, ...rest } = address.state;
    show('');
    write({ search: '', state: rest }, { replace: false }, only);
  }

  /** All rows in their first order; the columns stay as they were chosen. */
  function reset(): void {
    const { hidden, order } = address.state;
    show('');
    write({ search: '', state: { hidden, order } }, { replace: false }, {});
  }

  function setDensity(chosen: GridDensity): void {
    if (!view.open) prefer({ density: chosen });
    if (view.density !== undefined || view.open) go((now) => withDensity(now, prefix, chosen), { replace: true });
  }

  const density: GridDensity = view.density ?? preference.density ?? 'normal';
  const isFitted = preference.isFitted ?? true;
  const onFit = (isOn: boolean): void => prefer({ isFitted: isOn });
  return {
    /** The search in the address, for searching on the server. */
    search: address.search,
    state,
    /** Whether the grid's search or filters hide rows. */
    isFiltered: typed.trim() !== '' || (state.filters ?? []).length > 0,
    clear,
    reset,
    views: { ...view, name, density },
    toolbar: {
      search: typed,
      onSearch: type,
      state,
      onStateChange: setState,
      shown,
      onClearAll: () => clear(),
      onReset: reset,
      density,
      onDensity: setDensity,
    },
    table: { search: typed.trim(), state, onStateChange: setState, isFitted, onFit, density, onCount: setShown },
  };
}
