/** Server texts that the app puts in its own words: keys of the `access` translations, under `alerts`. */
export type KnownAlert = 'invalidAuthentication' | 'noAccountFound' | 'userExists';

const knownTexts: readonly (readonly [part: string, alert: KnownAlert])[] = [
  ['invalid email or password', 'invalidAuthentication'],
  ['courriel ou mot de passe invalide', 'invalidAuthentication'],
  ['no account associated', 'noAccountFound'],
  ['please use another email address', 'userExists'],
];

/** Recognises a server text wherever it stands in a message, whatever its case; undefined when the message is to be shown as it is. */
export function knownAlert(message: string): KnownAlert | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  return knownTexts.find(([part]) => text.includes(part))?.[1];
}
