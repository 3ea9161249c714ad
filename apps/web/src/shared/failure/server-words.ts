import type { ClientOptions } from '@wayside/api-client';

/** The server's known messages in French; undefined until the first refusal that a French page gets. */
let french: ((text: string) => string) | undefined;

/**
 * Before a refusal is read on a French page, the words for it are there: they load with the first one, so that no page
 * begins with them. What cannot be loaded is shown as it was sent.
 */
export const beforeRefusal: ClientOptions['onRefused'] = async () => {
  if (document.documentElement.lang !== 'fr' || french) return;
  french = await import('./french-words.ts').then(
    ({ inFrench }) => inFrench,
    () => undefined,
  );
};

/** A server's text in the language of the page, where we know it; others stay as they were sent (ERR-08). */
export function inWords(text: string): string {
  return french && document.documentElement.lang === 'fr' ? french(text) : text;
}
