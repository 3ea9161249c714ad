// @vitest-environment jsdom
import { createApiClient } from '@wayside/api-client';
import { policyDraftOf } from '@wayside/domain';
import { scenarioSession } from '@wayside/mocks/fetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const server = scenarioSession({ scenario: 'policies/ready' });
vi.mock('../../../shared/data/api.ts', () => ({
  api: createApiClient({ origin: 'http://api.localhost', token: () => undefined, fetch: server.fetch }),
}));
vi.mock('../../../shared/session/session.ts', () => ({ rememberedUser: () => undefined }));
vi.mock('../../../shared/session/storage.ts', () => ({ readCookie: () => undefined }));

const { policyCalls } = await import('./policy-calls.ts');
const { policiesQuery } = await import('../../../shared/policies/policies.queries.ts');
const { queryClient } = await import('../../../shared/data/query-client.ts');

const { queryKey } = policiesQuery();
const { signal } = new AbortController();
const shown = () => queryClient.getQueryData(queryKey);
const isStale = () => queryClient.getQueryState(queryKey)!.isInvalidated;

/** The policies on screen, a new one, and a change of the first. */
async function opened() {
  const policies = await queryClient.fetchQuery({ ...policiesQuery(), staleTime: 0 });
  const base = policies[0]!;
  const draft = { ...policyDraftOf(base), amount: 95 };
  return {
    policies,
    create: { base: null, draft, existingIds: policies.map(({ id }) => id), given: null },
    edit: { base, draft, existingIds: null, given: null },
  };
}

beforeEach(() => {
  server.reset();
  queryClient.clear();
});

describe('saving', () => {
  it.each(['create', 'edit'] as const)('%s: the policy is in the list at once, which is stale', async (which) => {
    const { policies, ...saves } = await opened();
    const outcome = await policyCalls.save(saves[which], signal);
    const saved = server.world.policies.list(server.player.fleet_id).find(({ amount }) => amount === 95)!;
    expect(outcome).toEqual({ status: 'success', saved });
    const rest = policies.filter(({ id }) => id !== saved.id);
    expect(shown()).toEqual(which === 'create' ? [...rest, saved] : [saved, ...rest]);
    expect(isStale()).toBe(true);
  });

  const fails = (kind: 'connection-reset' | 'malformed-response' | 'server-error') =>
    server.setFaults([{ kind, operation: 'updatePolicy' }]);
  it.each([
    ['lost on the way', () => fails('connection-reset'), 'lost', true],
    ['lost in what cannot be read', () => fails('malformed-response'), 'lost', true],
    ['the server failed, and says so', () => fails('server-error'), 'failure', false],
    ['gone', (id: number) => server.world.policies.remove(id), 'gone', true],
    ['refused', () => server.answers.set('updatePolicy', { example: 'serviceFailed' }), 'failure', false],
  ] as const)('whatever may have changed the policies makes them stale: %s', async (_how, happens, status, stale) => {
    const { policies, edit } = await opened();
    happens(edit.base.id);
    expect(await policyCalls.save(edit, signal)).toMatchObject({ status });
    expect([shown(), isStale()]).toEqual([policies, stale]);
  });
});

describe('after a lost response', () => {
  it.each(['create', 'edit'] as const)('%s: the policy is found', async (which) => {
    const save = (await opened())[which];
    server.setFaults([{ kind: 'connection-reset', operation: '*' }]);
    expect(await policyCalls.save(save, signal)).toMatchObject({ status: 'lost' });
    server.setFaults([]);
    expect(await policyCalls.find({ ...save, purpose: 'outcome' })).toMatchObject({ saved: { amount: 95 } });
  });

  it('one that was there before, or was deleted, is not taken for it', async () => {
    const { create, edit } = await opened();
    const lost = { ...create, draft: policyDraftOf(edit.base), purpose: 'outcome' } as const;
    expect(await policyCalls.find(lost)).toEqual({ status: 'success', saved: null });
    server.world.policies.remove(edit.base.id);
    expect(await policyCalls.find({ ...edit, purpose: 'outcome' })).toEqual({ status: 'success', saved: null });
  });
});
