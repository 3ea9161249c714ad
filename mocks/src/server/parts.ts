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
import { errorTable } from '@wayside/scenarios/errors-table';
import { exportPlaceOf } from '@wayside/scenarios/export-place';
import { createControl } from '../control/control.ts';
import { handOver, takeOver } from '../visit/hand-over.ts';
import type { HandedOver } from '../visit/hand-over.ts';
import { isFromElsewhere, placeOf } from '../visit/hosts.ts';
import type { Place, Room } from '../visit/hosts.ts';
import { noteOpener } from '../visit/opener.ts';
import { plain } from '../visit/reply.ts';
import { createApi } from './api.ts';
import { createApp } from './app.ts';
import type { DevServer } from './app.ts';
import { createCable } from './cable.ts';
import { readContract } from './contract-file.ts';
import { plainRequestOf } from './plain-request.ts';
import type { Asked } from './plain-request.ts';
import { areComing, picturesOf, sendPicture } from './pictures.ts';
import { secretOf } from './secret.ts';
import { send } from './send.ts';

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

const complain = (text: string): void => void process.stderr.write(`mock: ${text}\n`);
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
    complain,
  });
  const played = { engine, sessions, respond };
  const api = createApi(respond);
  const sources = { errors: errorTable, exportPlaceOf, picturesOf, areComing };
  const listen = getRequestListener(createControl(played, sources).fetch);
  const app = createApp(appFolder, { played, dev: pages?.app, settings });
  const studioPages = createApp(built('studio'), pages && { dev: pages.studio });
  const upgrade = createCable(sessions);

  const rooms: Record<Room, (asked: Asked, place: Place) => unknown> = {
    app,
    api: ({ request, response }, { session }) => api({ ...request, session }, response),
    studio: async (asked, place) => {
      if (sendPicture(asked.incoming, asked.response)) return;
      const opened = noteOpener(asked.request, sessions);
      if (opened) return send(asked.response, opened);
      await studioPages(asked, place);
      onStudio?.();
    },
    control: ({ incoming, response }) => listen(incoming, response),
  };

  const listener = (incoming: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('x-content-type-options', 'nosniff');
    const request = plainRequestOf(incoming);
    const place = placeOf(request, {
      controlPath: CONTROL_PATH,
      apiOnly,
      more: name === undefined ? undefined : [name.toLowerCase()],
    });
    if (!place)
      return send(response, plain(421, `This server has no host ${JSON.stringify(request.headers['host'] ?? '')}`));
    if (place.room === 'control' && isFromElsewhere(request))
      return send(response, plain(403, 'The control API answers the studio and local tools only'));
    Promise.resolve(rooms[place.room]({ request, incoming, response }, place)).catch((problem: unknown) => {
      complain(String(problem));
      response.destroy();
    });
  };

  return {
    engine,
    sessions,
    listener,
    upgrade,
    handOver: () => handOver(sessions),
    takeOver: (handedOver) => takeOver(handedOver, played, complain),
  };
}
