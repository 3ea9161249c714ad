import { useSyncExternalStore } from 'react';

/** Name in storage of the lease, which says whose data is kept; without it, no data is. */
export const KEPT_LEASE = 'kept';

/** The browser believes it is online, but calls got no answer, and kept data stands in for them. */
let isCut = false;
const listeners = new Set<() => void>();

/** Whether the browser says so; outside a browser, `onLine` is undefined. */
export const isOffline = (): boolean => navigator.onLine === false;
export const isWithoutNetwork = (): boolean => isOffline() || isCut;

export function setCut(next: boolean): void {
  isCut = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsWithoutNetwork = (): boolean => useSyncExternalStore(subscribe, isWithoutNetwork);
