// @vitest-environment jsdom
import type { QueryFunctionContext } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { orderQuery } from '../shared/orders/orders.queries.ts';
import { writeCookie } from '../shared/session/storage.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';
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
  ['/dashboard', [dashboardQuery()]],
  ['/Dashboard/', [dashboardQuery()]],
  ['/service_request/new', [favoriteShopsQuery()]],
  ['/orders/5000010/approvals', [orderQuery(5000010)]],
  ['/vehicles', []],
  ['/orders/x/approvals', []],
  ['/orders/1e3/approvals', []],
  ['/orders/-1/approvals', []],
])('%s has made exactly the calls that the page asks for', async (pathname, queries: readonly Query[]) => {
  beginFirstCalls(pathname, TOKEN);
  const begun = server.mock.calls.length;
  expect(begun).toBe(2 + queries.length);
  await Promise.allSettled([currentUserQuery, myFleetQuery(), ...queries].map(run));
  expect(server).toHaveBeenCalledTimes(begun);
  expect(window.waysideEarly).toEqual([]);
});

it('says who asks', () => {
  beginFirstCalls('/vehicles', TOKEN);
  expect(server.mock.calls[0]![1]).toMatchObject({ headers: { Authorization: TOKEN, 'application-name': 'wayside' } });
});
