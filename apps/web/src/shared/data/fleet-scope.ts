import { useSyncExternalStore } from 'react';
import { rememberedUser } from '../session/session.ts';
import { readCookie } from '../session/storage.ts';

/** Identifies the fleet the user acts in; part of every query key. */
export type FleetScope = number | 'own';

type FleetId = number | null;

interface Acting {
  /** Undefined until the server names it. */
  fleet: FleetId | undefined;
  scope: FleetScope;
}

let acting: Acting | undefined;
const listeners = new Set<() => void>();

function acted(): Acting {
  if (!acting) {
    const user = rememberedUser();
    const fleet = user ? (user.fleet_id ?? null) : Number(readCookie('current_fleet_id')) || undefined;
    acting = { fleet, scope: fleet ?? 'own' };
  }
  return acting;
}

export const fleetScope = (): FleetScope => acted().scope;

/** The fleet that this tab acts in, as far as known. */
export const fleetOfTab = (): FleetId | undefined => acted().fleet;

/**
 * Updates the fleet to the one named by the server. Learning the first fleet is not a change: data loaded before was
 * already for it.
 * @returns whether the fleet changed, which makes all loaded data outdated
 */
export function followFleet(named: FleetId | undefined): boolean {
  const { fleet: before, scope } = acted();
  const fleet = named ?? null;
  const isOther = before !== undefined && before !== fleet;
  acting = { fleet, scope: isOther ? (fleet ?? 'own') : scope };
  if (isOther) for (const listener of listeners) listener();
  return isOther;
}

/** For sign-out. */
export function forgetFleet(): void {
  acting = { fleet: undefined, scope: 'own' };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current scope; rerenders when the user enters another fleet. */
export const useFleetScope = (): FleetScope => useSyncExternalStore(subscribe, fleetScope);
