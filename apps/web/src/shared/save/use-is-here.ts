import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the component is still on the page, for what comes after an answer. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
