/// <reference lib="dom" />
import { brandOfId, brands } from '@wayside/brands';
import contract from '@wayside/openapi/contract.json' with { type: 'json' };
import folder from 'virtual:wayside-folder';
import { createCompiledEngine } from '../compiled/compiled-engine.ts';
import { createEdge } from './edge.ts';
import type { Got } from './edge.ts';
import type { Frame, Knock } from './page/live-socket.ts';
import { databaseShelf } from './shelf.ts';

/** What of a service worker's own world is used; the compiler's list of it does not go with that of pages. */
interface Scope {
  registration: { scope: string };
  clients: { get: (id: string) => Promise<{ url: string } | undefined> };
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', handle: (event: MessageEvent & Extendable) => void): void;
  addEventListener(type: 'activate', handle: (event: Extendable) => void): void;
}
interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends Extendable {
  request: Request;
  clientId: string;
  respondWith: (response: Promise<Response>) => void;
}

// The compiler takes this file for a page's.
const scope = self as unknown as Scope;
const base = scope.registration.scope;
const CACHE = `wayside-demo ${base} `;
const current = CACHE + folder.version;
let opened: Promise<Cache> | undefined;

const edge = createEdge({
  base,
  engine: createCompiledEngine(contract),
  contract: () => contract,
  builds: folder.builds,
  gatewayFiles: {
    script: (entry) => Promise.resolve(folder.gateway[entry]),
    styles: () => Promise.resolve(folder.gateway.styles),
  },
  sources: {
    errors: () => folder.errors,
    exportPlaceOf: (scenario) => folder.exportPlaces[scenario],
    picturesOf: () => ({}),
    areComing: () => false,
  },
  shelf: databaseShelf(`wayside-demo ${base}`),
  // In a script, no text may end it.
  worldOf: (told) => `waysideFolder=${JSON.stringify(told).replaceAll('<', '\\u003c')};${folder.world}`,
});
const { inward } = edge.addresses;

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== new URL(base).origin) return;
  if (request.mode === 'navigate') event.respondWith(navigated(event, url));
  // A worker's script may be requested without a client.
  else if (event.clientId !== '' || request.destination === 'worker') event.respondWith(called(event, url));
});

scope.addEventListener('message', (event) => {
  event.waitUntil(edge.settled());
  if (event.data === 'renew') return event.waitUntil(scope.skipWaiting());
  if (event.data === 'prepare') return event.waitUntil(prepare(event));
  const { live } = (event.data ?? {}) as Partial<Knock>;
  const at = live === undefined ? undefined : inward(new URL(live));
  const [port] = event.ports;
  if (at && port) event.waitUntil(connect(port, at));
});

scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

/** Files of earlier demos of this folder. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE) && name !== current).map((name) => caches.delete(name)),
  );
}

/** A page, a frame or a file to save. */
async function navigated(event: FetchEvent, url: URL): Promise<Response> {
  const to = placeOfBrand(url);
  if (to) return Response.redirect(to, 302);
  const at = inward(url);
  if (at) return await answered(event, at);
  return new Response('The demo has no such address', { status: 404, headers: { 'content-type': 'text/plain' } });
}

/** Where an address leads that names its brand in the query, or none at all. */
function placeOfBrand(url: URL): string | undefined {
  const path = url.href.slice(base.length).replace(/[?#].*/, '');
  const isHome = path === '' || path === 'index.html' || path === '404.html';
  const given = url.searchParams.get('brand');
  const brand = brands.find(({ id, hostLabels }) => id === given || hostLabels.some((label) => label === given));
  if (!isHome && (!brand || /^[^/]*\./.test(path))) return undefined;
  const other = new URL(url);
  if (brand) other.searchParams.delete('brand');
  const [label] = (brand ?? brandOfId('default')).hostLabels;
  return `${base}${label}/${isHome ? '' : path.replace(/^[^/]*\/?/, '')}${other.search}`;
}

/**
 * What a page asks for. Its own addresses have its labels in front, and the API's; every other one is that of a path on
 * the host that it believes to have.
 */
async function called(event: FetchEvent, url: URL): Promise<Response> {
  const client = await scope.clients.get(event.clientId);
  const at = inward(url);
  const page = event.request.destination === 'worker' ? at : client && inward(new URL(client.url));
  if (!page) return await fetch(event.request);
  if (at && (at.hostname === page.hostname || at.hostname.startsWith('api.'))) return await answered(event, at);
  return await answered(event, new URL(url.pathname + url.search, page));
}

async function answered(event: FetchEvent, at: URL): Promise<Response> {
  const { request } = event;
  const cookies = request.headers.get('x-page-cookies') ?? undefined;
  const got = await edge.answer(request, at, { cookies, agent: navigator.userAgent });
  event.waitUntil(edge.settled());
  return got instanceof Response ? got : await fileOf(event, got);
}

/** A file of the folder, kept as long as this version of the demo. The page need not wait until it is kept. */
async function fileOf(event: Extendable, { file, orPage }: Exclude<Got, Response>): Promise<Response> {
  const cache = await (opened ??= caches.open(current));
  const url = base + file;
  const kept = await cache.match(url);
  if (kept) return withoutAddress(kept);
  const response = await fetch(url);
  if (response.ok) event.waitUntil(cache.put(url, response.clone()));
  else if (orPage) return orPage();
  return withoutAddress(response);
}

/** At the address at which the page asked: modules and style sheets name others relative to where they came from. */
const withoutAddress = (response: Response): Response => new Response(response.body, response);

/** What the first scenario needs is there before anybody opens it: the app's first files, and what sessions share. */
async function prepare(event: Extendable): Promise<void> {
  const { html } = folder.builds.app;
  const files = new Set([...html.matchAll(/\bassets\/[\w.-]+/g)].map(([file]) => `files/app/${file}`));
  await Promise.all([...files].map((file) => fileOf(event, { file })));
  await edge.prepare();
}

async function connect(port: MessagePort, at: URL): Promise<void> {
  const say = (frame: Frame): void => port.postMessage(frame);
  const closing = new Set<() => void>();
  const closed = (): void => {
    for (const handle of closing) handle();
    closing.clear();
  };
  const hearing = new Set<(text: string) => void>();
  port.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
    if ('text' in data) for (const handle of hearing) handle(data.text);
    else if ('close' in data) closed();
  });
  port.start();
  say({ open: true });
  await edge.live(
    {
      send: (text) => say({ text }),
      close: (code) => {
        say({ close: code });
        closed();
      },
      onMessage: (handle) => void hearing.add(handle),
      onClose: (handle) => void closing.add(handle),
    },
    at,
  );
}
