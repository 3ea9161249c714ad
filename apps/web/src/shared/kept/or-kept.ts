import { QueryClient, onlineManager } from '@tanstack/react-query';
import type { DefaultError, FetchQueryOptions, QueryKey, QueryPersister } from '@tanstack/react-query';
import { queryClient } from '../data/query-client.ts';
import { readStored } from '../session/storage.ts';
import { KEPT_LEASE, isOffline } from './connection.ts';

/** For what needs the server's answer, such as a look before or after something is sent: nothing stands in for it. */
class Asking extends QueryClient {
  override fetchQuery<Data, Problem = DefaultError, Picked = Data, Key extends QueryKey = QueryKey, PageParam = never>(
    options: FetchQueryOptions<Data, Problem, Picked, Key, PageParam>,
  ): Promise<Picked> {
    return super.fetchQuery({ networkMode: 'always', ...options });
  }
}

/** From now on, something stands in for calls without a network (`stand-in.ts`). Nothing does for who is signed out. */
export function standInForCalls(): void {
  queryClient.fetchQuery = Asking.prototype.fetchQuery;
  const { queries, ...others } = queryClient.getDefaultOptions();
  // The library takes a page that was opened without a network to be online, and then misses that it is.
  onlineManager.setOnline(!isOffline());
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: orKept } });
}

async function orKept(...[load, context, query]: Parameters<QueryPersister>): Promise<unknown> {
  try {
    return await load(context);
  } catch (problem) {
    if (query.options.networkMode === 'always' || !(isOffline() || readStored(KEPT_LEASE))) throw problem;
    // Without a network and without a worker, this isn't there either.
    const code = await import('./stand-in.ts').catch(() => undefined);
    const data = await code?.standIn(queryClient, query, problem);
    if (data === undefined) throw problem;
    return data;
  }
}
