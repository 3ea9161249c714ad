import type { Schemas } from '@wayside/api-client';
import { read } from '../../../shared/data/read.ts';
import { isNotFound } from '../../../shared/failure/failure.ts';

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
    ...read('/vehicles/{id}', { path: { id }, query: { include: 'all' } }),
    refetchOnMount: (query: Asked) => !isGone(query),
    refetchOnWindowFocus: (query: Asked) => (isGone(query) ? false : ('always' as const)),
  };
}
