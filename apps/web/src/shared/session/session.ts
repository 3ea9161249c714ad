import type { Schemas } from '@wayside/api-client';
import { keepDraftsOf } from './drafts.ts';
import { readCookie, readStored, writeCookie, writeStored } from './storage.ts';

export type User = Schemas['User'];

/** The token of the signed-in user. Its presence alone says whether somebody is signed in. */
export const authenticationToken = (): string | undefined => readCookie('authentication_token');
export const isSignedIn = (): boolean => authenticationToken() !== undefined;

const USER = 'current_user';

/** The token that this tab works with. Cookies are shared by all tabs: another one may take it away or put its own in place. */
let tokenOfTab = authenticationToken();

export const isTokenOfTab = (token: string): boolean => token === tokenOfTab;

/** For what comes back later: answers whether the session is still the one of now. What was asked for somebody else leaves nothing behind. */
export function sessionCheck(): () => boolean {
  const token = authenticationToken();
  return () => token === authenticationToken();
}

/** What other tabs made of the session that this tab works with. A tab that has none takes the one that it finds. */
export function sessionElsewhere(): 'same' | 'begun' | 'ended' | 'replaced' {
  const token = authenticationToken();
  if (tokenOfTab === token) return 'same';
  if (token === undefined) return 'ended';
  const had = tokenOfTab;
  tokenOfTab = token;
  return had === undefined ? 'begun' : 'replaced';
}

/** This tab has no session any more. */
export function forgetToken(): void {
  tokenOfTab = undefined;
}

/** Keeps what a successful sign-in answered: the token and identity as cookies, the user as data. Nothing that somebody else began stays. */
export function rememberUser(user: User, token: string): void {
  keepDraftsOf(user.id);
  writeCookie('authentication_token', token);
  tokenOfTab = token;
  const account = user.user_accounts[0];
  if (account) writeCookie('current_account_id', String(account.id));
  keepIdentity(user);
  keepUser(user);
}

/** Who is signed in, as cookies: for what is shown without asking the server (OPN-12). */
export function keepIdentity({ email, name }: User): void {
  writeCookie('current_user_email', email);
  writeCookie('current_user_name', name);
}

/**
 * Keeps the user as data, so that the shell can be drawn before the server answers, and the fleet as a cookie. Never the token. The account is
 * not the user's to say: it is chosen (`enterFleet`), and follows the fleet (`rememberFleet`).
 */
export function keepUser({ authentication_token: _token, ...data }: User): void {
  if (data.fleet_id != null) writeCookie('current_fleet_id', String(data.fleet_id));
  writeStored(USER, JSON.stringify(data));
}

/** Whether a name in local storage is that of the user; another tab may change it. */
export const isUserKey = (key: string | null): boolean => key === `wayside_${USER}`;

export function rememberFleet(fleet: Schemas['Fleet']): void {
  writeCookie('current_fleet_id', String(fleet.id));
  if (fleet.account) writeCookie('current_account_id', String(fleet.account.id));
}

const AFFILIATION = 'current_affiliation';

/** The company that the user belongs to, for the sign-out: who came through a provider has a session there (OPN-56). */
export const rememberAffiliation = ({ name }: Schemas['Affiliation']): void => writeStored(AFFILIATION, name);
export const rememberedAffiliation = (): string | null => readStored(AFFILIATION);

/** The user as last seen, so that the shell can be drawn before the server answers. Storage is not trusted: anything odd is nothing. */
export function rememberedUser(): User | undefined {
  try {
    const user = JSON.parse(readStored(USER) ?? 'null') as Partial<User> | null;
    const usable =
      typeof user?.id === 'number' && typeof user.firstName === 'string' && typeof user.lastName === 'string' && Array.isArray(user.roles);
    return usable ? (user as User) : undefined;
  } catch {
    return undefined;
  }
}
