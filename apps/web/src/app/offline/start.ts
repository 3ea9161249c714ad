import { queryClient } from '../../shared/data/query-client.ts';
import { KEPT_LEASE } from '../../shared/kept/connection.ts';
import { eraseKept } from '../../shared/kept/erase-kept.ts';
import { keepLoaded } from '../../shared/kept/keeper.ts';
import { removeStored } from '../../shared/session/storage.ts';
import { CODE_CACHES } from '../../offline/kept-caches.ts';
import { watchReleases } from './releases.ts';

/** At the root of the site: what the build writes (`offline-plugin.ts`). */
const WORKER = '/offline-worker.js';

const isOurs = ({ active, installing, waiting }: ServiceWorkerRegistration): boolean =>
  [active, installing, waiting].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER);

/** From now on the app opens without a network: its code and what was loaded stay on the device. */
export async function startOffline(): Promise<void> {
  keepLoaded(queryClient);
  watchReleases();
  // A browser without workers, or one that forbids them, has only what is kept of the data.
  await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

/** Takes that back where the host no longer wants it. Workers of others, such as that of a demo, stay. */
export async function endOffline(): Promise<void> {
  removeStored(KEPT_LEASE);
  eraseKept();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(isOurs).map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CODE_CACHES)).map((name) => caches.delete(name)));
}
