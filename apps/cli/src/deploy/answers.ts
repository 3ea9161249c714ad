import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { filled, hostingHeaders, settingsOf } from '@wayside/hosting';
import type { HostingHeaders, Settings } from '@wayside/hosting';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Host {
  /** The name by which it is asked, with its port. */
  host: string;
  /** The folder that it serves. */
  built: string;
  settings?: Settings;
}

/** Asks as a browser does that accepts compressed answers; `host` is a name that need not resolve. */
function ask(origin: string, path: string, host: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const headers = { host, 'accept-encoding': 'gzip', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: text.toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Milliseconds between attempts while the host starts, and how many. */
const PAUSE = 100;
const ATTEMPTS = 50;

async function started(origin: string, host: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(origin, '/sign_in', host);
    } catch (problem) {
      if (attempt === ATTEMPTS) throw problem;
      await wait(PAUSE);
    }
  }
}

/** Compares what a host answers with what `npm start` would: a sentence for each difference. */
export async function problemsOfHost(
  origin: string,
  { host, built, settings = settingsOf({}) }: Host,
): Promise<string[]> {
  const problems: string[] = [];
  function check(path: string, what: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      problems.push(`${path}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
  const expected = hostingHeaders({ isApp: true });
  const text = (name: string): string => readFileSync(join(built, name), 'utf8');
  function headers(path: string, kind: keyof HostingHeaders, got: Answer, nonce = ''): void {
    for (const [name, value] of Object.entries(expected[kind]))
      check(path, name, tidy(String(got.headers[name])), tidy(filled(value, { ...settings, nonce })));
  }

  await started(origin, host);
  const nonces = new Set<string>();
  for (const path of ['/', '/sign_in', '/index.html', '/orders/5000010/approvals']) {
    const got = await ask(origin, path, host);
    const nonce = / nonce="([^"]+)"/.exec(got.text)?.[1] ?? '';
    nonces.add(nonce);
    check(path, 'its status', got.status, 200);
    headers(path, 'page', got, nonce);
    check(path, 'its text', got.text === filled(text('index.html'), { ...settings, nonce }), true);
    check(path, 'its encoding', got.headers['content-encoding'], 'gzip');
  }
  check('the page', 'the number of nonces in four responses', nonces.size, 4);

  const asset = `/assets/${readdirSync(join(built, 'assets')).find((name) => name.endsWith('.js'))!}`;
  for (const [path, kind, file] of [
    ['/robots.txt', 'file', 'robots.txt'],
    ['/favicon.ico', 'file', `brands/${host.split('.')[0]!}/favicon.svg`],
    ['/version.json', 'file', 'version.json'],
    ['/offline-worker.js', 'file', 'offline-worker.js'],
    [asset, 'asset', asset],
  ] as const) {
    const got = await ask(origin, path, host);
    check(path, 'its status', got.status, 200);
    check(path, 'its text', got.text === text(file), true);
    headers(path, kind, got);
  }
  check('/favicon.ico', 'its type', (await ask(origin, '/favicon.ico', host)).headers['content-type'], 'image/svg+xml');
  for (const path of ['/assets/app-of-another-build.js', '/nothing.svg', '/assets/']) {
    const got = await ask(origin, path, host);
    check(path, 'its status', got.status, 404);
    check(path, 'what it says about sniffing', got.headers['x-content-type-options'], 'nosniff');
    check(path, 'how long it is kept', got.headers['cache-control'], undefined);
  }
  return problems;
}

/** Empty settings leave spaces, which mean nothing. */
const tidy = (header: string): string => header.replace(/ +/g, ' ').replace(/ ;/g, ';').trim();
