import { SEARCH_DEBOUNCE_MS } from '@wayside/ui';
import type { GridDensity, GridState } from '@wayside/ui/grid';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isStep, readGridAddress, writeGridAddress } from './grid-address.ts';
import type { GridAddress } from './grid-address.ts';
import { readGridPreference, writeGridPreference } from './grid-preference.ts';
import type { GridPreference } from './grid-preference.ts';
import { useAddress } from './use-address.ts';

export interface ListOptions {
  /** Where several grids share one address: `done` makes `done.q`, `done.sort`. */
  prefix?: string;
  /** Names in the address of the page's own filters, which "clear all" takes away as well. */
  own?: readonly string[];
}

/**
 * Keeps the search, sort, filters, page and columns of a list in the address, and how the person likes its columns and density under
 * `wayside_grid_<name>`. For a `ListPanel`.
 */
export function useList(name: string, { prefix, own = [] }: ListOptions = {}) {
  const { search: query, go } = useAddress();
  const [preference, setPreference] = useState(() => readGridPreference(name));
  const [shown, setShown] = useState<number>();
  const address = useMemo(() => readGridAddress(new URLSearchParams(query), prefix), [query, prefix]);
  const state = useMemo<GridState>(() => ({ ...preference.columns, ...address.state }), [preference.columns, address.state]);

  function write(next: GridAddress, options: { replace: boolean }, without: readonly string[] = []): void {
    go((moment) => {
      for (const name of without) moment.delete(name);
      return writeGridAddress(moment, next, prefix);
    }, options);
  }

  const { typed, type, show } = useTyped(address.search, (search) => {
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
    if (hidden !== state.hidden || order !== state.order || pageSize !== state.pageSize)
      prefer({ columns: { ...(hidden && { hidden }), ...(order && { order }), ...(pageSize && { pageSize }) } });
    show(typed.trim());
    write({ search: typed.trim(), state: next }, { replace: !isStep(state, next) });
  }

  /** Takes away what hides rows. */
  function clear(): void {
    const { filters: _filters, page: _page, ...rest } = address.state;
    show('');
    write({ search: '', state: rest }, { replace: false }, own);
  }

  /** Everything as at first, for good. */
  function reset(): void {
    prefer({ columns: {} });
    show('');
    write({ search: '', state: {} }, { replace: false }, own);
  }

  const density: GridDensity = preference.density ?? 'normal';
  const isFitted = preference.isFitted ?? true;
  return {
    /** As the address has it: for a search by the server. */
    search: address.search,
    state,
    /** Whether the search or a filter of the grid hides rows. */
    isFiltered: typed.trim() !== '' || (state.filters ?? []).length > 0,
    clear,
    reset,
    toolbar: {
      search: typed,
      onSearch: type,
      state,
      onStateChange: setState,
      shown,
      onClearAll: clear,
      onReset: reset,
      isFitted,
      onFit: (isOn: boolean) => prefer({ isFitted: isOn }),
      density,
      onDensity: (chosen: GridDensity) => prefer({ density: chosen }),
    },
    table: { search: typed.trim(), state, onStateChange: setState, isFitted, density, onCount: setShown },
  };
}

interface Typed {
  typed: string;
  type: (text: string) => void;
  /** Shows a text that the caller writes to the address itself. */
  show: (text: string) => void;
}

/**
 * What stands in the search field. It reaches the address when the typing pauses, so that the field never waits for the router; what comes
 * from the address (Back, a link) reaches the field.
 */
function useTyped(written: string, onSettled: (search: string) => void): Typed {
  const [typed, type] = useState(written);
  const [seen, setSeen] = useState(written);
  const [own, setOwn] = useState(written);
  if (seen !== written) {
    setSeen(written);
    // What we wrote ourselves may be behind what was typed since.
    if (written !== own) {
      setOwn(written);
      type(written);
    }
  }
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const text = typed.trim();
    if (text === own) return undefined;
    const timer = setTimeout(() => {
      setOwn(text);
      settle(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, own]);
  return {
    typed,
    type,
    show: (text) => {
      setOwn(text);
      type(text);
    },
  };
}
