import { useSyncExternalStore } from 'react';

/** From here on the decision stands beside the services; the style sheet of the review knows the same width. */
const query = '(min-width: 1100px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
