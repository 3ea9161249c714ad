// @vitest-environment jsdom
import { hashKey } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { activityRange } from '@wayside/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { readCall } from '../shared/data/read.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { fleetOrdersQuery, orderQuery, ordersQuery } from '../shared/orders/orders.queries.ts';
import { clearStored, writeCookie, writeStored } from '../shared/session/storage.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';
import { today } from '../shared/today.ts';
import { requestVehiclesQuery } from '../shared/vehicles/vehicles.queries.ts';
import { beginFirstCalls } from './begin-calls.ts';
import { callsOfPage } from './daily-pages.ts';

const server = vi.fn<typeof fetch>();
const TOKEN = 'token-of-mine';

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async () => Response.json({}));
  writeCookie('authentication_token', TOKEN);
});
afterEach(() => vi.unstubAllGlobals());

interface Query {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
}
function run({ queryKey, queryFn }: Query): unknown {
  return (queryFn as (context: QueryFunctionContext) => unknown)({
    queryKey,
    signal: new AbortController().signal,
  } as QueryFunctionContext);
}

const usualOrders = () => ordersQuery('active', activityRange(today()));

it.each<[address: string, queries: () => Query[]]>([
  ['/dashboard', () => [dashboardQuery()]],
  ['/Dashboard/', () => [dashboardQuery()]],
  ['/service_request/new', () => [favoriteShopsQuery(), requestVehiclesQuery(null)]],
  ['/orders/5000010/approvals', () => [orderQuery(5000010), fleetOrdersQuery()]],
  ['/services', () => [usualOrders()]],
  ['/services?sort=total', () => [usualOrders()]],
  ['/services?tab=past', () => []],
  ['/services?from=2026-01-01', () => []],
  ['/vehicles', () => []],
  ['/orders/x/approvals', () => []],
  ['/orders/1e3/approvals', () => []],
  ['/orders/-1/approvals', () => []],
])('%s has made exactly the calls that the page asks for', async (address, queriesOfPage) => {
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  const queries = queriesOfPage();
  expect(callsOfPage(pathname)?.map((call) => hashKey(readCall(call).queryKey)) ?? []).toEqual(
    queries.map(({ queryKey }) => hashKey(queryKey)),
  );
  beginFirstCalls(pathname, TOKEN);
  const begun = server.mock.calls.length;
  expect(begun).toBe(2 + queries.length);
  await Promise.allSettled([currentUserQuery, myFleetQuery(), ...queries].map(run));
  expect(server).toHaveBeenCalledTimes(begun);
  expect(window.waysideEarly).toEqual([]);
});

it('the vehicles of a user of a management company wait for the fleet', () => {
  writeStored('current_user', JSON.stringify({ id: 1, firstName: 'Ann', lastName: 'Lee', roles: ['FMC'] }));
  beginFirstCalls('/service_request/new', TOKEN);
  expect(server).toHaveBeenCalledTimes(3);
  expect(callsOfPage('/service_request/new')).toHaveLength(1);
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
