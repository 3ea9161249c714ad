import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Engine } from '../engine/engine.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Development } from '../dev/development.ts';
import { createParts } from './parts.ts';
import type { Parts, PartsOptions } from './parts.ts';

export interface ServerOptions extends Omit<PartsOptions, 'pages' | 'engine'> {
  /** 0 for any free port. With a further name the server listens on all addresses of the machine. */
  port: number;
  /** Replaces the parts when their sources change. */
  dev?: Development;
}

export interface ScenarioServer {
  port: number;
  engine: Engine;
  sessions: Sessions;
  close: () => Promise<void>;
}

/**
 * App, studio, API and control API on one port of the loopback addresses, unless it has a further name; the host name
 * decides which one answers.
 */
export async function startServer({ port, dev, ...options }: ServerOptions): Promise<ScenarioServer> {
  const { host: name } = options;
  const first = dev ? await dev.start(options) : await createParts(options);
  const parts = (): Parts => dev?.current() ?? first;
  const listener = (request: IncomingMessage, response: ServerResponse): void => parts().listener(request, response);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!dev?.upgrade(request, socket, head)) parts().upgrade(request, socket, head);
  };

  const servers: Server[] = [];
  for (const host of name === undefined ? ['127.0.0.1', '::1'] : ['0.0.0.0']) {
    // Longer than any client keeps an idle connection: a call must not meet a connection that is being closed.
    const server = createServer({ keepAliveTimeout: 65_000 }, listener).on('upgrade', upgrade);
    const taken = servers[0]?.address();
    try {
      await listen(server, typeof taken === 'object' && taken ? taken.port : port, host);
      servers.push(server);
    } catch (problem) {
      // A machine without IPv6 listens on IPv4 only.
      if (servers.length === 0 || (problem as NodeJS.ErrnoException).code === 'EADDRINUSE') throw problem;
    }
  }
  const address = servers[0]!.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    engine: first.engine,
    sessions: first.sessions,
    async close() {
      await dev?.close();
      for (const session of parts().sessions.all()) session.faults.release();
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
