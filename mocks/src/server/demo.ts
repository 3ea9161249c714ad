import type { IncomingMessage, ServerResponse } from 'node:http';
import { rolesOf } from '@wayside/domain';
import type { Played } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import { UnknownName } from '../session/names.ts';
import { linkOf } from '../session/link-of.ts';
import { stepOf } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import { plain } from './files.ts';
import { TOKEN_COOKIE, cookieOf } from './cookies.ts';
import { isFromElsewhere, parentOf } from './hosts.ts';

/** Serves the demo bar's session; `PUT ?step=3` moves to a step. */
export function demo(request: IncomingMessage, response: ServerResponse, url: URL, session: Session | undefined): void {
  if (isFromElsewhere(request)) return plain(response, 403, 'The demo bar answers its own page only');
  if (!session) return plain(response, 404, 'This browser has no session');
  const { scenario, role, profile, brand } = session.recipe;
  try {
    if (request.method === 'PUT') session.step = stepOf(scenario, url.searchParams.get('step') ?? '');
  } catch (problem) {
    if (problem instanceof UnknownName) return plain(response, 400, problem.message);
    throw problem;
  }
  const { id, title, steps = [] } = scenario;
  const parent = parentOf(request);
  const user = session.holderOf(cookieOf(request, TOKEN_COOKIE) ?? '');
  const [own] = rolesOf(user);
  const played: Played = {
    session: session.id,
    scenario: id,
    title,
    role,
    signedIn: user && own ? { name: user.name, role: own } : null,
    profile,
    step: session.step,
    steps,
    home: `http://${brandHost(brand, parent)}`,
    link: linkOf(session),
    studio: `http://scenarios.${parent}/sessions/${session.id}`,
    resets: session.resets,
    faultChanges: session.faultChanges,
    clock: session.clock,
  };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(played));
}
