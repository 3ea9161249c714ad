import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '@wayside/hosting';
import { CONTROL_PATH } from '@wayside/scenarios/control';
import type { Engine } from '../engine/engine.ts';
import type { BrokenResponse } from '../engine/respond.ts';
import { createEngine } from '../prism/prism-engine.ts';
import { Sessions } from '../session/sessions.ts';
import { createResponder } from '../engine/respond.ts';
import { createApi } from './api.ts';
import { createApp } from './app.ts';
import type { DevServer } from './app.ts';
import { createCable } from './cable.ts';
import { readContract } from './contract-file.ts';
import { createControl } from './control.ts';
import { plain } from './files.ts';
import { handOver, takeOver } from './hand-over.ts';
import type { HandedOver } from './hand-over.ts';
import { isFromElsewhere, placeOf } from './hosts.ts';
import type { Place, Room } from './hosts.ts';
import { sendPicture } from './pictures.ts';
import { secretOf } from './secret.ts';

export interface PartsOptions {
  /** A further name of the server. */
  host?: string;
  /** Only the API and the control API, without app and studio. */
  apiOnly?: boolean;
  /** Folder of the built app; defaults to the output of `npm run build`. */
  app?: string;
  /** Settings filled into the app's page; by default those of the environment. */
  settings?: Settings;
  /** Vite, in place of the built app and studio. */
  pages?: Record<'app' | 'studio', DevServer>;
  /** Told whenever the studio is asked for something. */
  onStudio?: () => void;
  /** Told of every response that breaks the contract. */
  report?: (broken: BrokenResponse) => void;
  /** One that is there already, with its compiled validators. */
  engine?: Engine;
}

/** Everything that answers. In development it is replaced when its sources change; the port and the pages stay. */
export interface Parts {
  engine: Engine;
  sessions: Sessions;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  handOver: () => HandedOver[];
  takeOver: (handedOver: readonly HandedOver[]) => Promise<void>;
}

const built = (app: string) => fileURLToPath(new URL(`../../../apps/${app}/dist`, import.meta.url));

export async function createParts({
  host: name,
  apiOnly = false,
  app: appFolder = built('web'),
  settings,
  pages,
  onStudio,
  report,
  engine: warm,
}: PartsOptions): Promise<Parts> {
  const engine = warm ?? (await createEngine(readContract()));
  const sessions = new Sessions(secretOf);
  const respond = createResponder({
    engine,
    sessionOf: (asked) => sessions.asked(asked),
    contract: readContract,
    report,
    complain: (text) => void process.stderr.write(`mock: ${text}\n`),
  });
  const played = { engine, sessions, respond };
  const api = createApi(respond);
  const listen = getRequestListener(createControl(played).fetch);
  const control = (request: IncomingMessage, response: ServerResponse) => listen(request, response);
  const app = createApp(appFolder, { played, dev: pages?.app, settings });
  const studioPages = createApp(built('studio'), pages && { dev: pages.studio });
  const studio: typeof studioPages = async (request, response, place) => {
    if (sendPicture(request, response)) return;
    await studioPages(request, response, place);
    onStudio?.();
  };
  const upgrade = createCable(sessions);

  const rooms: Record<Room, (request: IncomingMessage, response: ServerResponse, place: Place) => unknown> = {
    app,
    api,
    studio,
    control,
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('x-content-type-options', 'nosniff');
    const place = placeOf(request, {
      controlPath: CONTROL_PATH,
      apiOnly,
      more: name === undefined ? undefined : [name.toLowerCase()],
    });
    if (!place) return plain(response, 421, `This server has no host ${JSON.stringify(request.headers.host ?? '')}`);
    if (place.room === 'control' && isFromElsewhere(request))
      return plain(response, 403, 'The control API answers the studio and local tools only');
    Promise.resolve(rooms[place.room](request, response, place)).catch((problem: unknown) => {
      process.stderr.write(`mock: ${String(problem)}\n`);
      response.destroy();
    });
  };

  return {
    engine,
    sessions,
    listener,
    upgrade,
    handOver: () => handOver(sessions),
    takeOver: (handedOver) => takeOver(handedOver, played),
  };
}
