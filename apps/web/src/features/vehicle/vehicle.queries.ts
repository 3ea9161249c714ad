import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { api } from '../../shared/data/api.ts';
import { languageKeys } from '../../shared/data/language-reload.ts';

export type Vehicle = Schemas['Vehicle'];

/** A vehicle with its orders, which the server words in the user's language. What somebody decided elsewhere shows on coming back. */
export const vehicleQuery = (id: number) =>
  queryOptions({
    queryKey: [languageKeys.serviceRequests, 'vehicle', id],
    queryFn: () => dataOf(api.GET('/vehicles/{id}', { params: { path: { id }, query: { include: 'all' } } })),
    refetchOnWindowFocus: 'always',
  });

/** The id of an address; undefined for what cannot be one, which no server is asked about. */
export function vehicleIdIn(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}
