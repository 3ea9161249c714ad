import type { PlainRequest } from '../engine/request.ts';
import type { Sessions } from '../session/sessions.ts';
import { cookieOf } from './cookies.ts';
import { parentOf, placeNamed, studioOf } from './hosts.ts';
import { plain, redirect } from './reply.ts';
import type { PageReply } from './reply.ts';

/** Tells browsers apart on the studio's host, to which the cookies of brands' hosts are not sent. */
const BROWSER_COOKIE = 'wayside_studio_browser';
const YEAR = 365 * 24 * 60 * 60;
const PATH = '/opened';

/** Who followed a link in the studio gets to the new session by the studio, which notes the browser. */
export function byStudio(to: string, request: PlainRequest): string {
  const studio = studioOf(request);
  return URL.parse(request.headers['referer'] ?? '')?.origin === studio
    ? `${studio}${PATH}?to=${encodeURIComponent(to)}`
    : to;
}

/** The browser that asks the studio for something; undefined when it has opened nothing there. */
export const browserOf = (request: Pick<PlainRequest, 'headers'>): string | undefined =>
  cookieOf(request, BROWSER_COOKIE);

/** Notes which browser opens a session, and leads on to it; undefined where the studio is asked for something else. */
export function noteOpener(request: PlainRequest, sessions: Sessions): PageReply | undefined {
  const url = URL.parse(request.url, studioOf(request));
  if (url?.pathname !== PATH) return undefined;
  const to = URL.parse(url.searchParams.get('to') ?? '');
  // Leads to no other server.
  const isOurs = to?.protocol === 'http:' && to.host.endsWith(`.${parentOf(request)}`);
  const session = isOurs ? sessions.get(placeNamed(to.hostname)?.session ?? '') : undefined;
  if (!to || !session) return plain(404, 'There is no such session');
  const browser = browserOf(request) ?? crypto.randomUUID();
  session.browser ??= browser;
  return redirect(to.href, [`${BROWSER_COOKIE}=${browser}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly`]);
}
