import { desktopWidth } from '@wayside/domain';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated as the window changes. For what CSS alone can't do, such as rendering another
 * element or in another place.
 */
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

/**
 * Whether there is room for a form as a dialog over its page; on narrower screens it replaces the page, at the same
 * address (OPN-33).
 */
export const useIsDesk = (): boolean => useMedia(`(min-width: ${desktopWidth}px)`);
