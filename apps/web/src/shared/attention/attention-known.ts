import { useEffect, useSyncExternalStore } from 'react';
import { fleetScope } from '../data/fleet-scope.ts';
import type { FleetScope } from '../data/fleet-scope.ts';

let known: FleetScope | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the dashboard of this fleet has asked for all that its attention is computed from. Other pages ask for less,
 * and the navigation does not ask for more.
 */
export const useIsAttentionKnown = (): boolean => useSyncExternalStore(subscribe, () => known === fleetScope());

/** The dashboard has asked. */
export function useAttentionAsked(): void {
  useEffect(() => {
    known = fleetScope();
    for (const listener of listeners) listener();
  }, []);
}
