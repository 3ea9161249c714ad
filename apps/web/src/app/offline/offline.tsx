import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../shared/data/query-client.ts';
import { KEPT_LEASE } from '../../shared/kept/connection.ts';
import { eraseKept } from '../../shared/kept/erase-kept.ts';
import { keepLoaded } from '../../shared/kept/keeper.ts';
import { removeStored } from '../../shared/session/storage.ts';
import { isCodeCache } from '../../offline/kept-caches.ts';
import { watchReleases } from './releases.ts';

/** At the root of the site: what the build writes (`offline-plugin.ts`). */
const WORKER = '/offline-worker.js';

const isOurs = ({ active, installing, waiting }: ServiceWorkerRegistration): boolean =>
  [active, installing, waiting].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER);

/** From now on the app opens without a network: its code and what was loaded stay on the device. */
async function startOffline(): Promise<void> {
  keepLoaded(queryClient);
  // A browser without workers, or one that forbids them, has only what is kept of the data.
  await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

/** Takes that back where the host no longer wants it. Workers of others, such as that of a demo, stay. */
async function endOffline(): Promise<void> {
  removeStored(KEPT_LEASE);
  eraseKept();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(isOurs).map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter(isCodeCache).map((name) => caches.delete(name)));
}

/** Starts or ends offline use, as the host says. Loaded after the first page. */
export function Offline() {
  const { pathname } = useLocation();
  const opened = useRef<(pathname: string) => void>(undefined);
  useEffect(() => {
    const isKept = window.waysideSettings.offline !== 'off';
    (isKept ? startOffline() : endOffline()).catch(() => undefined);
    if (isKept) opened.current = watchReleases();
  }, []);
  useEffect(() => opened.current?.(pathname), [pathname]);
  return null;
}
