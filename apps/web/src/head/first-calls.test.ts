// @vitest-environment jsdom
import type { QueryFunctionContext } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstQueriesAt } from '../app/first-page.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { clearStored, writeCookie, writeStored } from '../shared/session/storage.ts';
import { beginFirstCalls } from './first-calls.ts';

const server = vi.fn<typeof fetch>();
const TOKEN = 'token-of-mine';

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async () => Response.json({}));
  writeCookie('authentication_token', TOKEN);
});
afterEach(() => vi.unstubAllGlobals());

type Query = { readonly queryKey: readonly unknown[]; readonly queryFn?: unknown };
const run = ({ queryKey, queryFn }: Query): unknown =>
  (queryFn as (context: QueryFunctionContext) => unknown)({ queryKey, signal: new AbortController().signal } as QueryFunctionContext);

it.each([
  ['/dashboard', ['/dashboard']],
  ['/Dashboard/', ['/dashboard']],
  ['/service_request/new', ['/shops/favorites', '/vehicles']],
  ['/orders/5000010/approvals', ['/orders/{id}/preview', '/orders/fleet_orders']],
  ['/services', ['/orders/index']],
  ['/services?sort=total', ['/orders/index']],
  ['/services?tab=past', []],
  ['/services?from=2026-01-01', []],
  ['/vehicles', []],
  ['/orders/x/approvals', []],
  ['/orders/1e3/approvals', []],
  ['/orders/-1/approvals', []],
])('%s has made exactly the calls that the page asks for', async (address, paths) => {
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  beginFirstCalls(pathname, TOKEN);
  const begun = server.mock.calls.length;
  expect(begun).toBe(2 + paths.length);
  const queries = firstQueriesAt(pathname);
  expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(paths);
  await Promise.allSettled([currentUserQuery, myFleetQuery(), ...queries].map(run));
  expect(server).toHaveBeenCalledTimes(begun);
  expect(window.waysideEarly).toEqual([]);
});

it('the vehicles of a user of a management company wait for the fleet', () => {
  writeStored('current_user', JSON.stringify({ id: 1, firstName: 'Ann', lastName: 'Lee', roles: ['FMC'] }));
  beginFirstCalls('/service_request/new', TOKEN);
  expect(server).toHaveBeenCalledTimes(3);
  expect(firstQueriesAt('/service_request/new')).toHaveLength(1);
  clearStored();
});

it('coming from an approval, services show other days', () => {
  window.history.replaceState({ usr: { from: 'approval' } }, '', '/services');
  beginFirstCalls('/services', TOKEN);
  expect(server).toHaveBeenCalledTimes(2);
});

it('says who asks', () => {
  beginFirstCalls('/vehicles', TOKEN);
  expect(server.mock.calls[0]![1]).toMatchObject({ headers: { Authorization: TOKEN, 'application-name': 'wayside' } });
});
