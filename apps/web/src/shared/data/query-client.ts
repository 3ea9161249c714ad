import { QueryClient } from '@tanstack/react-query';

/** Server state lives here and nowhere else. A call that fails says so at once; the person decides whether to try again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
});
