import { DEMO_PATH, LINK_PROBLEM_PATH } from '@wayside/scenarios/control';
import type { Engine } from '../engine/engine.ts';
import type { PlainRequest } from '../engine/request.ts';
import { answerAsGateway, gatewayPath } from '../gateway/gateway.ts';
import type { GatewayFiles } from '../gateway/gateway.ts';
import type { Playing } from '../session/replay.ts';
import { demo } from './demo.ts';
import { enterSession, sessionOf } from './enter.ts';
import type { Entered } from './enter.ts';
import { studioOf } from './hosts.ts';
import type { Place } from './hosts.ts';
import { checkLink, linkToCheck } from './link.ts';
import { plain, redirect } from './reply.ts';
import type { PageReply } from './reply.ts';

/**
 * What a brand's host makes of a request: a whole answer, or what a file or page is sent with. `silence` is none, ever.
 */
export type Visited = { reply: PageReply } | { entered: Entered | undefined } | 'silence';

/**
 * On brand hosts every page belongs to a scenario session: a browser without one gets a new session,
 * `?scenario=…&role=…` creates one, and `?session=…` joins an existing one (with `&role=…`, signed in as that role's
 * user). These parameters are removed from the URL by a redirect to the session's own host; a link that cannot be opened
 * leads to the studio, which says why. A link with `&step=2` also shows the demo bar.
 */
export async function visit(
  request: PlainRequest,
  place: Place,
  { gatewayFiles, ...played }: Playing & { engine: Engine; gatewayFiles: GatewayFiles },
): Promise<Visited> {
  const { sessions, engine } = played;
  const url = addressOf(request);
  if (!url) return { reply: plain(400, 'The address is not valid') };
  if (url.pathname === DEMO_PATH)
    return { reply: await demo(request, url, sessionOf(request, place, sessions), played) };
  const payment = gatewayPath(url.pathname);
  if (payment !== undefined) {
    const reply = await answerAsGateway(request, payment, sessionOf(request, place, sessions), gatewayFiles);
    return reply ? { reply } : 'silence';
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { reply: plain(405, 'Only GET is allowed', { allow: 'GET, HEAD' }) };
  if (!isNavigation(request)) return { entered: undefined };
  if ((await checkLink(url, place, sessions, engine)).length > 0) {
    const link = encodeURIComponent(linkToCheck(request, url, place, sessions));
    return { reply: redirect(`${studioOf(request)}${LINK_PROBLEM_PATH}?url=${link}`) };
  }
  return enterSession({ request, url, place, sessions });
}

/** Whether a person opened the URL in a browser; `curl` and scripts accept any type. */
export const isNavigation = ({ headers }: Pick<PlainRequest, 'headers'>): boolean =>
  (headers['accept'] ?? '').includes('text/html');

/** The whole address, on the host that was asked; undefined when it is not valid. */
function addressOf({ url, headers }: PlainRequest): URL | undefined {
  // A second slash would name another host.
  return (url.startsWith('/') && URL.parse(url.replace(/^\/+/, '/'), `http://${headers['host']}`)) || undefined;
}
