import { useState } from 'react';
import type { GridState } from './state.ts';

/** The page's state if it stores one, otherwise local state, which resets to the first page on every search. */
export function useGridState(
  state: GridState | undefined,
  onStateChange: ((state: GridState) => void) | undefined,
  search: string,
): readonly [GridState, (state: GridState) => void] {
  const [own, setOwn] = useState<GridState>({});
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setOwn(({ page: _page, ...rest }) => rest);
  }
  return [
    state ?? own,
    (next) => {
      if (state === undefined) setOwn(next);
      onStateChange?.(next);
    },
  ];
}
