/** Server messages the app rephrases: keys of the `access` translations, under `alerts`. */
export type KnownAlert = 'invalidAuthentication' | 'noAccountFound' | 'userExists';

const knownTexts: readonly (readonly [part: string, alert: KnownAlert])[] = [
  ['invalid email or password', 'invalidAuthentication'],
  ['courriel ou mot de passe invalide', 'invalidAuthentication'],
  ['no account associated', 'noAccountFound'],
  ['please use another email address', 'userExists'],
];

/** Finds a known server message anywhere in a text, ignoring case; undefined when the text should be shown unchanged. */
export function knownAlert(message: string): KnownAlert | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  return knownTexts.find(([part]) => text.includes(part))?.[1];
}
