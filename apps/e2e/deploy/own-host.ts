import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { HEADERS_FILE, filled, settingsOf } from '@wayside/hosting';
import type { HostingHeaders } from '@wayside/hosting';
import { PORT } from '../server.ts';

const DIST = new URL('../../web/dist/', import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};
/** Files whose texts name other files. */
const IS_TEXT = /\.(js|css|json|html)$/;
/** What a file of the next release has in its name. */
const NEXT = '.next';
export const NEXT_RELEASE = '9.9.9';

export interface OwnHost {
  readonly origin: string;
  /** From here on it serves another build, and no file of this one. */
  serveNext: () => void;
  close: () => Promise<void>;
}

/**
 * A static host as described in docs/scale.md, with the worker that opens the app offline; the scenario server of the
 * journeys serves none. The next release is the same build under other names.
 */
export async function ownHost(): Promise<OwnHost> {
  const assets = new Set(readdirSync(join(DIST, 'assets')));
  const headers = JSON.parse(readFileSync(join(DIST, HEADERS_FILE), 'utf8')) as HostingHeaders;
  const { release } = JSON.parse(readFileSync(join(DIST, 'version.json'), 'utf8')) as { release: string };
  let isNext = false;
  const renamed = (name: string): string => name.replace(/\.\w+$/, `${NEXT}$&`);
  const asServed = (text: string): string =>
    isNext
      ? text
          .replaceAll(/[\w.-]+\.(?:js|css|svg|woff2)\b/g, (name) => (assets.has(name) ? renamed(name) : name))
          .replaceAll(release, NEXT_RELEASE)
      : text;

  /** The file of a path; undefined for one that this release doesn't have. */
  function fileOf(path: string): string | undefined {
    const isOfNext = path.includes(NEXT);
    if (path.startsWith('/assets/') && isOfNext !== isNext) return undefined;
    const file = join(DIST, path.replace(NEXT, ''));
    return existsSync(file) ? file : undefined;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isPage = extname(pathname) === '' || pathname === '/index.html';
    const file = isPage ? join(DIST, 'index.html') : fileOf(pathname);
    if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end();
    const values = { ...settingsOf({}), api: `http://api.localhost:${PORT}`, nonce: crypto.randomUUID() };
    const kind = isPage ? 'page' : pathname.startsWith('/assets/') ? 'asset' : 'file';
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    for (const [name, value] of Object.entries(headers[kind])) response.setHeader(name, filled(value, values));
    if (!IS_TEXT.test(file)) return void createReadStream(file).pipe(response);
    const text = asServed(readFileSync(file, 'utf8'));
    response.end(isPage ? filled(text, values) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serveNext: () => {
      isNext = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
