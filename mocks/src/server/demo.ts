import type { IncomingMessage, ServerResponse } from 'node:http';
import { rolesOf } from '@wayside/domain';
import { LONGEST_MOMENT_NAME } from '@wayside/scenarios/control';
import type { Done, Played } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import { isGivenWrong } from '../session/names.ts';
import { lacksOf, linkOf } from '../session/link-of.ts';
import { stepOf } from '../session/recipe.ts';
import { fork, goBack } from '../session/replay.ts';
import type { Playing } from '../session/replay.ts';
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
 * to its trail, or with `?do=` does something to it.
 */
export function demo(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  session: Session | undefined,
  tools: Playing,
): void | Promise<void> {
  if (isFromElsewhere(request)) return plain(response, 403, 'The demo bar answers its own page only');
  if (!session) return plain(response, 404, 'This browser has no session');
  if (request.method === 'POST') {
    const does = url.searchParams.get('do');
    return does === null ? remember(request, response, session) : act(does, { request, response, session, ...tools });
  }
  const { scenario, role, profile, brand } = session.recipe;
  try {
    const at = url.searchParams.get('at');
    if (at !== null) session.trail.isAt(at, session.journal.count);
    if (request.method === 'PUT') session.step = stepOf(scenario, url.searchParams.get('step') ?? '');
  } catch (problem) {
    if (isGivenWrong(problem)) return plain(response, 400, problem.message);
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
  json(response, played);
}

const json = (response: ServerResponse, value: Played | Done): void =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));

/** Adds what the page says was done in it to the session's trail. */
async function remember(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
  const { value, problem } = await readBody(request, TAKEN_LIMIT);
  try {
    if (problem) throw new TypeError(problem.message);
    session.trail.add(takenOf(value), session.journal.count);
  } catch (error) {
    if (isGivenWrong(error)) return plain(response, 400, error.message);
    throw error;
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}

/** What a person at the page may do to its session; the answer says what came of it. */
async function act(
  does: string,
  {
    request,
    response,
    session,
    ...tools
  }: { request: IncomingMessage; response: ServerResponse; session: Session } & Playing,
): Promise<void> {
  if (does === 'undo') return json(response, { different: await goBack(session, { last: true }, tools.respond) });
  if (does === 'keep') {
    const call = `, call ${session.journal.count}`;
    const at = session.trail.place ?? session.recipe.scenario.title;
    const name = at.slice(0, LONGEST_MOMENT_NAME - call.length) + call;
    session.keep(name);
    return json(response, { different: [], kept: name });
  }
  if (does !== 'fork') return plain(response, 400, 'do must be undo, keep or fork');
  const { session: other, different } = await fork(session, {}, tools);
  const link = new URL(other.trail.place ?? '/', `http://${brandHost(other.recipe.brand, parentOf(request))}`);
  link.searchParams.set('session', other.id);
  link.searchParams.set('step', String(other.step));
  return json(response, { different, link: link.href });
}
