import { QueryClient, onlineManager } from '@tanstack/react-query';
import type { DefaultError, FetchQueryOptions, QueryKey, QueryPersister } from '@tanstack/react-query';
import { KEPT_LEASE, isOffline } from '../kept/connection.ts';
import { readStored } from '../session/storage.ts';

class Client extends QueryClient {
  /** For what needs the server's answer, such as a look before or after something is sent: nothing stands in for it. */
  override fetchQuery<Data, Problem = DefaultError, Picked = Data, Key extends QueryKey = QueryKey, PageParam = never>(
    options: FetchQueryOptions<Data, Problem, Picked, Key, PageParam>,
  ): Promise<Picked> {
    return super.fetchQuery({ networkMode: 'always', ...options });
  }
}

/**
 * The only place for server state. No automatic retries: failures show right away, with a button to try again. A part
 * of the page that appears later shows the same failure and does not call again. Without a network, calls fail instead
 * of waiting for it: nothing is sent later by itself, and the page says at once what it lacks.
 */
export const queryClient = new Client({
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

/** A call; without a network, what stands in for it (`stand-in.ts`). */
async function orKept(...[load, context, query]: Parameters<QueryPersister>): Promise<unknown> {
  try {
    return await load(context);
  } catch (problem) {
    if (query.options.networkMode === 'always' || !(isOffline() || readStored(KEPT_LEASE))) throw problem;
    // Without a network and without a worker, this isn't there either.
    const code = await import('../kept/stand-in.ts').catch(() => undefined);
    const data = await code?.standIn(queryClient, query, problem);
    if (data === undefined) throw problem;
    return data;
  }
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
