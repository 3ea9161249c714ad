import type { Schemas } from '@wayside/api-client';
import { productName, signInCookies } from '@wayside/domain';
import type { SignInCookie } from '@wayside/domain';
import { BAR_COOKIE, CLOCK_COOKIE, LINK_COOKIE, SESSION_COOKIE, paramsOf } from '@wayside/scenarios/control';
import { linkOf } from '../session/link-of.ts';
import type { PlainRequest } from '../engine/request.ts';
import type { BarStart, Session } from '../session/session.ts';

const cookieName = (name: SignInCookie): string => `${productName}_${name}`;

export const TOKEN_COOKIE = cookieName('authentication_token');

/**
 * Cookie values for a browser of the session: the session id and, when the scenario starts signed in or a user is
 * named, the sign-in cookies.
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
 * The same as Set-Cookie headers, clearing those of an earlier session. The session cookie is SameSite=Lax: a browser
 * that follows a link from another site (the studio, a ticket) must send it after the redirect, or it would get a new
 * session.
 */
export function cookiesOf(session: Session, named?: Schemas['User']): string[] {
  const values = cookieValues(session, named);
  return [SESSION_COOKIE, ...signInCookies.map(cookieName)].map(
    (name) =>
      `${name}=${values[name] ?? ''}; Path=/; SameSite=${name === SESSION_COOKIE ? 'Lax' : 'Strict'}${values[name] ? '' : '; Max-Age=0'}`,
  );
}

/** `undefined` removes the bar. */
export function barCookie(start?: BarStart): string {
  return start === undefined
    ? `${BAR_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`
    : `${BAR_COOKIE}=${Math.max(0, start.played)}${start.after === undefined ? '' : `@${encodeURIComponent(start.after)}`}; Path=/; SameSite=Strict`;
}

export const clockCookie = ({ clock }: Session): string => `${CLOCK_COOKIE}=${clock}; Path=/; SameSite=Lax`;

/** Browsers drop a longer cookie. */
const LONGEST_COOKIE = 4000;

/** Nothing for a link with too many faults. */
export function linkCookies(session: Session): string[] {
  const line = `${LINK_COOKIE}=${encodeURIComponent(paramsOf(linkOf(session)).toString())}; Path=/; SameSite=Lax`;
  return line.length > LONGEST_COOKIE ? [] : [line];
}

export function cookieOf({ headers }: Pick<PlainRequest, 'headers'>, name: string): string | undefined {
  for (const part of (headers['cookie'] ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}
