import type { Schemas } from '@wayside/api-client';
import { read } from '../../shared/data/read.ts';

export type Vehicle = Schemas['Vehicle'];

/** A vehicle with its orders, which the server words in the user's language. What somebody decided elsewhere shows on coming back. */
export const vehicleQuery = (id: number) => ({
  ...read('/vehicles/{id}', { path: { id }, query: { include: 'all' } }),
  refetchOnWindowFocus: 'always' as const,
});

/** The id of an address; undefined for what cannot be one, which no server is asked about. */
export function vehicleIdIn(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}
