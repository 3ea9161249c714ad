import { rememberUser } from './session.ts';
import type { User } from './session.ts';

/** What was loaded for the session. It comes with the pages that load something: those before sign-in do without. */
export interface SessionData {
  /** Forgets all of it. */
  forget: () => void;
  /** The user as sign-in answered: need not be asked for again. */
  welcome: (user: User) => void;
}

let data: SessionData | undefined;
let waiting: User | undefined;

/** Called once by whoever keeps the data. */
export function keepSessionData(keeper: SessionData): void {
  data = keeper;
  if (waiting) data.welcome(waiting);
  waiting = undefined;
}

/** Somebody signed in. Whatever was loaded for whoever was here before is forgotten. */
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
