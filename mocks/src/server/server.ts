import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { CONTROL_PATH } from '@wayside/scenarios/control';
import { createEngine } from '../engine/engine.ts';
import type { Engine } from '../engine/engine.ts';
import { Sessions } from '../session/sessions.ts';
import { createApi } from './api.ts';
import { createApp } from './app.ts';
import type { DevServer } from './app.ts';
import { createCable } from './cable.ts';
import { createControl } from './control.ts';
import { plain } from './files.ts';
import { isFromElsewhere, placeOf } from './hosts.ts';
import type { Place, Room } from './hosts.ts';
import { sendPicture } from './pictures.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** A further name of the server, which then listens on all addresses of the machine. */
  host?: string;
  /** Serves only the API and the control API, without app and studio. */
  apiOnly?: boolean;
  /** Vite, in place of the built app. */
  dev?: DevServer;
  /** Folder of the built app; defaults to the output of `npm run build`. */
  app?: string;
}

export interface ScenarioServer {
  port: number;
  engine: Engine;
  sessions: Sessions;
  close: () => Promise<void>;
}

const built = (app: string) => fileURLToPath(new URL(`../../../apps/${app}/dist`, import.meta.url));

/** App, studio, API and control API on one port of the loopback addresses, unless it has a further name; the host name decides which one answers. */
export async function startServer({
  port,
  host: name,
  apiOnly = false,
  dev,
  app: appFolder = built('web'),
}: ServerOptions): Promise<ScenarioServer> {
  const engine = await createEngine();
  const sessions = new Sessions();
  const api = createApi(engine, sessions);
  const respond = getRequestListener(createControl(engine, sessions).fetch);
  const control = (request: IncomingMessage, response: ServerResponse) => respond(request, response);
  const app = createApp(appFolder, { sessions, ...(dev && { dev }) });
  const pages = createApp(built('studio'));
  const studio: typeof pages = async (request, response, place) => {
    if (!sendPicture(request, response)) await pages(request, response, place);
  };
  const cable = createCable(sessions);

  const rooms: Record<Room, (request: IncomingMessage, response: ServerResponse, place: Place) => unknown> = { app, api, studio, control };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('x-content-type-options', 'nosniff');
    const place = placeOf(request, { controlPath: CONTROL_PATH, apiOnly, ...(name !== undefined && { more: [name.toLowerCase()] }) });
    if (!place) return plain(response, 421, `This server has no host ${JSON.stringify(request.headers.host ?? '')}`);
    if (place.room === 'control' && isFromElsewhere(request))
      return plain(response, 403, 'The control API answers the studio and local tools only');
    Promise.resolve(rooms[place.room](request, response, place)).catch((problem: unknown) => {
      process.stderr.write(`mock: ${String(problem)}\n`);
      response.destroy();
    });
  };

  const servers: Server[] = [];
  for (const host of name === undefined ? ['127.0.0.1', '::1'] : ['0.0.0.0']) {
    // Longer than any client keeps an idle connection: a call must not meet a connection that is being closed.
    const server = createServer({ keepAliveTimeout: 65_000 }, listener).on('upgrade', cable);
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
    engine,
    sessions,
    async close() {
      for (const session of sessions.all()) session.faults.release();
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
