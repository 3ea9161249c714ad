import { toasts } from '../page/toasts.ts';
import { isOfDrafts, pruneDrafts } from './drafts.ts';
import { forgetSessionData } from './session-data.ts';
import { forgetToken } from './session.ts';
import { clearStored } from './storage.ts';

/**
 * Somebody signed out, or somebody else may come next: resets all stored state, that is cookies, storage with the drafts of every tab, and all
 * that was loaded or reported, flags and toasts among it. Answers whether the browser let go of its storage.
 */
export function forgetEverything(): boolean {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  return clearStored();
}

/** The session ended by itself: forgets everything but the drafts, which wait for the same user. */
export function forgetSession(): void {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  pruneDrafts();
  clearStored({ except: isOfDrafts });
}
