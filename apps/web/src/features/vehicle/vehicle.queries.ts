import type { Schemas } from '@wayside/api-client';
import { read } from '../../shared/data/read.ts';

export type Vehicle = Schemas['Vehicle'];

/** A vehicle with its orders, which the server words in the user's language. What somebody decided elsewhere shows on coming back. */
export const vehicleQuery = (id: number) => ({
  ...read('/vehicles/{id}', { path: { id }, query: { include: 'all' } }),
  refetchOnWindowFocus: 'always' as const,
});
