import { policyDraftOf } from '@wayside/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { api, cache, server, changed } = vi.hoisted(() => ({
  api: { POST: vi.fn<() => Promise<object>>(), PUT: vi.fn<() => Promise<object>>() },
  cache: { policies: undefined as object[] | undefined },
  server: { policies: [] as object[] },
  changed: vi.fn<(...changes: string[]) => Promise<void>>(async () => undefined),
}));
vi.mock('../../../shared/data/api.ts', () => ({ api }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed }));
vi.mock('../../../shared/policies/policies.queries.ts', () => ({ policiesQuery: () => ({}) }));
vi.mock('../../../shared/data/query-client.ts', () => ({
  queryClient: {
    getQueryData: () => cache.policies,
    setQueryData: (_key: unknown, update: (policies: object[] | undefined) => object[] | undefined) => {
      cache.policies = update(cache.policies);
    },
    fetchQuery: async () => server.policies,
  },
}));

const { policyCalls } = await import('./policy-calls.ts');

const POLICY = {
  id: 61,
  amount: 80,
  service_definition_ids: [],
  user_ids: [1],
  vehicle_ids: [],
  all_vehicles: true,
  auto_approvable: false,
};
const NEW = { ...POLICY, id: 62 };
const OTHER = { ...POLICY, id: 63, amount: 90 };
const create = { base: null, draft: policyDraftOf(NEW), existingIds: [61], given: null };
const edit = { base: POLICY, draft: policyDraftOf({ ...POLICY, amount: 95 }), existingIds: null, given: null };
const { signal } = new AbortController();
function response(status: number, body: object) {
  return {
    [status < 400 ? 'data' : 'error']: body,
    response: new Response(JSON.stringify(body), { status }),
  };
}

beforeEach(() => {
  changed.mockClear();
  cache.policies = [POLICY, OTHER];
});

describe('saving', () => {
  it.each([
    ['a new one', create, NEW, [POLICY, OTHER, NEW]],
    ['a changed one', edit, { ...POLICY, amount: 95 }, [{ ...POLICY, amount: 95 }, OTHER]],
  ])('%s is in the list at once', async (_which, save, saved, list) => {
    for (const call of [api.POST, api.PUT]) call.mockResolvedValue(response(200, saved));
    expect(await policyCalls.save(save, signal)).toEqual({ status: 'success', saved });
    expect(cache.policies).toEqual(list);
    expect(changed.mock.calls).toEqual([['policies']]);
  });

  it.each([
    ['lost on the way', () => Promise.reject(new TypeError('offline')), create, 'lost', true],
    ['lost at the server', async () => response(500, {}), edit, 'lost', true],
    ['gone', async () => response(404, {}), edit, 'gone', true],
    ['refused', async () => response(422, { errors: ['No'] }), edit, 'failure', false],
  ] as const)(
    'whatever may have changed the policies makes them stale: %s',
    async (_how, call, save, status, isStale) => {
      for (const method of [api.POST, api.PUT]) method.mockImplementation(call);
      expect(await policyCalls.save(save, signal)).toMatchObject({ status });
      expect(cache.policies).toEqual([POLICY, OTHER]);
      expect(changed.mock.calls).toEqual(isStale ? [['policies']] : []);
    },
  );
});

it.each([
  ['a saved one by its id', edit, [OTHER, POLICY], POLICY],
  ['one that was deleted', edit, [OTHER], null],
  ['a new one by what it says', create, [POLICY, OTHER, NEW], NEW],
  ['none that was there before', create, [POLICY, OTHER], null],
])('finds %s', async (_which, sent, policies, saved) => {
  server.policies = policies;
  expect(await policyCalls.find({ ...sent, purpose: 'outcome' })).toEqual({ status: 'success', saved });
});
