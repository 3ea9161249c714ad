import type { SignInNotice } from '@wayside/machines';
import { arrivalOf } from '../../shared/page/arrival-state.ts';

/** `step` in the history state of the one-time code entry. */
export const CODE_STEP = 'otp';

/**
 * The history state that other pages pass to sign-in. Any script on this origin can write it, so invalid values are
 * ignored.
 */
export function signInHistoryStateOf(state: unknown) {
  const { from, key, email, ended, step } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const arrival = arrivalOf(state);
  const notice: SignInNotice | undefined = arrival && {
    tone: arrival.tone === 'info' ? 'default' : arrival.tone,
    text: arrival.text,
  };
  return {
    /** Where to go after sign-in. Unsafe until `landingPath` has checked it. */
    from,
    key: typeof key === 'string' && key !== '' ? key : undefined,
    /** Of the account that was just created. */
    email: typeof email === 'string' ? email : undefined,
    /** Result of the previous page, such as a password reset or a new account. */
    notice,
    /** The session expired while the user was working. */
    ended: ended === true,
    /** Whether this history entry belongs to the one-time code step. */
    isCodeEntry: step === CODE_STEP,
  };
}
