import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PolicySave } from '@wayside/machines';

const { changed, POST, PUT } = vi.hoisted(() => ({
  changed: vi.fn<(...changes: string[]) => Promise<void>>(async () => undefined),
  POST: vi.fn<() => Promise<object>>(),
  PUT: vi.fn<() => Promise<object>>(),
}));
vi.mock('../../../shared/data/api.ts', () => ({ api: { POST, PUT } }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed }));
vi.mock('../../../shared/data/query-client.ts', () => ({ queryClient: {} }));
vi.mock('../../../shared/policies/policies.queries.ts', () => ({ policiesQuery: () => ({}) }));

const { savePolicy } = await import('./policy-calls.ts');

const policy = { amount: 80, service_definition_ids: [], user_ids: [1], vehicle_ids: [], all_vehicles: true, auto_approvable: false };
const saveOf = (id: number | null) => ({ id, policy, form: {} }) as unknown as PolicySave;
const answer = (status: number, body: object) => ({
  [status < 400 ? 'data' : 'error']: body,
  response: new Response(JSON.stringify(body), { status }),
});

beforeEach(() => void changed.mockClear());

describe('whatever may have changed the policies makes their lists stale', () => {
  it.each([
    ['saved', async () => answer(201, { ...policy, id: 62 }), null, 'success', true],
    ['lost on the way', () => Promise.reject(new TypeError('offline')), null, 'lost', true],
    ['lost at the server', async () => answer(500, {}), 7, 'lost', true],
    ['gone', async () => answer(404, {}), 7, 'gone', true],
    ['refused', async () => answer(422, { errors: ['No'] }), 7, 'failure', false],
  ] as const)('%s', async (_how, call, id, status, isStale) => {
    (id === null ? POST : PUT).mockImplementation(call);
    expect(await savePolicy(saveOf(id))).toMatchObject({ status });
    expect(changed.mock.calls).toEqual(isStale ? [['policies']] : []);
  });
});
