import { brandOfHost } from '@wayside/brands';
import type { ValidationError } from '@wayside/domain';
import type { TFunction } from '@wayside/i18n';

/** The message that each field has of its own, by the names of the contract, folded; the first that fits. */
const WORDS: readonly (readonly [RegExp, ValidationError])[] = [
  [/^vin$/, 'vin'],
  [/^zip|postal/, 'zipCode'],
  [/email/, 'email'],
  [/phone/, 'phone'],
  [/^carcount/, 'carCount'],
  [/odometer|miles|kilometers/, 'odometer'],
  [/confirmation/, 'passwordMismatch'],
  [/password/, 'passwordLength'],
  [/firstname/, 'firstName'],
  [/lastname/, 'lastName'],
  [/companyname/, 'companyName'],
  [/plate|^otherid|^vehiclename|department|comments|^ponumber/, 'tooLong'],
];

/** Our own messages of the fields that the server named only as a program does (UPL-03). */
export function fieldWords(fields: readonly string[] = []): ValidationError[] {
  const words = new Set(
    fields.flatMap((name) => WORDS.find(([like]) => like.test(name.replaceAll('_', '').toLowerCase()))?.[1] ?? []),
  );
  // Read when it is needed: calls are tested without a page.
  const isCanada = words.has('zipCode') && brandOfHost(window.location.hostname).region === 'CA';
  return [...words].map((word) => (isCanada && word === 'zipCode' ? 'postalCode' : word));
}

/** A server's text with our own messages of those fields; undefined if neither says anything. */
export function withFieldWords(
  t: TFunction<'common'>,
  text: string | undefined,
  fields: readonly string[] | undefined,
): string | undefined {
  const texts = [text, ...fieldWords(fields).map((error) => t(`validation.${error}`))];
  return texts.filter(Boolean).join(', ') || undefined;
}
