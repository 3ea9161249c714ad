/// <reference lib="dom" />
import { addressesAt } from '../addresses.ts';
import type { Told } from '../edge.ts';
import { keepCookies } from './cookies.ts';
import { label } from './label.ts';
import { liveSocketsAt } from './live-socket.ts';
import { scopeStorage } from './storage.ts';

declare global {
  interface Window {
    /** What the worker tells the page; then the page's own world, which builds for a folder read. */
    waysideFolder: Told & Partial<World>;
  }
}

/** What the code of a build for a folder finds in place of the browser's own (packages/hosting). */
interface World {
  location: object;
  routed: (create: (routes: object, options?: object) => object) => (routes: object, options?: object) => object;
}

/**
 * Runs before everything else in a page of the folder: it makes the page believe that it has a host of its own, as it
 * has with `npm start`. Address, cookies, storage, channels and sockets are those of its labels.
 */
const told = window.waysideFolder;
const { base, labels, cookies } = told;
const { outward } = addressesAt(base);
const root = new URL(base).pathname + labels;
const { location } = window;

keepCookies(root, cookies);
scopeStorage(`${root} `);
liveSocketsAt(base);
label();

const outwardPath = (to: string): string => (/^\/(?!\/)/.test(to) ? root + to : outward(to));

Object.assign(told, {
  location: {
    protocol: 'http:',
    host: `${labels}.localhost`,
    hostname: `${labels}.localhost`,
    /** With the folder, so that the path may follow. */
    origin: base + labels,
    get pathname() {
      return location.pathname.slice(root.length) || '/';
    },
    get search() {
      return location.search;
    },
    get hash() {
      return location.hash;
    },
    get href() {
      return location.href;
    },
    assign: (to: string) => location.assign(outwardPath(to)),
    replace: (to: string) => location.replace(outwardPath(to)),
    reload: () => location.reload(),
    outward,
  },
  routed: (create) => (routes, options) => create(routes, { ...options, basename: root }),
} satisfies World);

// Whoever looks at the studio opens a scenario next.
if (labels === 'scenarios')
  window.addEventListener('load', () =>
    requestIdleCallback(() => navigator.serviceWorker.controller?.postMessage('prepare')),
  );

const { fetch, Worker } = window;
/** A worker's script is requested at its own address, which must be below the folder: only there is it answered. */
window.Worker = class extends Worker {
  constructor(script: string | URL, options?: WorkerOptions) {
    const { href, origin, pathname } = new URL(script, location.href);
    super(origin === location.origin && !href.startsWith(base) ? root + pathname : script, options);
  }
};
/** The worker cannot see what the page has in its cookies. */
window.fetch = (input, init) => {
  const isOurs = typeof input === 'string' && /^\/(?!\/)/.test(input);
  if (!isOurs) return fetch(input, init);
  return fetch(input, { ...init, headers: [...new Headers(init?.headers), ['x-page-cookies', document.cookie]] });
};
