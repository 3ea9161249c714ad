import { beforeEach, expect, it, vi } from 'vitest';
import type { Policy } from '../../../shared/policies/policies.queries.ts';

const { POST, server, cache } = vi.hoisted(() => ({
  POST: vi.fn<() => Promise<object>>(),
  server: { policies: [] as object[] },
  cache: { policies: [] as object[] },
}));
vi.mock('../../../shared/data/api.ts', () => ({ api: { POST } }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed: vi.fn<() => void>() }));
vi.mock('../../../shared/policies/policies.queries.ts', () => ({ policiesQuery: () => ({}) }));
vi.mock('../../../shared/data/query-client.ts', () => ({
  queryClient: {
    getQueryData: () => cache.policies,
    fetchQuery: async () => {
      cache.policies = server.policies;
      return cache.policies;
    },
  },
}));

const { restorePolicy } = await import('./restore-policy.ts');

const gone = {
  id: 7,
  amount: 80,
  service_definition_ids: [],
  user_ids: [1],
  vehicle_ids: [],
  all_vehicles: true,
  auto_approvable: false,
};
const lost = new TypeError('Failed to fetch');

beforeEach(() => {
  cache.policies = [{ ...gone, id: 9 }];
  POST.mockReset();
});

it('a policy whose undo lost its response is found in the reloaded list', async () => {
  POST.mockRejectedValue(lost);
  server.policies = [
    { ...gone, id: 9 },
    { ...gone, id: 62 },
  ];
  expect(await restorePolicy(gone as unknown as Policy)).toMatchObject({ data: { id: 62 } });
  expect(POST).toHaveBeenCalledTimes(1);
});

it.each([
  ['was there before', { ...gone, id: 9 }],
  ['says something else', { ...gone, id: 62, amount: 90 }],
])('a policy that %s is not taken for it', async (_which, other) => {
  POST.mockRejectedValue(lost);
  server.policies = [other];
  await expect(restorePolicy(gone as unknown as Policy)).rejects.toThrow(lost);
});

it('a refusal is not looked up', async () => {
  const refused = { error: { error: 'No' }, response: new Response('{}', { status: 422 }) };
  POST.mockResolvedValue(refused);
  server.policies = [{ ...gone, id: 62 }];
  expect(await restorePolicy(gone as unknown as Policy)).toBe(refused);
});
