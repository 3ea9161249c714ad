import { QueryClient, queryOptions } from '@tanstack/react-query';
import { control } from './control-api.ts';

/** Server state lives here and nowhere else. The server is next door: a call that fails says so at once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
});

/** Changes only with the server's sources. */
export const catalogueQuery = queryOptions({ queryKey: ['catalogue'], queryFn: control.catalogue, staleTime: 5 * 60_000 });

/** Ties requirements to scenarios and tests: changes with the sources too. */
export const errorsQuery = queryOptions({ queryKey: ['errors'], queryFn: control.errors, staleTime: 60_000 });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: control.sessions });

export const sessionQuery = (id: string) => queryOptions({ queryKey: ['session', id], queryFn: () => control.session(id) });
