import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same on every render and calls the latest one: for columns and other cached parts. Do not call it while rendering. */
export function useStableCallback<Args extends readonly unknown[], Answer>(effect: (...args: Args) => Answer): (...args: Args) => Answer {
  const latest = useRef(effect);
  useLayoutEffect(() => {
    latest.current = effect;
  });
  return useCallback((...args) => latest.current(...args), []);
}
