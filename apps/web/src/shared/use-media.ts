import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as the window changes. For what a style sheet alone cannot do: another element, another place in the page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
