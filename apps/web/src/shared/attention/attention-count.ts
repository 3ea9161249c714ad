import { useEffect, useSyncExternalStore } from 'react';
import { fleetScope } from '../data/fleet-scope.ts';
import type { FleetScope } from '../data/fleet-scope.ts';

/** How many things need the user, and how that is said. */
interface AttentionCount {
  readonly count: number;
  readonly text: string;
}

let wantedIn: FleetScope | undefined;
let current: AttentionCount | undefined;
const listeners = new Set<() => void>();

function change(act: () => void): void {
  act();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the navigation shows at Dashboard; undefined while it is not known, or nothing needs the user. */
export const useAttentionCount = (): AttentionCount | undefined => useSyncExternalStore(subscribe, () => current);

/** Whether the dashboard of this fleet has asked for all that the count is computed from. Pages ask for less. */
export const useIsAttentionKnown = (): boolean => useSyncExternalStore(subscribe, () => wantedIn === fleetScope());

/** The dashboard has asked. */
export function useKeepAttentionCount(): void {
  useEffect(() => change(() => void (wantedIn = fleetScope())), []);
}

/** Tells the navigation the count, for as long as the component is there. */
export function useTellAttentionCount(count: number | undefined, text: string): void {
  useEffect(() => change(() => void (current = count ? { count, text } : undefined)), [count, text]);
  useEffect(() => () => change(() => void (current = undefined)), []);
}
