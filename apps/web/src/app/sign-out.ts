import { forgetFlags } from './flags.ts';
import { queryClient } from './queries.ts';
import { clearStored } from './storage.ts';

/** Resets all stored state: cookies, storage, loaded data and flags. Throws when the browser keeps its storage to itself. */
export function forgetEverything(): void {
  queryClient.clear();
  forgetFlags();
  clearStored();
}
