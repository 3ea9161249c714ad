import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { HEADERS_FILE, NONCE, hostingHeaders } from '@wayside/hosting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../server/server.ts';
import type { ScenarioServer } from '../server/server.ts';

const CODE = 'export const answer = 42;'.repeat(20);
const PAGE = `<!doctype html><html><head><meta property="csp-nonce" nonce="${NONCE}"><script nonce="${NONCE}">go()</script><script type="application/json">{"api":"{api}","reports":"{reports}"}</script></head><!--${'long '.repeat(400)}--></html>`;

let server: ScenarioServer;
let app: string;
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'wayside-app-'));
  await mkdir(join(app, 'assets'));
  await writeFile(join(app, 'index.html'), PAGE);
  await writeFile(join(app, HEADERS_FILE), JSON.stringify(hostingHeaders({ isApp: true })));
  await writeFile(join(app, 'assets/app-1a2b.js'), CODE);
  await writeFile(join(app, 'assets/app-1a2b.js.br'), brotliCompressSync(CODE));
  await writeFile(join(app, 'assets/app-1a2b.js.gz'), gzipSync(CODE));
  await writeFile(join(app, 'assets/app-1a2b.js.map'), '{}');
  await writeFile(join(app, 'logo.svg'), '<svg/>');
  for (const brand of ['default', 'canada']) {
    await mkdir(join(app, 'brands', brand), { recursive: true });
    await writeFile(join(app, 'brands', brand, 'favicon.svg'), `<svg>${brand}</svg>`);
  }
  server = await startServer({ port: 0, app });
});
afterAll(async () => {
  await server.close();
  await rm(app, { recursive: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a host sends to a client that accepts any type, such as `curl`. */
function ask(
  path: string,
  { method = 'GET', host = 'localhost', port = String(server.port), ...more }: Record<string, string> = {},
): Promise<Got> {
  const headers = { host: `${host}:${port}`, accept: '*/*', ...more };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function policyOf({ headers }: Got): Map<string, string[]> {
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ +/))
      .map(([name, ...sources]) => [name!, sources]),
  );
}
const settingsIn = ({ body }: Got): unknown =>
  JSON.parse(/<script type[^>]+>(.*?)<\/script>/.exec(body.toString())![1]!);
const nonceOf = ({ body }: Got): string => / nonce="([^"]+)"/.exec(body.toString())![1]!;

describe('the page', () => {
  it('has the same headers as the file it is made of', async () => {
    const [page, file] = await Promise.all(
      ['/', '/index.html'].map(async (path) => {
        const { headers, ...got } = await ask(path);
        const { date: _date, ...kept } = headers;
        return JSON.stringify(kept).replaceAll(nonceOf({ headers, ...got }), '');
      }),
    );
    expect(file).toBe(page);
    expect(file).toContain('content-security-policy');
  });

  it('may ask the device for its place, and for nothing else', async () => {
    expect((await ask('/')).headers['permissions-policy']).toMatch(/^camera=\(\), .*geolocation=\(self\), .*usb=\(\)$/);
  });

  it.each(['/', '/dashboard', '/index.html', '/vehicles/12'])(
    '%s answers whoever takes anything, by GET and by HEAD',
    async (path) => {
      const [got, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect([got.status, head.status]).toEqual([200, 200]);
      expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(got.body.toString()).toContain('<!doctype html>');
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(got.body.length));
    },
  );

  it('runs and loads only what its policy names, with scripts and styles that carry the nonce of this answer', async () => {
    const [first, second] = [await ask('/'), await ask('/')];
    const policy = policyOf(first);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const directive of ['script-src', 'style-src'])
      expect(policy.get(directive)?.slice(0, 2)).toEqual(["'self'", `'nonce-${nonceOf(first)}'`]);
    expect(first.body.toString()).toContain(`<script nonce="${nonceOf(first)}">go()`);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe| \*|\{/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it('is compressed for a browser that accepts it, by GET and by HEAD', async () => {
    const [got, head] = [
      await ask('/', { 'accept-encoding': 'gzip, br' }),
      await ask('/', { method: 'HEAD', 'accept-encoding': 'gzip, br' }),
    ];
    expect(got.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(got.body).toString()).toContain('>go()</script>');
    expect(got.body.length).toBeLessThan(PAGE.length / 4);
    expect(head.headers['content-encoding']).toBe('gzip');
  });

  it('calls the API of its own host', async () => {
    const calls = policyOf(await ask('/', { host: 'canada.localhost' })).get('connect-src');
    expect(calls?.slice(0, 3)).toEqual([
      "'self'",
      `http://api.localhost:${server.port}`,
      `ws://api.localhost:${server.port}`,
    ]);
  });

  it('[OPS-06] of one folder serves every stage: API, services and the environment of payments are of the server', async () => {
    const staging = await startServer({
      port: 0,
      app,
      settings: {
        api: 'https://api.staging.example',
        payments: 'production',
        reports: 'https://reports.example/wayside',
        flags: '',
        places: '',
        offline: 'on',
      },
    });
    const [here, there] = [await ask('/'), await ask('/', { port: String(staging.port) })];
    const again = { 'if-none-match': here.headers.etag! };
    expect([(await ask('/', again)).status, (await ask('/', { ...again, port: String(staging.port) })).status]).toEqual(
      [304, 200],
    );
    await staging.close();
    expect([here, there].map(settingsIn)).toEqual([
      { api: `http://api.localhost:${server.port}`, reports: '' },
      { api: 'https://api.staging.example', reports: 'https://reports.example/wayside' },
    ]);
    const [ours, theirs] = [here, there].map((got) => policyOf(got).get('connect-src'));
    expect(ours).toContain('https://api.sandbox.braintreegateway.com');
    expect(theirs?.slice(0, 5)).toEqual([
      "'self'",
      'https://api.staging.example',
      'wss://api.staging.example',
      'https://reports.example',
      'https://api.braintreegateway.com',
    ]);
  });

  it('is asked about each time, and not sent again; what the browser has keeps the policy it came with', async () => {
    const { headers } = await ask('/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  it('a script that the scenario brings runs before the others, in that answer only', async () => {
    const entered = await ask('/?scenario=access/sign-out-cannot-clear', { accept: 'text/html' });
    const own = await ask('/', { accept: 'text/html', host: new URL(entered.headers.location!).hostname });
    expect(own.body.toString()).toContain(`<head><script nonce="${nonceOf(own)}">Storage`);
    expect(policyOf(own).get('script-src')).toContain(`'nonce-${nonceOf(own)}'`);
    expect((await ask('/')).body.toString()).not.toContain('Storage');
    expect((await ask('/')).headers.etag).not.toBe(own.headers.etag);
  });
});

describe('files', () => {
  const asset = '/assets/app-1a2b.js';

  it('come as the build compressed them', async () => {
    const [brotli, gzip, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity'].map((encoding) => ask(asset, { 'accept-encoding': encoding })),
    );
    expect([brotli!, gzip!, plain!].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(brotli!.body).toString()).toBe(CODE);
    expect(gunzipSync(gzip!.body).toString()).toBe(CODE);
    expect(plain!.body.toString()).toBe(CODE);
    expect([brotli!, gzip!, plain!].map(({ headers }) => headers['content-type'])).toEqual(
      Array(3).fill('text/javascript'),
    );
    expect(brotli!.headers.vary).toBe('Accept-Encoding');
  });

  it('are kept for good below /assets/, and asked about elsewhere', async () => {
    expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers } = await ask('/logo.svg');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('/logo.svg', { 'if-none-match': headers.etag! })).status).toBe(304);
  });

  it('that are missing are 404, and an asset also for who opens it in a browser', async () => {
    expect((await ask('/assets/app-old.js', { accept: 'text/html' })).status).toBe(404);
    expect((await ask('/assets/', { accept: 'text/html' })).status).toBe(404);
    expect((await ask('/nothing.svg')).status).toBe(404);
    expect((await ask('/nothing.svg', { accept: 'text/html' })).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
    expect((await ask('/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });

  it('an icon that no page named is that of the brand of the host', async () => {
    const icons = await Promise.all(
      ['canada.localhost', 'canada.k3f9.localhost', 'localhost'].map((host) => ask('/favicon.ico', { host })),
    );
    expect(icons.map(({ body }) => body.toString())).toEqual([
      '<svg>canada</svg>',
      '<svg>canada</svg>',
      '<svg>default</svg>',
    ]);
    expect(icons.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('image/svg+xml'));
  });

  it('are not the source maps, which only tests read', async () => {
    expect((await ask(`${asset}.map`)).status).toBe(404);
  });
});

it('nothing is sniffed: page, file, 404, API', async () => {
  const all = await Promise.all([
    ask('/'),
    ask('/logo.svg'),
    ask('/nothing.svg'),
    ask('/api/v4/fleet_users/me', { host: 'api.localhost' }),
  ]);
  expect(all.map(({ headers }) => headers['x-content-type-options'])).toEqual(Array(4).fill('nosniff'));
  expect(all.slice(0, 2).map(({ headers }) => headers['referrer-policy'])).toEqual(
    Array(2).fill('strict-origin-when-cross-origin'),
  );
});
