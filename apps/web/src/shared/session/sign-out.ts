import { toasts } from '../page/toasts.ts';
import { isOfDrafts, pruneDrafts } from './drafts.ts';
import { forgetSessionData } from './session-data.ts';
import { forgetToken } from './session.ts';
import { clearStored } from './storage.ts';

/**
 * For sign-out or a change of user: clears cookies, storage, the drafts of every tab, and everything loaded or
 * reported, including flags and toasts.
 * @returns whether the browser allowed clearing storage
 */
export function forgetEverything(): boolean {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  return clearStored();
}

/** For an expired session: clears everything but the drafts, which are kept for the same user. */
export function forgetSession(): void {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  pruneDrafts();
  clearStored({ except: isOfDrafts });
}
