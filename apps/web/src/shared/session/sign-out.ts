import { toasts } from '../page/toasts.ts';
import { isOfDrafts, pruneDrafts } from './drafts.ts';
import { forgetSessionData } from './session-data.ts';
import { forgetToken } from './session.ts';
import { clearStored } from './storage.ts';

/**
 * Somebody signed out, or somebody else may come next: resets all stored state, that is cookies, storage with the drafts of every tab, and all
 * that was loaded or reported, flags and toasts among it. Throws when the browser keeps its storage to itself.
 */
export function forgetEverything(): void {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  clearStored();
}

/** The session ended by itself: forgets everything but the drafts, which wait for the same user. Throws when the browser keeps its storage to itself. */
export function forgetSession(): void {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  pruneDrafts();
  clearStored({ except: isOfDrafts });
}
