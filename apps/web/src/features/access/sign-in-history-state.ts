import type { SignInNotice } from '@wayside/machines';
import { arrivalOf } from '../../shared/page/arrival-state.ts';

/** `step` of the history entry of the one-time code. */
export const CODE_STEP = 'otp';

/** What the way to sign-in brings along in the history state. */
export interface SignInHistoryState {
  /** The place to go to afterwards; `landingPath` decides whether it is safe. */
  from?: unknown;
  key?: string;
  /** The outcome of what led here: a reset password, a new account. */
  notice?: SignInNotice;
  /** The session ended while working. */
  ended: boolean;
  /** The entry of the history that belongs to the one-time code. */
  isCodeEntry: boolean;
}

/** Reads the history state, which any script of the origin may have written: what is not as it should be is not there. */
export function signInHistoryStateOf(state: unknown): SignInHistoryState {
  const { from, key, ended, step } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const arrival = arrivalOf(state);
  return {
    from,
    ...(typeof key === 'string' && key !== '' && { key }),
    ...(arrival && { notice: { tone: arrival.tone === 'info' ? 'default' : arrival.tone, text: arrival.text } }),
    ended: ended === true,
    isCodeEntry: step === CODE_STEP,
  };
}
