import { rememberUser } from './session.ts';
import type { User } from './session.ts';

/**
 * Data loaded during the session. Registered by the pages that load data, so that those before sign-in work without its
 * code.
 */
export interface SessionData {
  forget: () => void;
  /** Takes the user from the sign-in response, which saves a request. */
  welcome: (user: User) => void;
}

let data: SessionData | undefined;
let waiting: User | undefined;

/** Registers the cache; called once. */
export function keepSessionData(keeper: SessionData): void {
  data = keeper;
  if (waiting) data.welcome(waiting);
  waiting = undefined;
}

/** Starts a session, and drops all data of a previous user. */
export function beginSession(user: User, token: string): void {
  data?.forget();
  rememberUser(user, token);
  if (data) data.welcome(user);
  else waiting = user;
}

export function forgetSessionData(): void {
  waiting = undefined;
  data?.forget();
}
