import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the component is still mounted, for use after a response. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
