import type { IncomingMessage, ServerResponse } from 'node:http';
import { settingsOf } from '@wayside/hosting';
import type { Settings } from '@wayside/hosting';
import { DEMO_PATH, linkProblemPath } from '@wayside/scenarios/control';
import type { Engine } from '../engine/engine.ts';
import { gatewayPath } from '../gateway/gateway.ts';
import type { Playing } from '../session/replay.ts';
import type { Session } from '../session/session.ts';
import { demo } from './demo.ts';
import { enterSession, sessionOf } from './enter.ts';
import { createFiles, isNavigation, plain } from './files.ts';
import { answerAsGateway } from './gateway.ts';
import { parentOf } from './hosts.ts';
import type { Place } from './hosts.ts';
import { checkLink, linkToCheck } from './link.ts';

/** Serves what Vite serves in development. */
export type DevServer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a single-page app from its build folder. On brand hosts every page belongs to a scenario session: a browser
 * without one gets a new session, `?scenario=…&role=…` creates one, and `?session=…` joins an existing one (with
 * `&role=…`, signed in as that role's user). These parameters are removed from the URL by a redirect to the session's
 * own host; a link that cannot be opened leads to the studio, which says why. A link with `&step=2` also shows the demo
 * bar.
 */
export function createApp(
  folder: string,
  options: { played?: Playing & { engine: Engine }; dev?: DevServer; settings?: Settings } = {},
) {
  const { played, dev, settings = OWN_SETTINGS } = options;
  const sessions = played?.sessions;
  const files = createFiles(folder, settings);
  return async function app(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const url = urlOf(request);
    if (!url) return plain(response, 400, 'The address is not valid');
    if (played && url.pathname === DEMO_PATH)
      return demo(request, response, url, sessionOf(request, place, played.sessions), played);
    const payment = sessions && gatewayPath(url.pathname);
    if (payment !== undefined) return answerAsGateway(request, response, payment, sessionOf(request, place, sessions!));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(response, 405, 'Only GET is allowed', { allow: 'GET, HEAD' });
    let session: Session | undefined;
    if (played && sessions && isNavigation(request)) {
      if ((await checkLink(url, place, sessions, played.engine)).length > 0)
        return void response
          .writeHead(302, {
            location: linkProblemPath(parentOf(request), linkToCheck(request, url, place, sessions)),
            'cache-control': 'no-store',
          })
          .end();
      session = enterSession({ request, response, url, place, sessions });
      if (!session) return;
    }
    if (dev) return dev(request, response);
    return files(request, response, url.pathname, session?.recipe.scenario);
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

/** The whole address, on the host that was asked; undefined when it is not valid. */
function urlOf({ url = '/', headers }: IncomingMessage): URL | undefined {
  // A second slash would name another host.
  return (url.startsWith('/') && URL.parse(url.replace(/^\/+/, '/'), `http://${headers.host}`)) || undefined;
}
