import { forgetSessionData } from './session-data.ts';
import { forgetToken } from './session.ts';
import { clearStored } from './storage.ts';

/** Resets all stored state: cookies, storage, and all that was loaded, flags among it. Throws when the browser keeps its storage to itself. */
export function forgetEverything(): void {
  forgetSessionData();
  forgetToken();
  clearStored();
}
