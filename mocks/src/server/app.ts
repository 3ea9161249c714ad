import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Schemas } from '@wayside/api-client';
import { brandOfHost } from '@wayside/brands';
import { productName, signInCookies } from '@wayside/domain';
import type { SignInCookie } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { BAR_COOKIE, CLOCK_COOKIE, DEMO_PATH, LINK_NAMES, SESSION_COOKIE } from '@wayside/scenarios/control';
import type { Played } from '@wayside/scenarios/control';
import { UnknownName, recipeOf, stepOf } from '../session/recipe.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { takenOf } from '../session/trail.ts';
import { answerAsGateway, gatewayPath } from '../gateway/gateway.ts';
import { readBody } from './body.ts';
import { deviceHeaders } from './device.ts';
import { createFiles, isNavigation, plain } from './files.ts';

/** Largest step that a page may report, in bytes. */
const TAKEN_LIMIT = 64 * 1024;

/** A link to a session that cannot be joined on this host; the message says why. */
class NotJoinable extends Error {}

/** Serves what Vite serves in development. */
export type DevServer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a single-page app from its build folder. On brand hosts every page belongs to a scenario session: a browser without one gets a new
 * session, `?scenario=…&role=…` creates one, and `?session=…` joins an existing one (with `&role=…`, signed in as that role's user). These
 * parameters are removed from the URL by a redirect. A link with `&step=2` also shows the demo bar.
 */
export function createApp(folder: string, options: { sessions?: Sessions; dev?: DevServer } = {}) {
  const files = createFiles(folder);
  return async function app(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://app');
    if (options.sessions && url?.pathname === DEMO_PATH) return demo(request, response, url, options.sessions);
    const payment = options.sessions && url ? gatewayPath(url.pathname) : undefined;
    if (payment !== undefined)
      return answerAsGateway(request, response, payment, options.sessions!.get(cookieOf(request, SESSION_COOKIE) ?? ''));
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Only GET is allowed', { allow: 'GET, HEAD' });
    if (!url) return plain(response, 400, 'The address is not valid');
    let session: Session | undefined;
    if (options.sessions && isNavigation(request)) {
      try {
        session = enterSession(request, response, url, options.sessions);
        if (!session) return;
      } catch (problem) {
        if (problem instanceof UnknownName || problem instanceof NotJoinable) return plain(response, 400, problem.message);
        throw problem;
      }
    }
    if (options.dev) return options.dev(request, response);
    return files(request, response, url.pathname, session?.recipe.scenario);
  };
}

/** Assigns the browser its session; `undefined` when a redirect was sent and the request is done. */
function enterSession(request: IncomingMessage, response: ServerResponse, url: URL, sessions: Sessions): Session | undefined {
  const brand = brandOfHost(request.headers.host ?? '').id;
  const joined = url.searchParams.get('session');
  if (joined !== null) {
    const session = joinable(sessions, joined, brand);
    const role = url.searchParams.get('role');
    const step = url.searchParams.get('step');
    if (step !== null) session.step = stepOf(session.recipe.scenario, step);
    const cookies = role === null ? cookiesOf(session) : cookiesOf(session, userOfRole(session, role));
    // The session already contains the effects of the earlier steps, so the bar starts after them.
    return redirect(response, url, session, [...cookies, barCookie(step === null ? undefined : session.step - 1)]);
  }
  const asked = LINK_NAMES.filter((name) => url.searchParams.has(name) && (name === 'scenario' || url.searchParams.has('scenario')));
  const cookie = cookieOf(request, SESSION_COOKIE);
  if (asked.length === 0) {
    const living = cookie === undefined ? undefined : sessions.get(cookie);
    const session = living ?? sessions.create({ brand });
    response.setHeader('set-cookie', [
      ...(living ? [] : [...cookiesOf(session), barCookie()]),
      `${CLOCK_COOKIE}=${session.clock}; Path=/; SameSite=Lax`,
    ]);
    response.setHeaders(new Map(Object.entries(deviceHeaders(session.recipe.scenario))));
    return session;
  }
  const recipe: RecipeInput = Object.fromEntries(asked.map((name) => [name, url.searchParams.get(name)]));
  const session = sessions.create({ ...recipe, brand });
  return redirect(response, url, session, [...cookiesOf(session), barCookie('step' in recipe ? 0 : undefined)]);
}

/** `undefined` removes the bar. */
const barCookie = (played?: number): string =>
  played === undefined
    ? `${BAR_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`
    : `${BAR_COOKIE}=${Math.max(0, played)}; Path=/; SameSite=Strict`;

/** Serves the demo bar's session; `PUT ?step=3` moves to a step, `POST` adds to its trail. */
function demo(request: IncomingMessage, response: ServerResponse, url: URL, sessions: Sessions): void | Promise<void> {
  const session = sessions.get(cookieOf(request, SESSION_COOKIE) ?? '');
  if (!session) return plain(response, 404, 'This browser has no session');
  if (request.method === 'POST') return remember(request, response, session);
  const { scenario, role, profile } = session.recipe;
  try {
    if (request.method === 'PUT') session.step = stepOf(scenario, url.searchParams.get('step') ?? '');
  } catch (problem) {
    if (problem instanceof UnknownName) return plain(response, 400, problem.message);
    throw problem;
  }
  const { id, title, steps = [] } = scenario;
  const played: Played = { session: session.id, scenario: id, title, role, profile, step: session.step, steps };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(played));
}

/** Adds what the page says was done in it to the session's trail. */
async function remember(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
  const { value, problem } = await readBody(request, TAKEN_LIMIT);
  try {
    if (problem) throw new TypeError(problem.message);
    session.trail.add(takenOf(value));
  } catch (error) {
    if (error instanceof UnknownName || error instanceof TypeError) return plain(response, 400, error.message);
    throw error;
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}

/** Redirects to the same URL without our own parameters, or to the scenario's start when the URL has no path. */
function redirect(response: ServerResponse, url: URL, session: Session, cookies: string[]): undefined {
  for (const name of ['session', ...LINK_NAMES]) url.searchParams.delete(name);
  // Collapse leading slashes: `//` would redirect to another host.
  const path = url.pathname === '/' ? (session.recipe.scenario.start ?? '/') : url.pathname.replace(/^\/+/, '/');
  response.writeHead(302, { location: path + url.search, 'set-cookie': cookies, 'cache-control': 'no-store' }).end();
}

function joinable(sessions: Sessions, id: string, brand: string): Session {
  const session = sessions.get(id);
  if (!session) throw new NotJoinable(`Session ${JSON.stringify(id)} does not exist: it was deleted, or the server has been restarted`);
  const own = session.recipe.brand;
  if (own !== brand) throw new NotJoinable(`Session ${JSON.stringify(id)} belongs to the brand ${own}, and this is the host of ${brand}`);
  return session;
}

/** The user of a role as the session's world has them now. Throws UnknownName for a role that does not exist. */
function userOfRole(session: Session, given: string): Schemas['User'] {
  const { role } = recipeOf({ role: given });
  const user = session.world.users.byEmail(emailOf(role));
  if (!user?.is_active)
    throw new NotJoinable(`The user with the role ${role} is no longer active in session ${JSON.stringify(session.id)}`);
  return user;
}

const cookieName = (name: SignInCookie): string => `${productName}_${name}`;

/** Cookie values for a browser of the session: the session id and, when the scenario starts signed in or a user is named, the sign-in cookies. */
export function cookieValues(session: Session, named?: Schemas['User']): Record<string, string> {
  const user = named ?? (session.recipe.scenario.signedIn ? session.player : undefined);
  if (!user) return { [SESSION_COOKIE]: session.id };
  const signedIn: Record<SignInCookie, string> = {
    authentication_token: session.issueToken(user.id),
    current_user_email: user.email,
    current_user_name: user.name,
    current_account_id: String(user.user_accounts[0]?.id ?? ''),
    current_fleet_id: String(user.fleet_id ?? ''),
  };
  const ours = signInCookies.map((name) => [cookieName(name), encodeURIComponent(signedIn[name])] as const);
  return { [SESSION_COOKIE]: session.id, ...Object.fromEntries(ours) };
}

/**
 * The same as Set-Cookie headers, clearing those of an earlier session. The session cookie is SameSite=Lax: a browser that follows a link from
 * another site (the studio, a ticket) must send it after the redirect, or it would get a new session.
 */
function cookiesOf(session: Session, named?: Schemas['User']): string[] {
  const values = cookieValues(session, named);
  return [SESSION_COOKIE, ...signInCookies.map(cookieName)].map(
    (name) =>
      `${name}=${values[name] ?? ''}; Path=/; SameSite=${name === SESSION_COOKIE ? 'Lax' : 'Strict'}${values[name] ? '' : '; Max-Age=0'}`,
  );
}

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}
