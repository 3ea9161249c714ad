import { useEffect, useState } from 'react';
import { useFlags } from '../../shared/data/flags.ts';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';

/** Milliseconds after the first page is there. */
const PAUSE = 1000;

/**
 * Loads the flags after the first page, so that the next ones have them. A page with a flagged part loads them itself.
 */
export function LaterFlags() {
  const isQuiet = useQuietTime();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setTime(true), PAUSE);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  useFlags(isTime);
  return null;
}
