import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brandOfHost } from '@wayside/brands';
import { UnknownName } from '../session/recipe.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';

export const SESSION_COOKIE = 'wayside_scenario_session';
const RECIPE_NAMES = ['scenario', 'role', 'seed', 'clock'] as const;

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
 * and `?scenario=…&role=…` in the address makes a new one and leaves the address.
 */
export function createApp(folder: string, options: { sessions?: Sessions; dev?: DevServer } = {}) {
  return async function app(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Only GET', { allow: 'GET, HEAD' });
    const url = URL.parse(request.url ?? '/', 'http://app');
    if (!url) return plain(response, 400, 'The address could not be read');
    if (options.sessions && isPage(request)) {
      try {
        if (enterSession(request, response, url, options.sessions)) return;
      } catch (problem) {
        if (problem instanceof UnknownName) return plain(response, 400, problem.message);
        throw problem;
      }
    }
    if (options.dev) return options.dev(request, response);
    return file(response, folder, url.pathname, isPage(request));
  };
}

/** Gives the browser its session; true when the answer is a redirect and done. */
function enterSession(request: IncomingMessage, response: ServerResponse, url: URL, sessions: Sessions): boolean {
  const brand = brandOfHost(request.headers.host ?? '').id;
  const asked = RECIPE_NAMES.filter((name) => url.searchParams.has(name) && (name === 'scenario' || url.searchParams.has('scenario')));
  const cookie = cookieOf(request, SESSION_COOKIE);
  if (asked.length === 0) {
    if (cookie !== undefined && sessions.get(cookie)) return false;
    response.setHeader('set-cookie', cookiesOf(sessions.create({ brand })));
    return false;
  }
  const recipe: RecipeInput = Object.fromEntries(asked.map((name) => [name, url.searchParams.get(name)]));
  const session = sessions.create({ ...recipe, brand });
  for (const name of RECIPE_NAMES) url.searchParams.delete(name);
  const path = url.pathname === '/' ? (session.recipe.scenario.start ?? '/') : url.pathname;
  response.writeHead(302, { location: path + url.search, 'set-cookie': cookiesOf(session), 'cache-control': 'no-store' }).end();
  return true;
}

const APP_COOKIES = ['authentication_token', 'current_user_email', 'current_user_name', 'current_account_id', 'current_fleet_id'] as const;

/** What a browser of the session has in its cookies: its session and, where the scenario starts signed in, what a sign-in leaves. */
export function cookieValues(session: Session): Record<string, string> {
  const { player, recipe } = session;
  const signedIn: Record<(typeof APP_COOKIES)[number], string> = {
    authentication_token: recipe.scenario.signedIn ? session.issueToken(player.id) : '',
    current_user_email: player.email,
    current_user_name: player.name,
    current_account_id: String(player.user_accounts[0]?.id ?? ''),
    current_fleet_id: String(player.fleet_id ?? ''),
  };
  const ours = recipe.scenario.signedIn ? APP_COOKIES.map((name) => [`wayside_${name}`, encodeURIComponent(signedIn[name])] as const) : [];
  return { [SESSION_COOKIE]: session.id, ...Object.fromEntries(ours) };
}

/** The same as headers, taking away what an earlier session left. */
function cookiesOf(session: Session): string[] {
  const values = cookieValues(session);
  return [SESSION_COOKIE, ...APP_COOKIES.map((name) => `wayside_${name}`)].map(
    (name) => `${name}=${values[name] ?? ''}; Path=/; SameSite=Strict${values[name] ? '' : '; Max-Age=0'}`,
  );
}

function isPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

async function file(response: ServerResponse, folder: string, path: string, page: boolean): Promise<void> {
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
    const html = await readFile(join(folder, 'index.html')).catch(() => undefined);
    if (!html) return plain(response, 503, 'The app is not built yet: npm start builds it');
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
