import contract from '@wayside/openapi/contract.json' with { type: 'json' };
import { hostingHeaders } from '@wayside/hosting';
import { createCompiledEngine } from '../compiled/compiled-engine.ts';
import { createEdge } from './edge.ts';
import type { Shelf, KeptCall, KeptSession } from './keeper.ts';

/** Where the folder of these tests is. */
export const BASE = 'https://host.example/any/path/';
const engine = createCompiledEngine(contract);

/** What outlives a worker. */
export function shelf(): Shelf {
  const sessions = new Map<string, KeptSession>();
  let calls: KeptCall[] = [];
  let jar: Awaited<ReturnType<Shelf['readJar']>> = [];
  return {
    sessions: () => Promise.resolve([...sessions.values()]),
    callsOf: (id) => Promise.resolve(calls.filter(({ session }) => session === id)),
    keep(session, made, isAnew) {
      sessions.set(session.id, structuredClone(session));
      if (isAnew) calls = calls.filter((call) => call.session !== session.id);
      calls.push(...structuredClone(made));
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(void sessions.delete(id)),
    readJar: () => Promise.resolve(jar),
    keepJar: (kept) => Promise.resolve(void (jar = structuredClone(kept) as typeof jar)),
  };
}

/** A worker, as the browser starts it whenever it is needed. */
export function worker(kept: Shelf = shelf()) {
  const build = { html: '<html><head></head></html>', headers: hostingHeaders({ isApp: true }) };
  const edge = createEdge({
    base: BASE,
    engine,
    contract: () => contract,
    builds: { app: build, studio: build },
    gatewayFiles: { script: () => Promise.resolve(''), styles: () => Promise.resolve('') },
    sources: { errors: () => [], exportPlaceOf: () => undefined, picturesOf: () => ({}), areComing: () => false },
    shelf: kept,
    worldOf: (told) => JSON.stringify(told),
  });
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(BASE + path, init);
    const got = await edge.answer(request, edge.addresses.inward(new URL(request.url))!, { agent: 'test' });
    if ('file' in got) throw new Error(`${path} is the file ${got.file}`);
    return got;
  }
  const open = (path: string) => ask(path, { headers: { accept: 'text/html' } });
  return { ...edge, ask, open };
}
