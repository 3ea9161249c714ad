import type { IncomingMessage, ServerResponse } from 'node:http';
import { settingsOf } from '@wayside/hosting';
import type { Settings } from '@wayside/hosting';
import type { Engine } from '../engine/engine.ts';
import type { Playing } from '../session/replay.ts';
import type { Place } from '../visit/hosts.ts';
import { visit } from '../visit/visit.ts';
import { createFiles } from './files.ts';
import { gatewayFiles } from './gateway-files.ts';
import type { Asked } from './plain-request.ts';
import { send } from './send.ts';

/** Serves what Vite serves in development. */
export type DevServer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a single-page app from its build folder; with what is `played`, as the app of brands and sessions (`visit`). */
export function createApp(
  folder: string,
  options: { played?: Playing & { engine: Engine }; dev?: DevServer; settings?: Settings } = {},
) {
  const { played, dev, settings = OWN_SETTINGS } = options;
  const files = createFiles(folder, settings);
  return async function app({ request, incoming, response }: Asked, place: Place): Promise<void> {
    const visited = played && (await visit(request, place, { ...played, gatewayFiles }));
    if (visited === 'silence') return;
    if (visited && 'reply' in visited) return send(response, visited.reply);
    const { entered } = visited ?? {};
    if (entered) {
      response.setHeader('set-cookie', [...entered.cookies]);
      response.setHeaders(new Map(Object.entries(entered.headers)));
    }
    if (dev) return dev(incoming, response);
    return files({ request, incoming, response }, entered?.session.recipe.scenario);
  };
}

/**
 * No card is charged from an invented world. Nothing stands between it and a page unless that is asked for, as `npm
 * start` does.
 */
const OWN_SETTINGS = settingsOf({
  ...process.env,
  WAYSIDE_PAYMENTS: process.env['WAYSIDE_PAYMENTS'] || 'sandbox',
  WAYSIDE_OFFLINE: process.env['WAYSIDE_OFFLINE'] || 'off',
});
