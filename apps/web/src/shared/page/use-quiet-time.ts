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
