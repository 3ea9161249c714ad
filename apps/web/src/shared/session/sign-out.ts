import { toasts } from '../page/toasts.ts';
import { isOfDrafts, pruneDrafts } from './drafts.ts';
import { isOfAnyLooks, isOfLooks } from './looks.ts';
import { forgetSessionData } from './session-data.ts';
import { forgetToken } from './session.ts';
import { clearStored } from './storage.ts';

/**
 * For sign-out or a change of user: clears cookies, storage but for choices of looks, the drafts of every tab, and
 * everything loaded or reported, including flags and toasts.
 * @returns whether the browser allowed clearing storage
 */
export const forgetEverything = (): boolean => forget(isOfLooks);

/** For an expired session: clears everything but choices of looks and the drafts, which are kept for the same user. */
export function forgetSession(): void {
  pruneDrafts();
  forget((name) => isOfDrafts(name) || isOfAnyLooks(name));
}

function forget(except: (name: string) => boolean): boolean {
  toasts.queue.clear();
  forgetSessionData();
  forgetToken();
  return clearStored({ except });
}
