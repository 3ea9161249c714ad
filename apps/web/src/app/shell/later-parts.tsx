import { Dispensable, LazyBoundary, lazyPart } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { useFlags } from '../../shared/data/flags.ts';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';

const Keys = lazyPart(() => import('./keys.tsx'), 'Keys');

/** Milliseconds after the first page is there. */
const PAUSE = 1000;

/**
 * What nobody waits for, after the first page: the flags, so that the next ones have them (a page with a flagged part
 * loads them itself), and keys.
 */
export function LaterParts({ onKeys }: { onKeys: () => void }) {
  const isQuiet = useQuietTime();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setTime(true), PAUSE);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  useFlags(isTime);
  return (
    isTime && (
      <Dispensable>
        <LazyBoundary>
          <Keys onList={onKeys} />
        </LazyBoundary>
      </Dispensable>
    )
  );
}
