import { isSyncing } from '@wayside/domain';
import { read } from '../../../shared/data/read.ts';

/** Polling interval while a sync is running, in milliseconds. */
const LOOK_AGAIN = 15_000;

type Syncs = readonly Parameters<typeof isSyncing>[0][];

/** The syncs of the database; read again and again as long as one is running. */
export function syncEventsQuery() {
  return {
    ...read('/geotab_sync_events'),
    refetchInterval: ({ state }: { readonly state: { readonly data?: Syncs | undefined } }) =>
      state.data?.some(isSyncing) ? LOOK_AGAIN : false,
  };
}
