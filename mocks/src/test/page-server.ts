import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS_FILE, hostingHeaders } from '@wayside/hosting';
import { controlPath } from '@wayside/scenarios/control';
import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../server/server.ts';
import type { ScenarioServer } from '../server/server.ts';
import { clientOf } from './client.ts';

export interface Page {
  status: number;
  location: string | undefined;
  cookies: Record<string, string>;
  setCookie: string[];
  policy: string | string[] | undefined;
  text: string;
}

/** A server with an app of one page for the tests of a file, and a browser that follows no link by itself. */
export function pageServer() {
  let server: ScenarioServer;
  const client = clientOf(() => server);
  let app: string;
  beforeAll(async () => {
    app = await mkdtemp(join(tmpdir(), 'wayside-app-'));
    await writeFile(
      join(app, 'index.html'),
      '<!doctype html><head><script type="module" src="/app.js"></script></head>',
    );
    await writeFile(join(app, HEADERS_FILE), JSON.stringify(hostingHeaders({ isApp: true })));
    server = await startServer({ port: 0, app });
  });
  afterAll(async () => {
    await server.close();
    await rm(app, { recursive: true });
  });

  /** Requests a page on a brand's host with node:http, since `fetch` cannot set the Host header. */
  function page(path: string, brand = 'canada', more: Record<string, string> = {}): Promise<Page> {
    const headers = { host: `${brand}.localhost:${server.port}`, accept: 'text/html', ...more };
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
        const setCookie = response.headers['set-cookie'] ?? [];
        const pairs = setCookie.map((line) => line.split(';')[0]!.split('=') as [string, string]);
        const cookies = Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]));
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cookies,
            setCookie,
            policy: response.headers['permissions-policy'],
            text,
          }),
        );
      }).on('error', reject);
    });
  }

  async function sessionOf(recipe: Record<string, string>): Promise<string> {
    return (await client.ask('POST', controlPath('sessions'), { body: { brand: 'canada', ...recipe } })).json
      .id as string;
  }

  return { server: () => server, client, page, sessionOf };
}
