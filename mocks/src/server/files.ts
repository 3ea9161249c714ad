import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { apiOrigin } from '@wayside/api-client';
import { brandAssetUrl, brandOfHost } from '@wayside/brands';
import { HEADERS_FILE, NONCE, filled } from '@wayside/hosting';
import type { HostingHeaders, Settings } from '@wayside/hosting';
import type { Scenario } from '@wayside/scenarios';
import sirv from 'sirv';
import { deviceHeaders, deviceScript } from './device.ts';
import { sendBytes } from './send.ts';

interface Build {
  html: string;
  headers: HostingHeaders;
}

/**
 * Files whose names change with their contents. A missing one belongs to another build, and sending the page instead
 * would cause a confusing error.
 */
const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Whether a person opened the URL in a browser; `curl` and scripts accept any type. */
export const isNavigation = (request: IncomingMessage): boolean => (request.headers.accept ?? '').includes('text/html');

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

  return function files(request: IncomingMessage, response: ServerResponse, path: string, scenario?: Scenario): void {
    if (path.endsWith('.map')) return plain(response, 404, 'Not found');
    // What asks for this name has read no page: a document, or an old browser.
    if (path === '/favicon.ico') request.url = brandAssetUrl(brandOfHost(request.headers.host ?? ''), 'favicon.svg');
    if (path === '/index.html' || (extname(path) === '' && !isAsset(path))) return page(request, response, scenario);
    serve(request, response, () =>
      !isAsset(path) && isNavigation(request) ? page(request, response, scenario) : plain(response, 404, 'Not found'),
    );
  };

  /**
   * The page for the session's device, with the nonce and API of this response. A browser with a cached copy keeps the
   * values it came with.
   */
  function page(request: IncomingMessage, response: ServerResponse, scenario?: Scenario): void {
    const build = built();
    if (!build) return plain(response, 503, 'The app is not built yet: run npm start');
    const script = scenario && deviceScript(scenario);
    const html = script
      ? build.html.replace('<head>', `<head><script nonce="${NONCE}">${script}</script>`)
      : build.html;
    const device = scenario ? deviceHeaders(scenario) : {};
    const etag = `"${createHash('sha1')
      .update(html)
      .update(JSON.stringify([device, build.headers, settings]))
      .digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag, 'cache-control': build.headers.page['cache-control'] }).end();
      return;
    }
    const values = {
      ...settings,
      nonce: randomBytes(16).toString('base64url'),
      api: apiOrigin({ protocol: 'http:', host: request.headers.host ?? 'localhost' }, settings.api),
    };
    for (const [name, value] of Object.entries({ ...build.headers.page, ...device }))
      response.setHeader(name, filled(value, values));
    const headers = { etag, vary: 'accept-encoding' };
    sendBytes(response, 200, headers, Buffer.from(filled(html, values)), true);
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

export function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(text);
}
