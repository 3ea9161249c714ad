import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FROM_FLEET, fmcPlace, rememberFmcPlace } from '../../shared/session/fmc-return.ts';

/**
 * Where the list of fleets was scrolled to, for the way back from a fleet, Back and a reload. Any other way to the page starts at its top.
 * `hasRows`: whether there is something to scroll.
 */
export function useKeptPlace(hasRows: boolean): { firstRow: number; onFirstRow: (row: number) => void } {
  const { key, search, state } = useLocation() as { key: string; search: string; state: { from?: unknown } | null };
  const [kept] = useState(() => {
    const last = fmcPlace();
    // The page remounts when a fleet is entered: its history entry stays the same.
    return last?.key === key || (state?.from === FROM_FLEET.from && last?.search === search) ? last : undefined;
  });
  const at = useRef({ key, search, row: kept?.row ?? 0 });

  useEffect(() => {
    // Another search has other rows.
    at.current = { key, search, row: at.current.search === search ? at.current.row : 0 };
  }, [key, search]);
  useEffect(() => {
    if (!hasRows || !kept) return undefined;
    // After the new page has been scrolled to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, kept.top));
    return () => cancelAnimationFrame(frame);
  }, [hasRows, kept]);
  // Before the list is gone from the page, and with it what was scrolled.
  useLayoutEffect(() => () => rememberFmcPlace({ ...at.current, top: window.scrollY }), []);

  return {
    firstRow: kept?.row ?? 0,
    onFirstRow: (row) => {
      at.current = { ...at.current, row };
      // Right away: when the page remounts, the new list is rendered before the old one is gone.
      rememberFmcPlace({ ...at.current, top: window.scrollY });
    },
  };
}
