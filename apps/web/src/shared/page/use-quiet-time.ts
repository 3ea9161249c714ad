import { useIsFetching } from '@tanstack/react-query';
import { inIdleTime } from '@wayside/ui';
import { useEffect, useState } from 'react';

/** True from when the page has what it asked for and the browser has drawn it: the time for what nobody waits for. */
export function useQuietTime(): boolean {
  const [isTime, setTime] = useState(false);
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet) return undefined;
    return inIdleTime(() => {
      setTime(true);
      return false;
    });
  }, [isQuiet]);
  return isTime;
}

/** Loads the code of a part in quiet time, so that it is there when somebody wants it. A failure is the part's own to show. */
export function usePreload({ preload }: { preload: () => Promise<void> }): void {
  const isQuiet = useQuietTime();
  useEffect(() => {
    if (isQuiet) preload().catch(() => undefined);
  }, [isQuiet, preload]);
}
