import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the latest one does: for columns and other parts that are kept. Not for use while rendering. */
export function useStable<Args extends readonly unknown[], Answer>(effect: (...args: Args) => Answer): (...args: Args) => Answer {
  const latest = useRef(effect);
  useLayoutEffect(() => {
    latest.current = effect;
  });
  return useCallback((...args) => latest.current(...args), []);
}
