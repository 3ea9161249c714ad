import { useSyncExternalStore } from 'react';
import { readTabStored, writeTabStored } from './storage.ts';

export interface TabFleet {
  readonly id: number;
  readonly name: string;
}

const NAME = 'tab_fleet';
const listeners = new Set<() => void>();

/** Notes the fleet that this tab shows; undefined when a fleet is entered here. Survives a reload. */
export function noteTabFleet(fleet: TabFleet | undefined): void {
  writeTabStored(NAME, fleet ? `${fleet.id} ${fleet.name}` : '');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The fleet that this tab shows, or showed until another tab entered another one. */
export function useTabFleet(): TabFleet | undefined {
  const [, id, name] = /^(\d+) (.*)$/s.exec(useSyncExternalStore(subscribe, () => readTabStored(NAME) ?? '')) ?? [];
  return id === undefined || name === undefined ? undefined : { id: Number(id), name };
}
