import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FROM_FLEET, fmcPlaceOf, rememberFmcPlace } from '../../shared/session/fmc-return.ts';

/**
 * Where the list of fleets was scrolled to, for the way back from a fleet, Back and a reload. Any other way to the page starts at its top.
 * `hasRows`: whether there is something to scroll.
 */
export function useKeptPlace(hasRows: boolean): { firstRow: number; onFirstRow: (row: number) => void } {
  const { search, state } = useLocation() as { search: string; state: { from?: unknown } | null };
  const isReturn = useNavigationType() === 'POP' || state?.from === FROM_FLEET.from;
  const [kept] = useState(() => (isReturn ? fmcPlaceOf(search) : undefined));
  const row = useRef(kept?.row ?? 0);
  const current = useRef(search);

  useEffect(() => {
    if (current.current !== search) row.current = 0;
    current.current = search;
  }, [search]);
  useEffect(() => {
    if (!hasRows || !kept) return undefined;
    // After the new page has been scrolled to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, kept.top));
    return () => cancelAnimationFrame(frame);
  }, [hasRows, kept]);
  // Before the list is gone from the page, and with it what was scrolled.
  useLayoutEffect(() => () => rememberFmcPlace({ search: current.current, row: row.current, top: window.scrollY }), []);

  return {
    firstRow: kept?.row ?? 0,
    onFirstRow: (first) => {
      row.current = first;
    },
  };
}
