import type { Schemas } from '@wayside/api-client';
import { brandOfHost } from '@wayside/brands';
import { roleSlug } from '@wayside/scenarios';
import { ANYWAY, LINK_NAMES, SESSION_COOKIE } from '@wayside/scenarios/control';
import { isHostLabel, sessionHost } from '@wayside/scenarios/session-host';
import { roleNamed, stepOf } from '../session/recipe.ts';
import type { PlainRequest } from '../engine/request.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { barCookie, clockCookie, cookieOf, cookiesOf, linkCookies } from './cookies.ts';
import { deviceHeaders } from './device.ts';
import { parentOf } from './hosts.ts';
import type { Place } from './hosts.ts';
import { isScenarioLink } from './link.ts';
import { byStudio } from './opener.ts';
import { redirect } from './reply.ts';
import type { PageReply } from './reply.ts';

interface Visit {
  request: PlainRequest;
  url: URL;
  place: Place;
  sessions: Sessions;
}

/** A page of a session, and what it is sent with. */
export interface Entered {
  session: Session;
  cookies: readonly string[];
  headers: Readonly<Record<string, string>>;
}
type Arrival = { reply: PageReply } | { entered: Entered };

/**
 * Assigns the browser its session, or leads it elsewhere. The link has been checked (`checkLink`).
 *
 * A link creates or joins a session and leads to the session's own host, which gives the browser its cookies on the
 * first visit. On any other host the session is the one in the cookie, and a browser without one gets a new session.
 */
export function enterSession(visit: Visit): Arrival {
  const { url, sessions, place } = visit;
  const joined = url.searchParams.get('session');
  if (joined !== null) return join(visit, sessions.get(joined)!);
  if (isScenarioLink(url)) return open(visit);
  return place.session === undefined ? enterByCookie(visit) : enterOwnHost(visit, sessions.get(place.session)!);
}

/** The session of a request that enters none: of its host, or of its cookie. */
export function sessionOf(request: PlainRequest, place: Place, sessions: Sessions): Session | undefined {
  return sessions.get(place.session ?? cookieOf(request, SESSION_COOKIE) ?? '');
}

/** A new session of the link's recipe. */
function open({ request, url, sessions }: Visit): Arrival {
  const recipe: RecipeInput = Object.fromEntries(
    LINK_NAMES.filter((name) => url.searchParams.has(name)).map((name) => [name, url.searchParams.get(name)]),
  );
  const session = sessions.create({ ...recipe, brand: brandOf(request) });
  const isPlace = url.pathname !== '/';
  const after = placeAfter(url, session);
  // The steps before the linked one are played from the scenario's start, and lead away from the linked place.
  const isReplayed = session.step > 1 && isPlace && 'step' in recipe;
  if ('step' in recipe) session.barStart = { played: 0, after: isReplayed ? after : undefined };
  return {
    reply: redirect(
      byStudio(hostOf(session, request) + (isReplayed ? (session.recipe.scenario.start ?? '/') : after), request),
    ),
  };
}

/** An existing session, as the scenario starts or as the user of a role. */
function join({ request, url, place }: Visit, session: Session): Arrival {
  const role = url.searchParams.get('role');
  const step = url.searchParams.get('step');
  const person = role === null ? place.person : personOf(session, role);
  if (isHostLabel(session.id) && (place.session !== session.id || place.person !== person))
    return {
      reply: redirect(hostOf(session, request, person) + url.pathname.replace(/^\/+/, '/') + url.search),
    };
  if (step !== null) session.goTo(stepOf(session.recipe.scenario, step), true);
  const cookies = cookiesOf(session, role === null ? guestOf(session, place) : session.userOfRole(roleNamed(role)));
  // The session already contains the effects of the earlier steps, so the bar starts after them.
  const bar = barCookie(step === null ? undefined : { played: session.step - 1 });
  return { reply: redirect(placeAfter(url, session), [...cookies, bar]) };
}

function enterOwnHost({ request, place }: Visit, session: Session): Arrival {
  const isFirstVisit = cookieOf(request, SESSION_COOKIE) !== session.id;
  return stay(session, [
    ...(isFirstVisit ? [...cookiesOf(session, guestOf(session, place)), barCookie(session.barStart)] : []),
    ...linkCookies(session),
  ]);
}

function enterByCookie({ request, sessions }: Visit): Arrival {
  const existing = sessions.get(cookieOf(request, SESSION_COOKIE) ?? '');
  const session = existing ?? sessions.create({ brand: brandOf(request) });
  return stay(session, existing ? [] : [...cookiesOf(session), barCookie()]);
}

function stay(session: Session, cookies: readonly string[]): Arrival {
  return {
    entered: {
      session,
      cookies: [...cookies, clockCookie(session)],
      headers: deviceHeaders(session.recipe.scenario),
    },
  };
}

/** Path and query without our own parameters; the scenario's start when the link has no path. */
function placeAfter(url: URL, session: Session): string {
  for (const name of ['session', ANYWAY, ...LINK_NAMES]) url.searchParams.delete(name);
  // Collapse leading slashes: `//` would redirect to another host.
  const path = url.pathname === '/' ? (session.recipe.scenario.start ?? '/') : url.pathname.replace(/^\/+/, '/');
  return path + url.search;
}

const brandOf = ({ headers }: PlainRequest) => brandOfHost(headers['host'] ?? '').id;

function hostOf({ id, recipe }: Session, request: PlainRequest, person?: string): string {
  return `http://${sessionHost({ brand: recipe.brand, session: id, person }, parentOf(request))}`;
}

/** The label of somebody other than the person whom the scenario is about. */
function personOf({ recipe }: Session, given: string): string | undefined {
  const role = roleNamed(given);
  return role === recipe.role ? undefined : roleSlug(role);
}

function guestOf(session: Session, { person }: Place): Schemas['User'] | undefined {
  return person === undefined ? undefined : session.userOfRole(roleNamed(person));
}
