import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../server/server.ts';
import type { ScenarioServer, ServerOptions } from '../server/server.ts';
import { clientOf } from './client.ts';

/**
 * A server for the tests of one file, and a client that talks to it. Hooks start and stop it, so `server` is a
 * function: there is none before them.
 */
export function startedServer(options: Omit<ServerOptions, 'port'> = { apiOnly: true }) {
  let started: ScenarioServer;
  beforeAll(async () => {
    started = await startServer({ ...options, port: 0 });
  });
  afterAll(() => started.close());
  const server = (): ScenarioServer => started;
  return { server, client: clientOf(server) };
}
