// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { createApiClient } from '@wayside/api-client';
import { scenarioSession } from '@wayside/mocks/fetch';
import { beforeEach, expect, it, vi } from 'vitest';

const server = scenarioSession({ scenario: 'transfer/ready' });
vi.mock('../../../shared/data/api.ts', () => ({
  api: createApiClient({ origin: 'http://api.localhost', token: () => undefined, fetch: server.fetch }),
}));
vi.mock('../../../shared/session/session.ts', () => ({
  authenticationToken: () => 'T1',
  rememberedUser: () => undefined,
}));

const { transferVehicles } = await import('./transfer-calls.ts');
const { fleetVehiclesQuery } = await import('./transfer.queries.ts');
const { queryClient } = await import('../../../shared/data/query-client.ts');

const VEHICLE = 500_006;
const [FROM, TO, ELSEWHERE] = [5, 8, 9];
const transfer = (to = TO) => transferVehicles(callOf(to));
function callOf(to: number) {
  const vehicles = [{ id: VEHICLE, fleet_id: FROM }];
  const of = { kind: 'save', transfer: { vehicles, destination: to } } as const;
  return { vehicleIds: [VEHICLE], oldFleetIds: [FROM], newFleetId: to, of };
}

beforeEach(() => {
  server.reset();
  queryClient.clear();
});

it('a transfer is reported when it is made, while the lists on screen are still loaded again', async () => {
  const query = fleetVehiclesQuery(FROM);
  queryClient.setQueryData(query.queryKey, []);
  server.setFaults([{ kind: 'hold', operation: 'listVehicles' }]);
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => undefined);
  expect(await transfer()).toEqual({ status: 'success' });
  expect(server.world.vehicles.get(VEHICLE)?.fleet_id).toBe(TO);
  expect(queryClient.isFetching(query)).toBe(1);
  unsubscribe();
});

it.each([
  ['is in another fleet', () => server.world.vehicles.transfer(elsewhere), 'Some vehicles are no longer in the fleets'],
  ['was deleted', () => server.world.vehicles.drop(VEHICLE), 'The record was not found'],
])('somebody else was first when the vehicle %s', async (_what, does, text) => {
  does();
  expect(await transfer()).toMatchObject({ status: 'moved', notice: { text: expect.stringContaining(text) } });
});
const elsewhere = { vehicle_ids: [VEHICLE], old_fleet_ids: [FROM], new_fleet_id: ELSEWHERE };

it('nobody was first when it is refused for another reason', async () =>
  expect(await transfer(FROM)).toMatchObject({ status: 'failure', notice: { text: expect.stringContaining('both') } }));
