import { useSyncExternalStore } from 'react';
import { rememberedUser } from '../session/session.ts';
import { readCookie } from '../session/storage.ts';

/** The fleet that the user acts in is part of every question; this names it in the keys of queries. */
export type FleetScope = number | 'own';

type FleetId = number | null;

interface Acting {
  /** Undefined while nobody has said. */
  fleet: FleetId | undefined;
  scope: FleetScope;
}

let acting: Acting | undefined;
const listeners = new Set<() => void>();

const acted = (): Acting => {
  if (!acting) {
    const user = rememberedUser();
    const fleet = user ? (user.fleet_id ?? null) : Number(readCookie('current_fleet_id')) || undefined;
    acting = { fleet, scope: fleet ?? 'own' };
  }
  return acting;
};

export const fleetScope = (): FleetScope => acted().scope;

/**
 * Takes up the fleet that the server names. Answers whether it is another one than before: then nothing that was loaded holds. The first
 * fleet heard of after none was known is no change: what was loaded until then was about it.
 */
export function followFleet(named: FleetId | undefined): boolean {
  const { fleet: before, scope } = acted();
  const fleet = named ?? null;
  const isOther = before !== undefined && before !== fleet;
  acting = { fleet, scope: isOther ? (fleet ?? 'own') : scope };
  if (isOther) for (const listener of listeners) listener();
  return isOther;
}

/** Nobody is signed in any more. */
export function forgetFleet(): void {
  acting = { fleet: undefined, scope: 'own' };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For what must start over when the user acts in another fleet. */
export const useFleetScope = (): FleetScope => useSyncExternalStore(subscribe, fleetScope);
