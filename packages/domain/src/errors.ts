/** Why a card was refused. It has to be entered again, because its nonce is used up. */
export const cardRefusals = ['cardDeclined', 'cardRejected', 'cardInvalid', 'cardExpired'] as const;
export type CardRefusal = (typeof cardRefusals)[number];
export const isCardRefusal = (alert: string | undefined): alert is CardRefusal =>
  (cardRefusals as readonly unknown[]).includes(alert);

/** Why a vehicle was not saved. */
export type VehicleRefusal = 'vinNotFound' | 'duplicateVin' | 'vinOrPlateMissing';

/**
 * Server messages the app understands: those it rephrases are keys of the `access` translations, under `alerts`;
 * `wrongPassword` and `nameTaken` belong at their fields; why a card was refused is in `payment-form`, and why a
 * vehicle was in `vehicle-form`.
 */
export type KnownAlert =
  | 'invalidAuthentication'
  | 'noAccountFound'
  | 'userExists'
  | 'wrongPassword'
  | 'nameTaken'
  | CardRefusal
  | VehicleRefusal;

const knownTexts: readonly (readonly [part: string, alert: KnownAlert])[] = [
  ['invalid email or password', 'invalidAuthentication'],
  ['courriel ou mot de passe invalide', 'invalidAuthentication'],
  ['no account associated', 'noAccountFound'],
  ['please use another email address', 'userExists'],
  ['current password is not correct', 'wrongPassword'],
  ['name has already been taken', 'nameTaken'],
  ['payment method was declined', 'cardDeclined'],
  ['payment method was rejected', 'cardRejected'],
  ['card number is not valid', 'cardInvalid'],
  ['payment details have expired', 'cardExpired'],
  ['vin lookup failed', 'vinNotFound'],
  ['vin already exists', 'duplicateVin'],
  ['license plate number and its state, is required', 'vinOrPlateMissing'],
];

/**
 * Finds a known server message anywhere in a text, ignoring case; undefined when the text should be shown unchanged.
 */
export function knownAlert(message: string): KnownAlert | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  return knownTexts.find(([part]) => text.includes(part))?.[1];
}
