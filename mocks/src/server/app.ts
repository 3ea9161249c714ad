import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
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
import { deviceHeaders, onDevice } from './device.ts';

/** A link to a session that cannot be joined here; the message says why. */
class NotJoinable extends Error {}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** Serves what Vite serves in development. */
export type DevServer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A single-page app from its build folder. On brand hosts every page belongs to a scenario session: one is made for a browser that has none,
 * `?scenario=…&role=…` in the address makes a new one, `?session=…` joins a living one (with `&role=…` signed in as that role's user), and both
 * leave the address. A link that names a step (`&step=2`) brings the demo bar.
 */
export function createApp(folder: string, options: { sessions?: Sessions; dev?: DevServer } = {}) {
  return async function app(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://app');
    if (options.sessions && url?.pathname === DEMO_PATH) return demo(request, response, url, options.sessions);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Only GET is allowed', { allow: 'GET, HEAD' });
    if (!url) return plain(response, 400, 'The address is not valid');
    let session: Session | undefined;
    if (options.sessions && isPage(request)) {
      try {
        session = enterSession(request, response, url, options.sessions);
        if (!session) return;
      } catch (problem) {
        if (problem instanceof UnknownName || problem instanceof NotJoinable) return plain(response, 400, problem.message);
        throw problem;
      }
    }
    if (options.dev) return options.dev(request, response);
    return file(response, folder, url.pathname, isPage(request), session);
  };
}

/** Gives the browser its session; `undefined` when the answer is a redirect and done. */
function enterSession(request: IncomingMessage, response: ServerResponse, url: URL, sessions: Sessions): Session | undefined {
  const brand = brandOfHost(request.headers.host ?? '').id;
  const joined = url.searchParams.get('session');
  if (joined !== null) {
    const session = joinable(sessions, joined, brand);
    const role = url.searchParams.get('role');
    const step = url.searchParams.get('step');
    if (step !== null) session.step = stepOf(session.recipe.scenario, step);
    const cookies = role === null ? cookiesOf(session) : cookiesOf(session, userOfRole(session, role));
    // Who joins finds the world as the others made it: the steps before are played.
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

/** `undefined` takes the bar away. */
const barCookie = (played?: number): string =>
  played === undefined
    ? `${BAR_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`
    : `${BAR_COOKIE}=${Math.max(0, played)}; Path=/; SameSite=Strict`;

/** Tells the demo bar of its session; `PUT ?step=3` goes to a step. */
function demo(request: IncomingMessage, response: ServerResponse, url: URL, sessions: Sessions): void {
  const session = sessions.get(cookieOf(request, SESSION_COOKIE) ?? '');
  if (!session) return plain(response, 404, 'This browser has no session');
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

/** To the same place without the names that were for us; the start of the scenario when no place was named. */
function redirect(response: ServerResponse, url: URL, session: Session, cookies: string[]): undefined {
  for (const name of ['session', ...LINK_NAMES]) url.searchParams.delete(name);
  // One slash: two would name another host.
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

/** The invented user of a role, as the session's world has them by now. Throws UnknownName for a role that does not exist. */
function userOfRole(session: Session, given: string): Schemas['User'] {
  const { role } = recipeOf({ role: given });
  const user = session.world.users.byEmail(emailOf(role));
  if (!user?.is_active)
    throw new NotJoinable(`The user with the role ${role} is no longer active in session ${JSON.stringify(session.id)}`);
  return user;
}

const cookieName = (name: SignInCookie): string => `${productName}_${name}`;

/**
 * What a browser of the session has in its cookies: its session and, where the scenario starts signed in or a user is named, what a sign-in
 * leaves.
 */
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
 * The same as headers, taking away what an earlier session left. The session's own cookie is Lax: a browser that follows a link from another
 * site (the studio, a ticket) must bring it to the page it is redirected to, or would get a fresh session there.
 */
function cookiesOf(session: Session, named?: Schemas['User']): string[] {
  const values = cookieValues(session, named);
  return [SESSION_COOKIE, ...signInCookies.map(cookieName)].map(
    (name) =>
      `${name}=${values[name] ?? ''}; Path=/; SameSite=${name === SESSION_COOKIE ? 'Lax' : 'Strict'}${values[name] ? '' : '; Max-Age=0'}`,
  );
}

function isPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** A file of the folder, or for every other address the page: as the session's device is. */
async function file(response: ServerResponse, folder: string, path: string, page: boolean, session?: Session): Promise<void> {
  const wanted = normalize(decodePath(path));
  const inside = join(folder, wanted);
  const known = extname(wanted) !== '' && (inside + sep).startsWith(folder + sep);
  try {
    if (!known) throw new Error('a page');
    const bytes = await readFile(inside);
    const type = TYPES[extname(wanted)] ?? 'application/octet-stream';
    const cache = wanted.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': cache, 'content-length': String(bytes.length) }).end(bytes);
  } catch {
    if (!page) return plain(response, 404, 'Not found');
    const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (built === undefined) return plain(response, 503, 'The app is not built yet: run npm start');
    const html = Buffer.from(session ? onDevice(built, session.recipe.scenario) : built);
    response
      .writeHead(200, { 'content-type': TYPES['.html']!, 'cache-control': 'no-store', 'content-length': String(html.length) })
      .end(html);
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return '/';
  }
}

function plain(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }).end(text);
}

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}
