import { limits } from '../constants.ts';
import type { Region } from '../locale/languages.ts';
import { digitsOf, regionRules } from '../locale/region.ts';
import { codePoints } from './text.ts';
import { isWebAddress } from './url.ts';

/** A field error: a key of the `common` translations, under `validation`. */
export type ValidationError =
  | 'mustSelect'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'email'
  | 'phone'
  | 'zipCode'
  | 'postalCode'
  | 'carCount'
  | 'carCountTooHigh'
  | 'passwordLength'
  | 'passwordMismatch'
  | 'otp'
  | 'vin'
  | 'odometer'
  | 'tooLong'
  | 'webAddress'
  | 'fileSize'
  | 'fileType';

type Check = ValidationError | undefined;

export function requiredError(value: string | null | undefined, error: ValidationError = 'mustSelect'): Check {
  return value?.trim() ? undefined : error;
}

// The `email` format of the contract: what it refuses would fail on saving, in the contract's words.
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export const emailError = (value: string): Check => (address.test(value.trim()) ? undefined : 'email');

/** Ten digits; the usual separators are fine, letters and a country code are not. */
export function phoneError(value: string): Check {
  return /^[\d\s().-]*$/.test(value) && digitsOf(value).length === limits.phoneDigits ? undefined : 'phone';
}

export function postalError(value: string, region: Region): Check {
  if (regionRules(region).postalPattern.test(value.trim())) return undefined;
  return region === 'CA' ? 'postalCode' : 'zipCode';
}

/** An integer, 0 or more. */
export function carCountError(value: string | number): Check {
  if (!/^\d+$/.test(String(value).trim())) return 'carCount';
  return Number(value) > limits.carCount ? 'carCountTooHigh' : undefined;
}

/** Counts code points after trimming, as the contract does. */
export function lengthError(most: number) {
  return (value: string): Check => (codePoints(value.trim()) <= most ? undefined : 'tooLong');
}

export const passwordError = (value: string): Check =>
  codePoints(value) >= limits.passwordLength ? undefined : 'passwordLength';
export function confirmationError(password: string, confirmation: string): Check {
  return password === confirmation ? undefined : 'passwordMismatch';
}

export const otpError = (value: string): Check => (/^\d{6}$/.test(value) ? undefined : 'otp');

/** A VIN as stored: upper case, no spaces. */
export const normaliseVin = (value: string): string => value.replace(/\s+/g, '').toUpperCase();
/** Seventeen letters and digits; VINs never contain I, O or Q. */
export const vinError = (value: string): Check =>
  /^[A-HJ-NPR-Z0-9]{17}$/.test(normaliseVin(value)) ? undefined : 'vin';

export const webAddressError = (value: string): Check => (isWebAddress(value) ? undefined : 'webAddress');

export const departmentNumberError = (value: string): Check =>
  codePoints(value) <= limits.departmentNumber ? undefined : 'tooLong';
export const commentsError = (value: string): Check =>
  codePoints(value) <= limits.customerComments ? undefined : 'tooLong';

/** Characters allowed in a document number: letters and digits. */
export const filterDocumentNumber = (value: string): string => value.replace(/[^A-Za-z0-9]/g, '');
/** Telematics database names contain no slashes of either kind and no whitespace. */
export const filterDatabaseName = (value: string): string => value.replace(/[/\\\s]/g, '');

const uploadTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/jpg', 'image/png', 'application/pdf']);

export function uploadError(file: { readonly size: number; readonly type: string }): Check {
  if (!uploadTypes.has(file.type.toLowerCase())) return 'fileType';
  return file.size < limits.uploadBytes ? undefined : 'fileSize';
}

interface Identified {
  readonly vin?: string | null;
  readonly license_plate_number?: string | null;
  readonly license_plate_state?: string | null;
}

/** A vehicle is identified by its VIN, or by its plate and the plate's state. */
export function isVehicleIdentified(vehicle: Identified): boolean {
  return (
    Boolean(vehicle.vin?.trim()) || Boolean(vehicle.license_plate_number?.trim() && vehicle.license_plate_state?.trim())
  );
}
