import type { Schemas } from '@wayside/api-client';
import { readCookie, readStored, writeCookie, writeStored } from './storage.ts';

export type User = Schemas['User'];

/** The token of the signed-in user. Its presence alone says whether somebody is signed in. */
export const authenticationToken = (): string | undefined => readCookie('authentication_token');
export const isSignedIn = (): boolean => authenticationToken() !== undefined;

const USER = 'current_user';

/** Keeps what a successful sign-in answered: the token and identity as cookies, the user as data. */
export function rememberUser(user: User, token: string): void {
  writeCookie('authentication_token', token);
  writeCookie('current_user_email', user.email);
  writeCookie('current_user_name', user.name);
  if (user.fleet_id != null) writeCookie('current_fleet_id', String(user.fleet_id));
  const account = user.user_accounts[0];
  if (account) writeCookie('current_account_id', String(account.id));
  const { authentication_token: _token, ...data } = user;
  writeStored(USER, JSON.stringify(data));
}

export function rememberFleet(fleet: Schemas['Fleet']): void {
  writeCookie('current_fleet_id', String(fleet.id));
  if (fleet.account) writeCookie('current_account_id', String(fleet.account.id));
}

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
