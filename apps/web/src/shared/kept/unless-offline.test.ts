// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createApiClient, resultOf } from '@wayside/api-client';
import { isLost, noticeOf } from '../failure/failure.ts';
import { unlessOffline } from './unless-offline.ts';

it('[OPS-04] without a network, a change is not sent and the failure says so; reads are still tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const api = createApiClient({ origin: 'http://api.localhost', token: () => 'T1', fetch: unlessOffline(send) });
  const result = await resultOf(api.DELETE('/policies/{id}', { params: { path: { id: 7 } } }));
  expect(send).not.toHaveBeenCalled();
  expect(result).toMatchObject({ status: 'failure', kind: 'unsent' });
  if (result.status === 'failure') {
    expect(isLost(result)).toBe(false);
    expect(noticeOf(result)).toMatchObject({ label: 'offline' });
  }
  await resultOf(api.GET('/policies'));
  expect(send).toHaveBeenCalledOnce();
});
