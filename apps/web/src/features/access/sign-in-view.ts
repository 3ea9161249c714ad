import type { SignInNotice } from '@wayside/machines';
import type { User } from '../../shared/session/session.ts';

export interface SignInStart {
  /** From the URL or the history state; signs in without a click. */
  key: string | undefined;
  notice: SignInNotice | undefined;
}

/** The part of the sign-in state that the page renders. */
export interface SignInView {
  user: User | null;
  notice: SignInNotice | null;
  /** The last submitted email. */
  email: string;
  isBusy: boolean;
  /** Signing in with the key. */
  isAtKey: boolean;
  isAtCode: boolean;
  isValidating: boolean;
  isResending: boolean;
  /** A code was just resent; resending is disabled for now. */
  isCooling: boolean;
  isDone: boolean;
}
