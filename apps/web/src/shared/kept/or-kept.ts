import { onlineManager } from '@tanstack/react-query';
import type { QueryPersister } from '@tanstack/react-query';
import { queryClient } from '../data/query-client.ts';
import { readStored } from '../session/storage.ts';
import { KEPT_LEASE, isOffline } from './connection.ts';

/** From now on, kept data stands in for calls without a network (`stand-in.ts`), unless the user is signed out. */
export function standInForCalls(): void {
  // Code that fetches needs the server's own answer, for example before or after it sends something.
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  queryClient.fetchQuery = (options) => fetchQuery({ networkMode: 'always', ...options });
  const { queries, ...others } = queryClient.getDefaultOptions();
  // The library assumes that every page opens online, so it would miss the moment the network comes back.
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
