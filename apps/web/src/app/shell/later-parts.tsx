import { Dispensable, LazyBoundary, lazyPart } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { useFlags } from '../../shared/data/flags.ts';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';

const Keys = lazyPart(() => import('./keys.tsx'), 'Keys');

/** Milliseconds after the first page is there: for most of it, and for toasts. */
const PAUSE = 1000;
const TOAST_PAUSE = 4000;

/** Loaded where the host wants the device to keep the app, or where a worker from an earlier visit must be removed. */
const Offline = lazyPart(() => import('../offline/offline.tsx'), 'Offline');
const isOfUse = (): boolean => window.waysideSettings.offline !== 'off' || Boolean(navigator.serviceWorker?.controller);

/**
 * What nobody waits for, after the first page: the flags, so that the next ones have them (a page with a flagged part
 * loads them itself), keys, and the code of toasts.
 */
export function LaterParts({ onKeys }: { onKeys: () => void }) {
  const isQuiet = useQuietTime();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setTime(true), PAUSE);
    // A press that can't be sent has to say so, and without a connection nothing more can be loaded.
    const toastTimer = setTimeout(() => void import('@wayside/ui/toast-region').catch(() => {}), TOAST_PAUSE);
    return () => {
      clearTimeout(timer);
      clearTimeout(toastTimer);
    };
  }, [isQuiet]);
  useFlags(isTime);
  return (
    isTime && (
      <Dispensable>
        <LazyBoundary>
          <Keys onList={onKeys} />
        </LazyBoundary>
        <LazyBoundary>{isOfUse() && <Offline />}</LazyBoundary>
      </Dispensable>
    )
  );
}
