import type { Schemas } from '@wayside/api-client';
import { keepDraftsOf } from './drafts.ts';
import { readCookie, readStored, storedObject, writeCookie, writeStored } from './storage.ts';

export type User = Schemas['User'];

/** The signed-in user's token; signed in means that it exists. */
export const authenticationToken = (): string | undefined => readCookie('authentication_token');
export const isSignedIn = (): boolean => authenticationToken() !== undefined;

const USER = 'current_user';

/** The token this tab uses. All tabs share cookies, so another tab may delete or replace it. */
let tokenOfTab = authenticationToken();

export const isTokenOfTab = (token: string): boolean => token === tokenOfTab;

/** Returns a function that checks whether the session is still the same, to ignore responses to an earlier one. */
export function sessionCheck(): () => boolean {
  const token = authenticationToken();
  return () => token === authenticationToken();
}

/** What other tabs did to this tab's session. A tab without a session adopts the one it finds. */
export function sessionElsewhere(): 'same' | 'begun' | 'ended' | 'replaced' {
  const token = authenticationToken();
  if (tokenOfTab === token) return 'same';
  if (token === undefined) return 'ended';
  const had = tokenOfTab;
  tokenOfTab = token;
  return had === undefined ? 'begun' : 'replaced';
}

/** Ends this tab's session. */
export function forgetToken(): void {
  tokenOfTab = undefined;
}

/** Stores the result of a sign-in: token and identity as cookies, the user as data. Deletes other users' drafts. */
export function rememberUser(user: User, token: string): void {
  keepDraftsOf(user.id);
  writeCookie('authentication_token', token);
  tokenOfTab = token;
  const account = user.user_accounts[0];
  if (account) writeCookie('current_account_id', String(account.id));
  keepIdentity(user);
  keepUser(user);
}

/** Stores who is signed in as cookies, so that it can be shown without a request (OPN-12). */
export function keepIdentity({ email, name }: User): void {
  writeCookie('current_user_email', email);
  writeCookie('current_user_name', name);
}

/**
 * Stores the user, without token and payment, so that the shell can render before the server responds, and the fleet as
 * a cookie. The account doesn't come from the user: it is chosen (`enterFleet`) or follows the fleet (`rememberFleet`).
 */
export function keepUser({
  authentication_token: _token,
  payment_id: _payment,
  payment_provider_type: _provider,
  ...data
}: User): void {
  if (data.fleet_id != null) writeCookie('current_fleet_id', String(data.fleet_id));
  writeStored(USER, JSON.stringify(data));
}

/** Whether a local storage key is that of the user, which another tab may change. */
export const isUserKey = (key: string | null): boolean => key === `wayside_${USER}`;

export function rememberFleet(fleet: Schemas['Fleet']): void {
  writeCookie('current_fleet_id', String(fleet.id));
  if (fleet.account) writeCookie('current_account_id', String(fleet.account.id));
}

const AFFILIATION = 'current_affiliation';

/** The user's company. Sign-out needs it, since users of an identity provider have a session there too (OPN-56). */
export const rememberAffiliation = ({ name }: Schemas['Affiliation']): void => writeStored(AFFILIATION, name);
export const rememberedAffiliation = (): string | null => readStored(AFFILIATION);

/** The stored user, for rendering the shell before the server responds. Undefined if invalid. */
export function rememberedUser(): User | undefined {
  const user: Partial<User> | undefined = storedObject(readStored(USER));
  const isUsable =
    typeof user?.id === 'number' &&
    typeof user.firstName === 'string' &&
    typeof user.lastName === 'string' &&
    Array.isArray(user.roles);
  return isUsable ? (user as User) : undefined;
}
