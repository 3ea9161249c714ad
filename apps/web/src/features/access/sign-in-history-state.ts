import type { NoticeTone, SignInNotice } from '@wayside/machines';

/** `step` of the history entry of the one-time code. */
export const CODE_STEP = 'otp';

const TONES: readonly NoticeTone[] = ['default', 'error', 'success'];

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
  const { from, key, notice, ended, step } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const given = noticeOf(notice);
  return {
    from,
    ...(typeof key === 'string' && key !== '' && { key }),
    ...(given && { notice: given }),
    ended: ended === true,
    isCodeEntry: step === CODE_STEP,
  };
}

function noticeOf(value: unknown): SignInNotice | undefined {
  const { tone, text } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { tone: TONES.find((known) => known === tone) ?? 'default', text };
}
