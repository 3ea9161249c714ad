import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { AskedAt, Schemas } from '@wayside/api-client';
import { api } from '../../../shared/data/api.ts';
import { keyOf, read } from '../../../shared/data/read.ts';
import { rememberFleet, sessionCheck } from '../../../shared/session/session.ts';

export type Fleet = Schemas['Fleet'];
export type QuickLink = Schemas['FleetLink'];

/** A fleet and its version, which only the response's `ETag` names (docs/decisions/036). */
export interface FleetInPage {
  readonly fleet: Fleet;
  readonly version: string | null;
}

export const versionOf = (response: Response): string | null => response.headers.get('etag');

const params = (id: number): AskedAt<'/fleets/{id}', 'get'> => ({
  path: { id },
  query: { 'include[]': ['fleet_payment_types'] },
});

/**
 * A fleet with its payment types (API-31). It is reloaded whenever its page opens, because a save starts from the
 * version that is shown.
 */
export function fleetPageQuery(id: number) {
  return queryOptions({
    queryKey: keyOf('/fleets/{id}', params(id)),
    queryFn: async ({ signal }): Promise<FleetInPage> => {
      const isSameSession = sessionCheck();
      const call = api.GET('/fleets/{id}', { params: params(id), signal });
      const fleet = await dataOf(call);
      if (isSameSession()) rememberFleet(fleet);
      return { fleet, version: versionOf((await call).response) };
    },
    gcTime: 0,
  });
}

export const paymentTypesQuery = () => read('/fleet_payment_types');
