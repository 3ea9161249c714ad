import { useSyncExternalStore } from 'react';

/** Between cards and a table with room for every column: the navigation beside it takes its share. */
const query = '(min-width: 640px) and (max-width: 1199px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the order table has to do with fewer columns, so that what can be done about an order stays in sight. */
export const useSnug = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
