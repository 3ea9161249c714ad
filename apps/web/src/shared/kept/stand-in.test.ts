// @vitest-environment jsdom
import { ApiError } from '@wayside/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../data/query-client.ts';
import { isWithoutNetwork } from './connection.ts';
import { recall } from './keeper.ts';
import { standInForCalls } from './or-kept.ts';

standInForCalls();

vi.mock('./keeper.ts', () => ({ recall: vi.fn<() => Promise<unknown>>() }));

const failure = (kind: 'offline' | 'server') =>
  new ApiError({ status: 'failure', kind, alertMessage: undefined, alertType: 'error', retryAfter: undefined });
const load = vi.fn<() => Promise<object>>();
/** As a page asks, which a stand-in may answer. */
async function ask(name: string): Promise<unknown> {
  const options = { queryKey: [name], queryFn: load, networkMode: 'offlineFirst', staleTime: 0 } as const;
  await queryClient.prefetchQuery(options);
  return queryClient.getQueryData([name]);
}

beforeEach(() => {
  window.localStorage.setItem('wayside_kept', '{}');
  vi.mocked(recall).mockResolvedValue([{ id: 3 }]);
});
afterEach(() => {
  queryClient.clear();
  window.localStorage.clear();
});

it('[OPS-02] a network that does not answer is none, until something answers', async () => {
  load.mockRejectedValue(failure('offline'));
  expect(await ask('vehicles')).toEqual([{ id: 3 }]);
  expect(await ask('dashboard')).toEqual([{ id: 3 }]);
  expect(isWithoutNetwork()).toBe(true);
  load.mockResolvedValue([{ id: 4 }]);
  expect(await ask('vehicles')).toEqual([{ id: 4 }]);
  expect(isWithoutNetwork()).toBe(false);
});

it('[OPS-02] nothing stands in for an answer that is a failure', async () => {
  load.mockRejectedValue(failure('server'));
  expect(await ask('vehicles')).toBeUndefined();
  expect(isWithoutNetwork()).toBe(false);
});
