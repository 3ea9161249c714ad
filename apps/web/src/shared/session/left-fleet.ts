import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

const NAME = 'left';

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** "Back to FMC": until a fleet is entered again no tab shows this one, although the server still answers for it. */
export function leaveFleet(id: number): void {
  writeStored(NAME, String(id));
  announce();
}

/** A fleet was entered. */
export function forgetLeftFleet(): void {
  removeStored(NAME);
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const leftFleet = (): number | undefined => Number(readStored(NAME)) || undefined;

/** Whether the user has left the fleet that the server answers for. Follows the other tabs. */
export function useHasLeftFleet(fleetId: number | null | undefined): boolean {
  return useSyncExternalStore(subscribe, leftFleet) === fleetId && fleetId != null;
}
