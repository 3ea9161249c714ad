// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { currentUserQuery } from '../shared/data/user.ts';
import { clearStored, writeCookie } from '../shared/session/storage.ts';
import { beginFirstCalls } from '../head/begin-calls.ts';
import { prepareFirstPage } from './first-page.ts';

const USER = {
  id: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@maple.example',
  name: 'Ann Lee',
  roles: ['Owner'],
  fleet_id: 7,
};
const server = vi.fn<typeof fetch>();
const pathOf = (request: unknown): string =>
  new URL(request instanceof Request ? request.url : String(request)).pathname;
const dataOf = ({ queryKey }: { queryKey: readonly unknown[] }): unknown => queryClient.getQueryData(queryKey);

beforeEach(() => {
  server
    .mockReset()
    .mockImplementation(async (request) =>
      Response.json(pathOf(request).endsWith('/fleet_users/me') ? USER : { vehicles: [] }),
    );
  vi.stubGlobal('fetch', server);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  writeCookie('authentication_token', 'mine');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  clearStored();
  delete window.waysideEarly;
});

it('takes what has arrived, so that the page has it when it is first rendered, and calls for nothing', async () => {
  beginFirstCalls('/dashboard', 'mine');
  await vi.waitFor(() => expect(window.waysideEarly?.every(({ isThere }) => isThere)).toBe(true));
  await prepareFirstPage('/dashboard', []);
  expect(dataOf(currentUserQuery)).toMatchObject({ id: 1 });
  expect(dataOf(dashboardQuery())).toEqual({ vehicles: [] });
  expect(server).toHaveBeenCalledTimes(3);
});

it.each([
  ['has not arrived', () => new Promise<Response>(() => undefined)],
  ['failed', async () => new Response('{}', { status: 500 })],
  ['cannot be read', async () => new Response('{"vehicles": [')],
])('what %s is left to the page', async (_, response) => {
  const usual = server.getMockImplementation()!;
  server.mockImplementation((request) => (pathOf(request).endsWith('/dashboard') ? response() : usual(request)));
  beginFirstCalls('/dashboard', 'mine');
  await vi.waitFor(() => expect(window.waysideEarly?.filter(({ isThere }) => isThere)).toHaveLength(2));
  await prepareFirstPage('/dashboard', []);
  expect(window.waysideEarly).toHaveLength(3);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('waits for the code of a daily page, but not for long; other pages show that they load', async () => {
  vi.useFakeTimers();
  const preload = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const routes: RouteObject[] = ['/services', '/settings'].map((path) => ({
    path,
    Component: Object.assign(() => null, { preload }),
  }));
  await prepareFirstPage('/settings', routes);
  expect(preload).not.toHaveBeenCalled();
  const prepared = vi.fn<() => void>();
  void prepareFirstPage('/services', routes).then(prepared);
  await vi.advanceTimersByTimeAsync(499);
  expect([preload.mock.calls.length, prepared.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(prepared).toHaveBeenCalledOnce();
});
