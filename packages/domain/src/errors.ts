/**
 * Server messages the app understands: those it rephrases are keys of the `access` translations, under `alerts`; `wrongPassword` and `nameTaken`
 * belong at their fields; after `cardRefused` the card has to be entered again, because its nonce is used up.
 */
export type KnownAlert = 'invalidAuthentication' | 'noAccountFound' | 'userExists' | 'wrongPassword' | 'nameTaken' | 'cardRefused';

const knownTexts: readonly (readonly [part: string, alert: KnownAlert])[] = [
  ['invalid email or password', 'invalidAuthentication'],
  ['courriel ou mot de passe invalide', 'invalidAuthentication'],
  ['no account associated', 'noAccountFound'],
  ['please use another email address', 'userExists'],
  ['current password is not correct', 'wrongPassword'],
  ['name has already been taken', 'nameTaken'],
  ['payment method was declined', 'cardRefused'],
  ['payment method was rejected', 'cardRefused'],
  ['card number is not valid', 'cardRefused'],
  ['payment details have expired', 'cardRefused'],
];

/** Finds a known server message anywhere in a text, ignoring case; undefined when the text should be shown unchanged. */
export function knownAlert(message: string): KnownAlert | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  return knownTexts.find(([part]) => text.includes(part))?.[1];
}
