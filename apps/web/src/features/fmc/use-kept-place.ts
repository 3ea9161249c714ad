import { useStableCallback } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FROM_FLEET, fmcPlace, rememberFmcPlace } from '../../shared/session/fmc-return.ts';
import type { FmcPlace } from '../../shared/session/fmc-return.ts';

/** Milliseconds in which the rows of a long list are rendered. */
const PATIENCE = 1000;

/**
 * Where the list of fleets was scrolled to, for the way back from a fleet, Back and a reload. Any other way to the page
 * starts at its top. `hasRows`: whether there is something to scroll.
 */
export function useKeptPlace(hasRows: boolean): { firstRow: number; onFirstRow: (row: number) => void } {
  const { key, search, state } = useLocation() as { key: string; search: string; state: { from?: unknown } | null };
  const [stored] = useState(() => {
    const last = fmcPlace();
    // The page remounts when a fleet is entered: its history entry stays the same.
    return last?.key === key || (state?.from === FROM_FLEET.from && last?.search === search) ? last : undefined;
  });
  const at = useRef({ key, search, row: stored?.row ?? 0, top: stored?.top ?? 0 });
  // At every scroll: when the page remounts, the new list is rendered before the old one is gone.
  const keep = useStableCallback((change: Partial<FmcPlace>): void => {
    at.current = { ...at.current, ...change };
    rememberFmcPlace(at.current);
  });

  useEffect(() => {
    // Another search has other rows.
    keep({ key, search, row: at.current.search === search ? at.current.row : 0 });
  }, [key, search, keep]);
  useEffect(() => {
    const onScroll = (): void => keep({ top: window.scrollY });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [keep]);
  useEffect(() => {
    if (!hasRows || !stored) return undefined;
    // After the new page has been scrolled to its top, and once it is long enough.
    const until = performance.now() + PATIENCE;
    const scroll = (): void => {
      window.scrollTo(0, stored.top);
      if (window.scrollY < stored.top && performance.now() < until) frame = requestAnimationFrame(scroll);
    };
    let frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [hasRows, stored]);

  return { firstRow: stored?.row ?? 0, onFirstRow: (row) => keep({ row }) };
}
