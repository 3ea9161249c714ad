import { useSyncExternalStore } from 'react';

const query = '(max-width: 639px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const isNarrow = (): boolean => matchMedia(query).matches;

/** Whether the window is less than 640 pixels wide, where tables become stacked cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
