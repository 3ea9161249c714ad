import type { IncomingMessage, ServerResponse } from 'node:http';
import { rolesOf } from '@wayside/domain';
import type { Played } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import { UnknownName } from '../session/names.ts';
import { lacksOf, linkOf } from '../session/link-of.ts';
import { stepOf } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import { takenOf } from '../session/trail.ts';
import { readBody } from './body.ts';
import { plain } from './files.ts';
import { TOKEN_COOKIE, cookieOf } from './cookies.ts';
import { isFromElsewhere, parentOf } from './hosts.ts';

/** Largest step that a page may report, in bytes. */
const TAKEN_LIMIT = 64 * 1024;

/**
 * Serves the session to its pages, which say where they are (`?at=/vehicles`); `PUT ?step=3` moves to a step, `POST` adds
 * to its trail.
 */
export function demo(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  session: Session | undefined,
): void | Promise<void> {
  if (isFromElsewhere(request)) return plain(response, 403, 'The demo bar answers its own page only');
  if (!session) return plain(response, 404, 'This browser has no session');
  if (request.method === 'POST') return remember(request, response, session);
  const { scenario, role, profile, brand } = session.recipe;
  try {
    const at = url.searchParams.get('at');
    if (at !== null) session.trail.isAt(at, session.journal.count);
    if (request.method === 'PUT') session.step = stepOf(scenario, url.searchParams.get('step') ?? '');
  } catch (problem) {
    if (problem instanceof UnknownName || problem instanceof TypeError) return plain(response, 400, problem.message);
    throw problem;
  }
  const { id, title, intro, steps = [], outcome } = scenario;
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
    intro,
    outcome: outcome?.says,
    home: `http://${brandHost(brand, parent)}`,
    link: linkOf(session),
    lacks: lacksOf(session),
    studio: `http://scenarios.${parent}/sessions/${session.id}`,
    resets: session.resets,
    start: session.startsAt,
    changes: session.changes,
    clock: session.clock,
  };
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(played));
}

/** Adds what the page says was done in it to the session's trail. */
async function remember(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
  const { value, problem } = await readBody(request, TAKEN_LIMIT);
  try {
    if (problem) throw new TypeError(problem.message);
    session.trail.add(takenOf(value), session.journal.count);
  } catch (error) {
    if (error instanceof UnknownName || error instanceof TypeError) return plain(response, 400, error.message);
    throw error;
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}
