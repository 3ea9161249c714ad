// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { createApiClient } from '@wayside/api-client';
import { afterEach, expect, it, vi } from 'vitest';

let transferred = (): Response => new Response(null, { status: 204 });
vi.mock('../../../shared/data/api.ts', () => ({
  api: createApiClient({
    origin: 'http://api.localhost:4000',
    token: () => 'T1',
    fetch: async (request) => {
      if (request.method === 'POST') return transferred();
      // A list that never loads.
      return new Promise(() => undefined);
    },
  }),
}));
vi.mock('../../../shared/session/session.ts', () => ({
  authenticationToken: () => 'T1',
  rememberedUser: () => undefined,
}));

const { transferVehicles } = await import('./transfer-calls.ts');
const { fleetVehiclesQuery } = await import('./transfer.queries.ts');
const { queryClient } = await import('../../../shared/data/query-client.ts');

afterEach(() => queryClient.clear());

const CALL = {
  vehicleIds: [11],
  oldFleetIds: [5],
  newFleetId: 8,
  of: { kind: 'save', transfer: { vehicles: [{ id: 11, fleet_id: 5 }], destination: 8 } },
} as const;

it('a transfer is reported when it is made, while the lists on screen are still loaded again', async () => {
  const query = fleetVehiclesQuery(5);
  queryClient.setQueryData(query.queryKey, []);
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => undefined);
  expect(await transferVehicles(CALL)).toEqual({ status: 'success' });
  expect(queryClient.isFetching(query)).toBe(1);
  unsubscribe();
});

it.each([
  ['a vehicle is no longer in its fleet', 409, 'moved'],
  ['a vehicle was deleted', 404, 'moved'],
  ['it is refused for another reason', 422, 'failure'],
])('how the server responds when %s says whether somebody else was first', async (_what, status, outcome) => {
  transferred = () => Response.json({ error: 'Not these' }, { status });
  expect(await transferVehicles(CALL)).toEqual({ status: outcome, notice: { tone: 'error', text: 'Not these' } });
});
