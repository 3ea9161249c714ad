import { useSyncExternalStore } from 'react';

/** Name under which storage says whose data is kept; without it there is none. */
export const KEPT_LEASE = 'kept';

/** The browser believes to be online, but calls got no answer, and what is kept stands in for them. */
let isCut = false;
const listeners = new Set<() => void>();

/** The browser says so; elsewhere than in a browser there is nothing to say. */
export const isOffline = (): boolean => navigator.onLine === false;
export const isWithoutNetwork = (): boolean => isOffline() || isCut;

export function setCut(next: boolean): void {
  isCut = next;
  for (const listener of listeners) listener();
}
export const wasCut = (): boolean => isCut;

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
