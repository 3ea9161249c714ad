import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { QueryCache, hashKey } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { activityRange } from '@wayside/domain';
import { inIdleTime } from '@wayside/ui';
import { del, get, promisifyRequest, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { fleetScope } from '../data/fleet-scope.ts';
import { today } from '../today.ts';
import { isWithoutNetwork } from './connection.ts';
import { KEPT_DATABASE } from './erase-kept.ts';
import { keptData } from './kept-data.ts';
import { KEPT_FOR, leaseToRead, leaseToWrite } from './lease.ts';
import type { Lease } from './lease.ts';

/** Stores loaded data, query by query, for use without a network. Loaded apart from the app, once that is idle. */

const STORE = 'queries';

/** Opens the database for one access, so that no open tab blocks erasing it. */
const store: UseStore = async (mode, work) => {
  const request = indexedDB.open(KEPT_DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

const persisterUnder = ({ key, release }: Lease) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (name) => get<PersistedQuery>(name, store),
      setItem: (name, value) => set(name, value, store),
      removeItem: (name) => del(name, store),
    },
    prefix: key,
    buster: release,
    maxAge: KEPT_FOR,
    serialize: (query) => query,
    deserialize: readable,
  });

/** Anything may lie in the database. @throws if we didn't write it; the library then removes it */
function readable(kept: PersistedQuery): PersistedQuery {
  const { data, dataUpdatedAt } = kept.state;
  if (typeof data !== 'object' || data === null || typeof dataUpdatedAt !== 'number')
    throw new TypeError('Not what was kept');
  return kept;
}

/**
 * Key under which a query is kept; undefined for what belongs to another fleet or to a company. The lease names the
 * fleet, and today's usual days of a list are tomorrow's.
 */
export function keptKey([path, asked, scope]: QueryKey): QueryKey | undefined {
  const isOfFleet = scope === fleetScope();
  if (!isOfFleet && scope !== 'user') return undefined;
  return [path, path === '/orders/index' ? withUsualDays(asked) : asked, isOfFleet ? 'fleet' : scope];
}

function withUsualDays(asked: unknown): unknown {
  const { body } = asked as { body?: Record<string, unknown> };
  const { start, end } = activityRange(today());
  if (body?.['start_date'] !== start || body['end_date'] !== end) return asked;
  return { body: { ...body, start_date: 'usual', end_date: 'usual' } };
}

/** Keeps a query's data, if it is of a kind that we keep. */
export async function keep(client: QueryClient, query: Query): Promise<void> {
  const queryKey = keptKey(query.queryKey);
  const data = keptData(query.queryKey[0], query.state.data);
  const lease = queryKey && data !== undefined && !isWithoutNetwork() ? leaseToWrite() : undefined;
  if (!queryKey || !lease) return;
  // A query of its own, apart from the app's: another key, and less data.
  const kept = new QueryCache().build(client, { queryKey }, { ...query.state, data });
  // A device that is full, or whose storage is blocked, keeps nothing.
  await persisterUnder(lease)
    .persistQuery(kept)
    .catch(() => undefined);
}

/** The data kept of a query, with the time at which it was loaded; undefined if there is none. */
export async function recall(query: Query): Promise<object | undefined> {
  const queryKey = keptKey(query.queryKey);
  const lease = queryKey && leaseToRead();
  if (!queryKey || !lease) return undefined;
  const data = await persisterUnder(lease)
    .retrieveQuery<object>(hashKey(queryKey), ({ state }) =>
      query.setState({ dataUpdatedAt: state.dataUpdatedAt, isInvalidated: true }),
    )
    .catch(() => undefined);
  // The user may have signed out while the database was being read.
  return leaseToRead()?.key === lease.key ? data : undefined;
}

/** Keeps what has been loaded and will be, one query after another, while the browser is idle. */
export function keepLoaded(client: QueryClient): void {
  const cache = client.getQueryCache();
  const waiting = new Set<Query>(cache.getAll().filter(({ state }) => state.data !== undefined));
  function begin(): void {
    inIdleTime(() => {
      const [next] = waiting;
      if (next) waiting.delete(next);
      if (next) void keep(client, next);
      return waiting.size > 0;
    });
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (waiting.size === 0) begin();
    waiting.add(event.query);
  });
  if (waiting.size > 0) begin();
}
