import { QueryClient } from '@tanstack/react-query';

/** The only place for server state. No automatic retries: failures show right away, with a button to try again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
});
