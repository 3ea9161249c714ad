import type { SignInNotice } from '@wayside/machines';
import { arrivalOf } from '../../shared/page/arrival-state.ts';

/** `step` in the history state of the one-time code entry. */
export const CODE_STEP = 'otp';

/** History state that other pages pass to sign-in. */
export interface SignInHistoryState {
  /** Where to go after sign-in. Unsafe until `landingPath` has checked it. */
  from?: unknown;
  key?: string;
  /** Of the account that was just created. */
  email?: string;
  /** Result of the previous page, such as a password reset or a new account. */
  notice?: SignInNotice;
  /** The session expired while the user was working. */
  ended: boolean;
  /** Whether this history entry belongs to the one-time code step. */
  isCodeEntry: boolean;
}

/** Parses the history state. Any script on this origin can write it, so invalid values are ignored. */
export function signInHistoryStateOf(state: unknown): SignInHistoryState {
  const { from, key, email, ended, step } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const arrival = arrivalOf(state);
  return {
    from,
    key: typeof key === 'string' && key !== '' ? key : undefined,
    email: typeof email === 'string' ? email : undefined,
    notice: arrival && { tone: arrival.tone === 'info' ? 'default' : arrival.tone, text: arrival.text },
    ended: ended === true,
    isCodeEntry: step === CODE_STEP,
  };
}
