import { brandOfHost } from '@wayside/brands';
import type { ValidationError } from '@wayside/domain';
import type { TFunction } from '@wayside/i18n';

/** The message that each field has of its own, by the names of the contract, folded. */
const WORDS: Readonly<Record<string, ValidationError>> = {
  vin: 'vin',
  zip: 'zipCode',
  zipcode: 'zipCode',
  postalcode: 'zipCode',
  email: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  cellphone: 'phone',
  carcount: 'carCount',
  odometer: 'odometer',
  miles: 'odometer',
  kilometers: 'odometer',
  password: 'passwordLength',
  newpassword: 'passwordLength',
  passwordconfirmation: 'passwordMismatch',
  firstname: 'firstName',
  lastname: 'lastName',
  companyname: 'companyName',
  licenseplatenumber: 'tooLong',
  otherid: 'tooLong',
  vehiclename: 'tooLong',
  departmentnumber: 'tooLong',
  customercomments: 'tooLong',
  ponumber: 'tooLong',
};

/** Our own messages of the fields that the server named only as a program does (UPL-03). */
export function fieldWords(fields: readonly string[] = []): ValidationError[] {
  const words = new Set(fields.flatMap((name) => WORDS[name.replaceAll('_', '').toLowerCase()] ?? []));
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
