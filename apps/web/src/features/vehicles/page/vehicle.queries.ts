import type { Schemas } from '@wayside/api-client';
import { read } from '../../../shared/data/read.ts';

export type Vehicle = Schemas['Vehicle'];

/**
 * A vehicle with its orders, localized by the server. Refetches when the user returns, to pick up decisions made
 * elsewhere.
 */
export function vehicleQuery(id: number) {
  return {
    ...read('/vehicles/{id}', { path: { id }, query: { include: 'all' } }),
    refetchOnWindowFocus: 'always' as const,
  };
}
