import type { ClientOptions } from '@wayside/api-client';
import { authenticationToken } from '../session/session.ts';

type Words = ((text: string) => string) | undefined;
const unsaid = (): undefined => undefined;

/** The server's known messages in French; undefined until the first refusal that a French page gets. */
let french: Words;
/** The statuses by our names; undefined until the first refusal after the sign-in, since no other is about orders. */
let named: Words;

/**
 * Before a refusal is read, the words for it are there: they load with the first one, so that no page begins with them.
 * What cannot be loaded is shown as it was sent.
 */
export const beforeRefusal: ClientOptions['onRefused'] = async () => {
  if (authenticationToken()) named ??= await import('./status-words.ts').then((words) => words.withStatusWords, unsaid);
  if (document.documentElement.lang === 'fr')
    french ??= await import('./french-words.ts').then((words) => words.inFrench, unsaid);
};

/** A server's text in the language of the page, where we know it; others stay as they were sent (ERR-08). */
export function inWords(text: string): string {
  const said = french && document.documentElement.lang === 'fr' ? french(text) : text;
  return named?.(said) ?? said;
}
