// @vitest-environment jsdom
import { activityRange } from '@wayside/domain';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFleet, forgetFleet } from '../data/fleet-scope.ts';
import '../data/user.ts';
import { queryClient } from '../data/query-client.ts';
import { readCall } from '../data/read.ts';
import { dashboardCall, activeSearch, ordersCall } from '../data/daily.calls.ts';
import { beginSession, forgetSessionData } from '../session/session-data.ts';
import { rememberUser } from '../session/session.ts';
import { clearStored, writeCookie, writeStored } from '../session/storage.ts';
import { today } from '../today.ts';
import { stubDatabase } from './indexed-db.fixture.ts';
import { keep, recall } from './keeper.ts';

let database: Map<string, unknown>;
const person = (id: number, fleet: number) =>
  ({
    id,
    fleet_id: fleet,
    email: `${id}@x.co`,
    name: 'Ann',
    firstName: 'Ann',
    lastName: 'Lee',
    roles: [],
    user_accounts: [],
  }) as never;

/** As after a reload of the page. */
function signedIn(id = 5, fleet = 1): void {
  rememberUser(person(id, fleet), `token ${id}`);
  forgetFleet();
  followFleet(fleet);
}

const queryOf = (queryKey: QueryKey) => queryClient.getQueryCache().build(queryClient, { queryKey });
const dashboard = () => readCall(dashboardCall).queryKey;

async function load(queryKey: QueryKey, data: object, updatedAt = Date.now()): Promise<void> {
  queryClient.setQueryData(queryKey, data, { updatedAt });
  await keep(queryClient, queryOf(queryKey));
  queryClient.clear();
}
const found = (queryKey: QueryKey = dashboard()) => recall(queryOf(queryKey));

beforeEach(() => {
  database = stubDatabase();
  signedIn();
});
afterEach(() => {
  queryClient.clear();
  clearStored();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[OPS-02] what was loaded can be read again, with the time it is from', async () => {
  const before = Date.now() - 60_000;
  await load(dashboard(), [{ id: 3 }], before);
  expect(await found()).toEqual([{ id: 3 }]);
  await vi.waitFor(() => expect(queryOf(dashboard()).state.dataUpdatedAt).toBe(before));
  // The next visit online asks for it.
  expect(queryOf(dashboard()).state.isInvalidated).toBe(true);
});

it('[OPS-02] the usual days of a list are found on another day, other days are not', async () => {
  const orders = (range = activityRange(today())) => readCall(ordersCall(activeSearch, range)).queryKey;
  const others = { start: '2026-01-01', end: '2026-01-31' };
  await load(orders(), [{ id: 5 }]);
  vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000, toFake: ['Date'] });
  expect(await found(orders())).toEqual([{ id: 5 }]);
  expect(await found(orders(others))).toBeUndefined();
});

it('[OPS-02] the fleet that is not known by its number yet is the same after a reload', async () => {
  forgetFleet();
  followFleet(1);
  await load(dashboard(), [{ id: 3 }]);
  signedIn();
  expect(await found()).toEqual([{ id: 3 }]);
});

describe('[OPS-03] kept data is of one user in one fleet', () => {
  it.each<[what: string, happens: () => void]>([
    ['a sign-out, or a session that ends', forgetSessionData],
    ['a sign-in of somebody else', () => beginSession(person(6, 1), 'token 6')],
    ['a sign-in of the same user', () => beginSession(person(5, 1), 'token 5b')],
  ])('%s erases it', async (_what, happens) => {
    await load(dashboard(), [{ id: 3 }]);
    expect(database.size).toBe(1);
    happens();
    expect(database.size).toBe(0);
    expect(await found()).toBeUndefined();
  });

  it.each<[what: string, happens: () => void]>([
    ['another fleet', () => signedIn(5, 2)],
    ['another user whom another tab has signed in', () => writeCookie('authentication_token', 'token 6')],
    ['another release', () => vi.stubGlobal('__RELEASE__', '9.9.9')],
  ])('%s reads nothing of it', async (_what, happens) => {
    await load(dashboard(), [{ id: 3 }]);
    happens();
    expect(await found()).toBeUndefined();
  });

  it('what is loaded in another fleet takes its place', async () => {
    await load(dashboard(), [{ id: 3 }]);
    signedIn(5, 2);
    await load(dashboard(), [{ id: 4 }]);
    expect(JSON.stringify([...database])).not.toContain('"id":3');
    signedIn(5, 1);
    expect(await found()).toBeUndefined();
  });

  it.each<[what: string, queryKey: () => QueryKey]>([
    ['a company', () => ['/fleets/me', {}, 'company']],
    ['a fleet that another page shows', () => ['/dashboard', {}, 77]],
    ['payment methods', () => ['/braintree_payment_methods', {}, 1]],
  ])('nothing is kept of %s', async (_what, queryKey) => {
    await load(queryKey(), [{ id: 3 }]);
    expect(database.size).toBe(0);
  });
});

describe('[OPS-03] what lies in the database', () => {
  it.each([
    ['nothing readable', 7],
    ['another shape', { state: {} }],
    ['no data', { state: { data: 'x', dataUpdatedAt: 1 }, buster: __RELEASE__ }],
    ['no time', { state: { data: {} }, buster: __RELEASE__ }],
  ])('with %s is no data, and goes', async (_what, broken) => {
    await load(dashboard(), [{ id: 3 }]);
    const [name] = database.keys();
    database.set(name!, broken);
    expect(await found()).toBeUndefined();
    expect(database.size).toBe(0);
  });

  it('is no longer read after a week', async () => {
    await load(dashboard(), [{ id: 3 }]);
    vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
    expect(await found()).toBeUndefined();
  });

  it.each(['{', '7', '{"owner":"5 1","key":1}'])('a lease of %s gives nothing', async (lease) => {
    await load(dashboard(), [{ id: 3 }]);
    writeStored('kept', lease);
    expect(await found()).toBeUndefined();
  });

  it('may not be there at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await load(dashboard(), [{ id: 3 }]);
    expect(await found()).toBeUndefined();
  });
});
