import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest callback, for columns and other memoized parts. Don't call it
 * while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Answer>(
  effect: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(effect);
  useLayoutEffect(() => {
    latest.current = effect;
  });
  return useCallback((...args) => latest.current(...args), []);
}
