import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { JournalEntry, SessionSummary } from '@wayside/scenarios/control';
import { control } from './control-api.ts';

/** All server state lives here. The server runs locally, so failed calls are not retried. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
});

/** How often to look for pictures while more of them are being taken. */
const NEW_PICTURES_MS = 15_000;

/** Changes only when the server's sources change, except while pictures are being taken. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: control.catalogue,
  staleTime: 5 * 60_000,
  refetchInterval: ({ state }) => (state.data?.arePicturesComing ? NEW_PICTURES_MS : false),
});

/** Links requirements to scenarios and tests, so it also changes only with the sources. */
export const errorsQuery = queryOptions({ queryKey: ['errors'], queryFn: control.errors, staleTime: 60_000 });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: control.sessions });

export function choiceQuery(id: string, operation: JournalEntry['operation']) {
  return queryOptions({
    queryKey: ['session', id, 'answers', operation],
    queryFn: () => control.choice(id, operation),
    gcTime: 0,
  });
}

export const sessionQuery = (id: string) =>
  queryOptions({ queryKey: ['session', id], queryFn: () => control.session(id) });

/** A session as it is at this moment: its pages go on by themselves, and what is known of it is up to two seconds old. */
export const sessionNow = (known: SessionSummary): Promise<SessionSummary> =>
  queryClient.fetchQuery({ ...sessionQuery(known.id), staleTime: 0 }).catch(() => known);

/** What keeps a link from being opened, which a restart of the server may change. */
export const linkQuery = (url: string) => queryOptions({ queryKey: ['link', url], queryFn: () => control.link(url) });
