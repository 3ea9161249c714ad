import { brandOfHost } from '@wayside/brands';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { KeptBuild } from './kept-build.ts';
import { CODE_CACHES, pastCaches } from './kept-caches.ts';

/**
 * Keeps one build on the device: its page, code and the pictures of the brand, and nothing that belongs to a user. With
 * a network every page comes from the host, so a release is there with the next page that is opened; the kept page is
 * for when no answer comes. The worker leaves calls to the API alone.
 */

declare const __KEPT_BUILD__: KeptBuild;

interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
  /** Of a page: the host's answer, which was asked for while this worker started. */
  preloadResponse?: Promise<Response | undefined>;
}
/** What this file uses of a worker's scope: the types of documents and of workers exclude each other. */
declare const self: {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly location: Location;
};

const { id, mark, files, ofBrands } = __KEPT_BUILD__;
const CACHE = CODE_CACHES + id;
const PAGE = '/index.html';

const isPage = (url: string): boolean => new URL(url).pathname === PAGE;

const kept = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      // Header and body are one answer, so the policy has the nonce of the page. During a rollout the host may send
      // the page of another build, which would ask for files that are not here.
      cacheWillUpdate: async ({ request, response }) => {
        if (!response.ok) return null;
        return !isPage(request.url) || (await response.clone().text()).includes(mark) ? response : null;
      },
    },
  ],
});
const ofBrand = ofBrands[brandOfHost(self.location.host).id] ?? [];
kept.precache([
  ...[...files, ...ofBrand].map((url) => ({ url, revision: url.startsWith('/assets/') ? null : id })),
  { url: PAGE, revision: id },
]);

// Pages are the host's anyway and code is kept by its name: there is nothing to wait for.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches.keys().then((names) => Promise.all(pastCaches(names, CACHE).map((name) => caches.delete(name)))),
      self.clients.claim(),
    ]),
  ),
);

// Only the app itself: frames show other documents.
registerRoute(
  ({ request }) => request.mode === 'navigate' && request.destination === 'document',
  async ({ request, event }) => {
    const { preloadResponse } = event as unknown as LifeEvent;
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (problem) {
      return orFail(await kept.matchPrecache(PAGE), problem);
    }
  },
);

// Also of the build before, whose pages are still open.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await caches.match(url.pathname, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ofBrand.includes(url.pathname),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (problem) {
      return orFail(await kept.matchPrecache(url.pathname), problem);
    }
  },
);

function orFail(response: Response | undefined, problem: unknown): Response {
  if (!response) throw problem;
  return response;
}
