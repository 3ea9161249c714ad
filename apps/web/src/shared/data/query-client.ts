import { QueryClient } from '@tanstack/react-query';

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
    },
    mutations: { networkMode: 'always' },
  },
});
const queryCache = queryClient.getQueryCache();

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
