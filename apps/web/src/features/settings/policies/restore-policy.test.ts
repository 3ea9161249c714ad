// @vitest-environment jsdom
import { createApiClient } from '@wayside/api-client';
import { scenarioSession } from '@wayside/mocks/fetch';
import { beforeEach, expect, it, vi } from 'vitest';

const server = scenarioSession({ scenario: 'policies/ready' });
/** Whether the connection breaks before a new policy reaches the server. */
let isCut = false;
vi.mock('../../../shared/data/api.ts', () => ({
  api: createApiClient({
    origin: 'http://api.localhost',
    token: () => undefined,
    fetch: async (request) => {
      if (isCut && request.method === 'POST') throw new TypeError('Failed to fetch');
      return server.fetch(request);
    },
  }),
}));
vi.mock('../../../shared/session/session.ts', () => ({ rememberedUser: () => undefined }));
vi.mock('../../../shared/session/storage.ts', () => ({ readCookie: () => undefined }));

const { deletePolicy } = await import('./policy-calls.ts');
const { restorePolicy } = await import('./restore-policy.ts');
const { policiesQuery } = await import('../../../shared/policies/policies.queries.ts');
const { queryClient } = await import('../../../shared/data/query-client.ts');

const read = () => queryClient.fetchQuery({ ...policiesQuery(), staleTime: 0 });
const create = (policy: Awaited<ReturnType<typeof read>>[number]) =>
  server.world.policies.create(server.player, policy);

/** A policy of the list that was deleted since; the others of the list are on screen. */
async function deleted() {
  const [policy] = await read();
  await deletePolicy(policy!);
  await read();
  return policy!;
}

beforeEach(() => {
  isCut = false;
  server.reset();
  queryClient.clear();
});

it('a policy whose undo lost its response is found in the reloaded list', async () => {
  const { id, ...gone } = await deleted();
  server.setFaults([{ kind: 'connection-reset', operation: 'createPolicy' }]);
  const restored = await restorePolicy({ id, ...gone });
  expect(restored.data).toMatchObject(gone);
  expect(server.journal.touched.createPolicy).toEqual({ 201: 1 });
  expect((await read()).filter(({ id }) => id === restored.data!.id)).toHaveLength(1);
});

it('a policy that was there before is not taken for it', async () => {
  const gone = await deleted();
  create(gone);
  await read();
  isCut = true;
  await expect(restorePolicy(gone)).rejects.toThrow('Failed to fetch');
});

it('a policy that says something else is not taken for it', async () => {
  const gone = await deleted();
  create({ ...gone, amount: gone.amount + 10 });
  isCut = true;
  await expect(restorePolicy(gone)).rejects.toThrow('Failed to fetch');
});

it('a refusal is not looked up', async () => {
  const gone = await deleted();
  const refused = await restorePolicy({ ...gone, vehicle_ids: [1], all_vehicles: false });
  expect([refused.response.status, refused.error]).toEqual([422, { errors: ['The fleet has no vehicle 1'] }]);
  expect(server.journal.entries.at(-1)).toMatchObject({ operation: 'createPolicy' });
});
