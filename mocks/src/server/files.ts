import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brandAssetUrl, brandOfHost } from '@wayside/brands';
import { HEADERS_FILE } from '@wayside/hosting';
import type { HostingHeaders, Settings } from '@wayside/hosting';
import type { Scenario } from '@wayside/scenarios';
import sirv from 'sirv';
import { apiOf, filledPage, openPageOf } from '../visit/page.ts';
import type { Build } from '../visit/page.ts';
import { plain } from '../visit/reply.ts';
import { isNavigation } from '../visit/visit.ts';
import type { Asked } from './plain-request.ts';
import { send, sendBytes } from './send.ts';

/**
 * Files whose names change with their contents. A missing one belongs to another build, and sending the page instead
 * would cause a confusing error.
 */
const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Serves a built app with the headers its build asks for (packages/hosting). Picks up a new build immediately. */
export function createFiles(folder: string, settings: Settings) {
  const built = readerOf(folder);
  const serve = sirv(folder, {
    // Reads the folder on every request.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const { asset, file } = built()?.headers ?? {};
      for (const [name, value] of Object.entries((isAsset(path) ? asset : file) ?? {})) response.setHeader(name, value);
    },
  });
  const missing = (response: ServerResponse): void => send(response, plain(404, 'Not found'));

  return function files(asked: Asked, scenario?: Scenario): void {
    const { request, incoming, response } = asked;
    const path = URL.parse(request.url.replace(/^\/+/, '/'), 'http://app')?.pathname;
    if (path === undefined) return send(response, plain(400, 'The address is not valid'));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, plain(405, 'Only GET is allowed', { allow: 'GET, HEAD' }));
    if (path.endsWith('.map')) return missing(response);
    // What asks for this name has read no page: a document, or an old browser.
    if (path === '/favicon.ico')
      incoming.url = brandAssetUrl(brandOfHost(request.headers['host'] ?? ''), 'favicon.svg');
    if (path === '/index.html' || (extname(path) === '' && !isAsset(path))) return page(asked, scenario);
    serve(incoming, response, () =>
      !isAsset(path) && isNavigation(request) ? page(asked, scenario) : missing(response),
    );
  };

  /**
   * The page for the session's device, with the nonce and API of this response. A browser with a cached copy keeps the
   * values it came with.
   */
  function page({ request, response }: Asked, scenario?: Scenario): void {
    const build = built();
    if (!build) return send(response, plain(503, 'The app is not built yet: run npm start'));
    const open = openPageOf(build, scenario);
    const etag = `"${createHash('sha1')
      .update(open.html)
      .update(JSON.stringify([open.headers, settings]))
      .digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag, 'cache-control': build.headers.page['cache-control'] }).end();
      return;
    }
    const own = { ...settings, api: apiOf(request.headers['host'], settings) };
    const { html, headers } = filledPage(open, own, randomBytes(16).toString('base64url'));
    sendBytes(response, 200, { ...headers, etag, vary: 'accept-encoding' }, Buffer.from(html), true);
  }
}

/** The current build; reread when there is a new one. */
function readerOf(folder: string): () => Build | undefined {
  let last: Build | undefined;
  let madeAt: number | undefined;
  return () => {
    const at = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== madeAt) {
      madeAt = at;
      const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
      last =
        at === undefined
          ? undefined
          : { html: text('index.html'), headers: JSON.parse(text(HEADERS_FILE)) as HostingHeaders };
    }
    return last;
  };
}
