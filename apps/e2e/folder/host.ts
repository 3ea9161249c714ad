import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `npm run demo` writes. */
const FOLDER = fileURLToPath(new URL('../../../dist/demo/', import.meta.url));

/** Where the folder is on its host: not at the root, so that absolute paths would miss it. */
const PLACE = '/any/path/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A host that knows nothing of the demo: it sends files by their names, and 404.html where there is none. */
export class StaticHost {
  readonly base: string;
  /** Files of a later version of the folder, by name. */
  readonly changed = new Map<string, string>();
  readonly #close: () => void;

  private constructor(port: number, close: () => void) {
    this.base = `http://localhost:${port}${PLACE}`;
    this.#close = close;
  }

  static async of(folder = FOLDER): Promise<StaticHost> {
    if (!existsSync(folder)) throw new Error(`There is no ${folder}: npm run demo writes it.`);
    const server = createServer((request, response) => {
      void host.#answer(folder, request.url ?? '').then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    const host = new StaticHost((server.address() as AddressInfo).port, () => {
      server.closeAllConnections();
      server.close();
    });
    return host;
  }

  close(): void {
    this.#close();
  }

  async #answer(folder: string, url: string): Promise<{ status: number; type: string; body: Buffer | string }> {
    const { pathname } = new URL(url, this.base);
    const name = pathname.slice(PLACE.length).replace(/(^|\/)$/, '$1index.html');
    const file = pathname.startsWith(PLACE) ? await this.#file(folder, name) : undefined;
    if (file !== undefined)
      return { status: 200, type: TYPES[extname(name)] ?? 'application/octet-stream', body: file };
    return { status: 404, type: TYPES['.html']!, body: await readFile(join(folder, '404.html')) };
  }

  async #file(folder: string, name: string): Promise<Buffer | string | undefined> {
    return this.changed.get(name) ?? (await readFile(join(folder, name)).catch(() => undefined));
  }
}
