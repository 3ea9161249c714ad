import type { Schemas } from '@wayside/api-client';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';

export type Vehicle = Schemas['Vehicle'];

/** A vehicle that was not there is not asked for again: one that was deleted doesn't come back. */
const isGone = ({ state }: Asked): boolean => isNotFound(state.error);
interface Asked {
  readonly state: { readonly error: unknown };
}

/**
 * A vehicle with its orders, localized by the server. Refetches when the user returns, to pick up decisions made
 * elsewhere.
 */
export function vehicleQuery(id: number) {
  return {
    ...wholeVehicleQuery(id),
    refetchOnMount: (query: Asked) => !isGone(query),
    refetchOnWindowFocus: (query: Asked) => (isGone(query) ? false : ('always' as const)),
  };
}
