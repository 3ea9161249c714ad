import { spawn } from 'node:child_process';
import { Server } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import type { Engine } from '../engine/engine.ts';
import type { BrokenResponse } from '../engine/respond.ts';
import type { HandedOver } from '../visit/hand-over.ts';
import type * as parts from '../server/parts.ts';
import type { Parts, PartsOptions } from '../server/parts.ts';
import { brokenResponse } from './broken-response.ts';
import { createProblems } from './problems.ts';
import { createSources } from './sources.ts';
import { textsPlugin } from './texts-plugin.ts';
import { createTypeCheck } from './type-check.ts';

/** Serves app and studio by Vite, and replaces the rest of the server whenever its sources change. */
export interface Development {
  start: (options: PartsOptions) => Promise<Parts>;
  /** The parts of the sources as last saved without an error. */
  current: () => Parts;
  /** Whether Vite takes the connection. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  close: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = fileURLToPath(new URL('../server/parts.ts', import.meta.url));
/** What the server is made of, beside the contract. */
const SOURCES = [
  'mocks/src',
  'scenarios',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/brands/src',
  'packages/hosting/src',
].map((path) => join(ROOT, path));
/** What only pages are made of, which Vite serves: their types are checked here. */
const PAGES = ['apps/web/src', 'packages'].map((path) => join(ROOT, path));
const CONTRACT = join(ROOT, 'openapi');
/** Takes longest to make, and its validators are compiled at their first use: kept unless it is what changed. */
const ENGINE = ['mocks/src/engine', 'mocks/src/prism'].map((path) => join(ROOT, path));
/** Written from the contract once it is served: types for the editor. */
const GENERATORS = ['generate-types.mjs', 'generate-operations.mjs', 'generate-declared.mjs'];

export async function createDevelopment(): Promise<Development> {
  // Called once pages are open, and problems are there.
  const saved = textsPlugin((problem) => {
    if (problem) return problems.show('texts', problem);
    problems.clear('texts');
    return problems.uncover();
  });
  const [app, studio] = await Promise.all([page('apps/web', saved), page('apps/studio', textsPlugin())]);
  const vite = await createServer({
    configFile: false,
    root: join(ROOT, 'mocks'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const sources = createSources(vite, reload);
  const pages = {
    app: app.vite.middlewares,
    studio: studio.vite.middlewares,
  };
  const both = [app.vite, studio.vite];
  const problems = createProblems(ROOT, both);
  let wereTypesWrong = false;
  const types = createTypeCheck(ROOT, (problem) => {
    if (problem) problems.show('types', problem);
    else if (wereTypesWrong) {
      process.stdout.write('types are right again\n');
      problems.uncover();
    }
    wereTypesWrong = problem !== undefined;
  });
  /** What was reported since the last change: pages repeat their calls. */
  const reported = new Set<string>();

  function report(broken: BrokenResponse): void {
    const problem = brokenResponse(broken, ROOT);
    const key = JSON.stringify([broken.entry.operation, problem.details]);
    if (reported.has(key)) return;
    reported.add(key);
    problems.show('response', problem);
  }

  let options: PartsOptions = {};
  let current: Parts;

  const make = async (handedOver: readonly HandedOver[], engine?: Engine): Promise<Parts> => {
    const { createParts } = (await sources.import(PARTS)) as typeof parts;
    const made = await createParts({ ...options, pages, report, engine });
    await made.takeOver(handedOver);
    return made;
  };

  /** Nothing waits for it: the next change is served at once. */
  const generate = async (): Promise<void> => {
    try {
      for (const script of GENERATORS) await run(process.execPath, [join('scripts', script)]);
    } catch (problem) {
      process.stderr.write(`mock: types are not written\n${String(problem)}\n`);
    }
  };

  function check(changes: readonly string[]): void {
    // A page opened during the check must not show a problem that this change may have fixed.
    problems.clear('types');
    types.start(changes);
  }

  async function reload(changes: readonly string[]): Promise<boolean> {
    const started = performance.now();
    reported.clear();
    problems.clear('response');
    const isOf = (folder: string): boolean => changes.some((path) => path.startsWith(folder + sep));
    const isOfContract = isOf(CONTRACT);
    // Those of a contract are written once it is served.
    if (!isOfContract) check(changes);
    try {
      if (isOfContract) {
        await run(process.execPath, [join('scripts', 'list-paths.mjs')]);
        await run('redocly', ['bundle', 'openapi.yaml', '-o', 'dist/openapi.json']);
      }
      const before = current;
      current = await make(before.handOver(), isOfContract || ENGINE.some(isOf) ? undefined : before.engine);
      problems.clear('reload');
      for (const session of before.sessions.all()) session.faults.release();
      problems.uncover();
      // Open pages repeat their calls and keep what was typed.
      for (const { environments } of both) environments.client.hot.send('wayside:played');
      process.stdout.write(
        `reloaded in ${Math.round(performance.now() - started)} ms, ${current.sessions.all().length} sessions kept\n`,
      );
      if (isOfContract) void generate().then(() => check(changes));
      return true;
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(String(problem));
      const text = stripVTControlCharacters(error.stack ?? error.message);
      problems.show('reload', {
        title: 'not reloaded, the last good version keeps answering',
        details: [{ text, place: undefined }],
      });
      return false;
    }
  }

  const changed = (path: string): void => {
    const isOfContract = path.startsWith(CONTRACT + sep) && path.endsWith('.yaml');
    const isSource =
      SOURCES.some((folder) => path.startsWith(folder + sep)) && path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path);
    if (isOfContract || isSource) sources.changed(path);
    else if (PAGES.some((folder) => path.startsWith(folder + sep)) && /(?<!\.test)\.(tsx?|json)$/.test(path))
      check([path]);
  };
  vite.watcher.add([...SOURCES, ...PAGES, CONTRACT]);
  for (const event of ['change', 'add', 'unlink'] as const) vite.watcher.on(event, changed);

  return {
    async start(given) {
      options = given;
      current = await make([]);
      types.start();
      return current;
    },
    current: () => current,
    upgrade(request, socket, head) {
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) return false;
      const isStudio = request.headers.host?.startsWith('scenarios.') ?? false;
      return (isStudio ? studio : app).relay.emit('upgrade', request, socket, head);
    },
    async close() {
      sources.close();
      types.close();
      await Promise.all([...both, vite].map((server) => server.close()));
    },
  };
}

/** Vite for an app. The relay stands for our server, whose port it shares with the other app. */
async function page(folder: string, texts: Plugin): Promise<{ vite: ViteDevServer; relay: Server }> {
  const relay = new Server();
  const server = { middlewareMode: true, allowedHosts: true, hmr: { server: relay } } as const;
  const root = join(ROOT, folder);
  return { relay, vite: await createServer({ root, server, plugins: [texts], appType: 'spa' }) };
}

/** @throws with what it printed, when it fails */
function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: CONTRACT, shell: process.platform === 'win32' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(text.trim()))));
  });
}
