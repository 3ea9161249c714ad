import { QueryClient, notifyManager, onlineManager } from '@tanstack/react-query';
import type { Query, QueryPersister } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { KEPT_LEASE, isOffline, isWithoutNetwork, setCut, wasCut } from '../kept/connection.ts';
import { readStored } from '../session/storage.ts';

/**
 * The only place for server state. No automatic retries: failures show right away, with a button to try again. A part
 * of the page that appears later shows the same failure and does not call again. Without a network, calls fail instead
 * of waiting for it: nothing is sent later by itself, and the page says at once what it lacks.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: false,
      staleTime: 30_000,
      networkMode: 'offlineFirst',
      refetchOnReconnect: 'always',
      persister: orKept,
    },
    mutations: { networkMode: 'always' },
  },
});
// It takes a page that was opened without a network to be online, and then misses that it is.
onlineManager.setOnline(!isOffline());
const queryCache = queryClient.getQueryCache();

/** A call; without a network, what the page shows already or the device has kept of it, with the time it is from. */
async function orKept(...[load, context, query]: Parameters<QueryPersister>): Promise<unknown> {
  try {
    const data = await load(context);
    if (wasCut()) {
      setCut(false);
      void queryClient.refetchQueries({ type: 'active', stale: true });
    }
    return data;
  } catch (problem) {
    const isUnanswered = isOffline() || (problem instanceof ApiError && problem.failure.kind === 'offline');
    const data = isUnanswered ? await dataOffline(query) : undefined;
    if (data === undefined) throw problem;
    if (!isWithoutNetwork()) setCut(true);
    return data;
  }
}

async function dataOffline(query: Query): Promise<unknown> {
  const { data, dataUpdatedAt } = query.state;
  if (data === undefined) return readStored(KEPT_LEASE) ? (await import('../kept/keeper.ts')).recall(query) : undefined;
  // With a network that doesn't answer, the page says that what it shows may be old, with a way to try again.
  if (!isOffline()) return undefined;
  notifyManager.schedule(() => query.setState({ dataUpdatedAt, isInvalidated: true }));
  return data;
}

// A failure that nothing shows is forgotten: the next visit of the page calls again.
queryCache.subscribe((event) => {
  const { type, query } = event;
  if (type !== 'observerRemoved' && !(type === 'updated' && event.action.type === 'error')) return;
  // Later: the parts of a page may change places.
  setTimeout(() => {
    if (query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0)
      queryCache.remove(query);
  });
});
