import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { inIdleTime } from '@wayside/ui';
import { useEffect, useState } from 'react';

/** Calls `act` once the page has what it asked for and the browser has drawn it. @returns cancels it */
function whenQuiet(client: QueryClient, act: () => void): () => void {
  let cancel: (() => void) | undefined;
  const look = (): void => {
    const isQuiet = client.isFetching() === 0;
    if (!isQuiet) cancel?.();
    if (!isQuiet || !cancel) cancel = isQuiet ? inIdleTime(begin) : undefined;
  };
  const begin = (): boolean => {
    unsubscribe();
    // For the tests of what a page loads before.
    performance.mark('quiet');
    act();
    return false;
  };
  const unsubscribe = client.getQueryCache().subscribe(look);
  look();
  return () => {
    unsubscribe();
    cancel?.();
  };
}

/**
 * True from when the page is quiet: the time for what nobody waits for. With a limit, in milliseconds, at the latest
 * then: for a control that a slow response must not keep from people.
 */
export function useQuietTime(limit?: number): boolean {
  const client = useQueryClient();
  const [isTime, setTime] = useState(false);
  // Not `useIsFetching`, which renders again with every call that begins or ends.
  useEffect(() => {
    const begin = (): void => setTime(true);
    const cancel = whenQuiet(client, begin);
    const timer = limit === undefined ? undefined : setTimeout(begin, limit);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [client, limit]);
  return isTime;
}

/**
 * Loads the code of a part in quiet time, so that it is there when somebody wants it. A failure is the part's own to
 * show.
 */
export function usePreload({ preload }: { preload: () => Promise<void> }): void {
  const client = useQueryClient();
  useEffect(() => whenQuiet(client, () => void preload().catch(() => undefined)), [client, preload]);
}
