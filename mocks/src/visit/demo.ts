import { rolesOf } from '@wayside/domain';
import { LONGEST_MOMENT_NAME } from '@wayside/scenarios/control';
import type { Done, Played } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import { bodyOf } from '../engine/body.ts';
import type { PlainRequest } from '../engine/request.ts';
import { isGivenWrong } from '../session/names.ts';
import { lacksOf, linkOf, recountedIn } from '../session/link-of.ts';
import { stepOf } from '../session/recipe.ts';
import { skippedIn } from '../session/skipped.ts';
import { fork, goBack } from '../session/replay.ts';
import type { Playing } from '../session/replay.ts';
import type { Session } from '../session/session.ts';
import { takenOf } from '../session/trail.ts';
import { TOKEN_COOKIE, cookieOf } from './cookies.ts';
import { isFromElsewhere, parentOf, studioOf } from './hosts.ts';
import { json, plain } from './reply.ts';
import type { PageReply } from './reply.ts';

/** Largest step that a page may report, in bytes. */
const TAKEN_LIMIT = 64 * 1024;

/**
 * Serves the session to its pages, which say where they are (`?at=/vehicles`); `PUT ?step=3` moves to a step
 * (with `&played` because it was played until there), `POST` adds to its trail, or with `?do=` does something to it.
 */
export async function demo(
  request: PlainRequest,
  url: URL,
  session: Session | undefined,
  tools: Playing,
): Promise<PageReply> {
  if (isFromElsewhere(request)) return plain(403, 'The demo bar answers its own page only');
  if (!session) return plain(404, 'This browser has no session');
  if (request.method === 'POST') {
    const does = url.searchParams.get('do');
    return does === null ? remember(request, session) : act(does, { request, session, ...tools });
  }
  const { scenario, role, profile, brand } = session.recipe;
  try {
    const at = url.searchParams.get('at');
    if (at !== null) session.trail.isAt(at, session.journal.count);
    if (request.method === 'PUT')
      session.goTo(stepOf(scenario, url.searchParams.get('step') ?? ''), url.searchParams.has('played'));
  } catch (problem) {
    if (isGivenWrong(problem)) return plain(400, problem.message);
    throw problem;
  }
  const { id, title, story, intro, steps = [], outcome } = scenario;
  const parent = parentOf(request);
  const user = session.holderOf(cookieOf(request, TOKEN_COOKIE) ?? '');
  const [own] = rolesOf(user);
  const played: Played = {
    session: session.id,
    scenario: id,
    title,
    story,
    role,
    signedIn: user && own ? { name: user.name, role: own } : null,
    profile,
    step: session.step,
    steps,
    skipped: skippedIn(session),
    intro,
    outcome: outcome?.says,
    home: `http://${brandHost(brand, parent)}`,
    link: linkOf(session),
    lacks: lacksOf(session),
    recounted: recountedIn(session),
    studio: `${studioOf(request)}/sessions/${session.id}`,
    resets: session.resets,
    start: session.startsAt,
    changes: session.changes,
    clock: session.clock,
  };
  return json(played);
}

/** Adds what the page says was done in it to the session's trail. */
async function remember(request: PlainRequest, session: Session): Promise<PageReply> {
  const bytes = await request.bytes(TAKEN_LIMIT);
  const { value, problem } = await bodyOf(bytes, request.headers['content-type'], TAKEN_LIMIT);
  try {
    if (problem) throw new TypeError(problem.message);
    session.trail.add(takenOf(value), session.journal.count);
  } catch (error) {
    if (isGivenWrong(error)) return plain(400, error.message);
    throw error;
  }
  return { status: 204, headers: { 'cache-control': 'no-store' }, bytes: undefined };
}

const done = (answer: Done): PageReply => json(answer);

/** What a person at the page may do to its session; the answer says what came of it. */
async function act(
  does: string,
  { request, session, ...tools }: { request: PlainRequest; session: Session } & Playing,
): Promise<PageReply> {
  if (does === 'undo') return done({ different: await goBack(session, { last: true }, tools.respond) });
  if (does === 'keep') {
    const call = `, call ${session.journal.count}`;
    const at = session.trail.place ?? session.recipe.scenario.title;
    const name = at.slice(0, LONGEST_MOMENT_NAME - call.length) + call;
    session.keep(name);
    return done({ different: [], kept: name });
  }
  if (does !== 'fork') return plain(400, 'do must be undo, keep or fork');
  const { session: other, different } = await fork(session, {}, tools);
  const link = new URL(other.trail.place ?? '/', `http://${brandHost(other.recipe.brand, parentOf(request))}`);
  link.searchParams.set('session', other.id);
  link.searchParams.set('step', String(other.step));
  return done({ different, link: link.href });
}
