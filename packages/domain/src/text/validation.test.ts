import { describe, expect, it } from 'vitest';
import {
  carCountError,
  commentsError,
  confirmationError,
  departmentNumberError,
  emailError,
  filterDatabaseName,
  filterDocumentNumber,
  isVehicleIdentified,
  normaliseVin,
  otpError,
  passwordError,
  phoneError,
  postalError,
  requiredError,
  uploadError,
  vinError,
} from './validation.ts';

const valid = (check: (value: string) => unknown, values: string[]) =>
  values.filter((value) => check(value) === undefined);

describe('people', () => {
  it('[USR-18] [SUP-15] [SUP-27] an empty field names itself, or asks to select', () => {
    expect(requiredError('  ')).toBe('mustSelect');
    expect(requiredError(null, 'firstName')).toBe('firstName');
    expect(requiredError('Ann', 'firstName')).toBeUndefined();
  });

  it('[SUP-16] [USR-20] email', () => {
    expect(
      valid(emailError, ['', 'abc', 'a@b', 'a b@c.co', 'a@b.co', 'a@b..co', ' ann.lee+1@mail.example.ca ']),
    ).toEqual(['a@b.co', ' ann.lee+1@mail.example.ca ']);
    expect(
      valid(emailError, [
        'javascript:alert(1)@x.yz',
        '"a b"@c.co',
        'a@-b.co',
        'a@b_c.co',
        '.a@b.co',
        "o'neil@b-c.co.uk",
      ]),
    ).toEqual(["o'neil@b-c.co.uk"]);
    expect(emailError('abc')).toBe('email');
  });

  it('[SUP-17] [SUP-28] [USR-21] phone has ten digits', () => {
    expect(
      valid(phoneError, ['', '555123456', '55512345678', '555-12', '555123456a', '5551234567', '(555) 123-4567']),
    ).toEqual(['5551234567', '(555) 123-4567']);
  });

  it('[SUP-18] [OPN-26] zip codes', () => {
    expect(
      valid((value) => postalError(value, 'US'), ['1234', '123456', 'K1A 0B1', '12345', '12345-6789', '123456789']),
    ).toEqual(['12345', '12345-6789', '123456789']);
    expect(postalError('', 'US')).toBe('zipCode');
  });

  it('[SUP-19] [OPN-26] postal codes', () => {
    expect(valid((value) => postalError(value, 'CA'), ['K1A0B1', '12345', '', 'K1A 0B1', 'k1a 0b1'])).toEqual([
      'K1A 0B1',
      'k1a 0b1',
    ]);
    expect(postalError('K1A0B1', 'CA')).toBe('postalCode');
  });

  it('[SUP-20] car count is an integer from 0', () => {
    expect(valid(carCountError, ['', '1.5', '-1', 'x', '0', '12'])).toEqual(['0', '12']);
  });
});

describe('secrets', () => {
  it('[SUP-21] passwords have at least six characters', () => {
    expect(valid(passwordError, ['', '12345', '123456'])).toEqual(['123456']);
  });

  it('[SUP-21] password length is counted as in the contract', () => {
    expect(valid(passwordError, ['🔑🔑🔑', '🔑🔑🔑🔑🔑🔑'])).toEqual(['🔑🔑🔑🔑🔑🔑']);
  });

  it('[SUP-22] [PWD-06] [PWD-11] the confirmation equals the password', () => {
    expect(confirmationError('abcdef', 'abcdeg')).toBe('passwordMismatch');
    expect(confirmationError('abcdef', 'abcdef')).toBeUndefined();
  });

  it('[AUT-18] an OTP is six digits', () => {
    expect(valid(otpError, ['12345', '1234567', '12a456', ' 12345', '123456'])).toEqual(['123456']);
  });
});

describe('vehicles and documents', () => {
  it('a VIN has 17 letters and digits without I, O and Q', () => {
    expect(
      valid(vinError, ['1FTBR1C80MKA0000', '1FTBR1C80MKA0000O', '1ftbr1c80mka00007', '1FTBR1C80 MKA00007']),
    ).toHaveLength(2);
    expect(normaliseVin(' 1ftbr1c80 mka00007')).toBe('1FTBR1C80MKA00007');
  });

  it('[VEH-27] [APR-06] length limits', () => {
    expect(departmentNumberError('x'.repeat(50))).toBeUndefined();
    expect(departmentNumberError('x'.repeat(51))).toBe('tooLong');
    expect(commentsError('x'.repeat(150))).toBeUndefined();
    expect(commentsError('x'.repeat(151))).toBe('tooLong');
    expect(departmentNumberError('🚚'.repeat(50))).toBeUndefined();
    expect(departmentNumberError('🚚'.repeat(51))).toBe('tooLong');
    expect(commentsError('🚚'.repeat(150))).toBeUndefined();
  });

  it('[VEH-25] VIN, or plate with its state', () => {
    expect(isVehicleIdentified({ license_plate_number: 'ABC' })).toBe(false);
    expect(isVehicleIdentified({ license_plate_number: 'ABC', license_plate_state: 'OH' })).toBe(true);
    expect(isVehicleIdentified({ vin: '1FTBR1C80MKA00007' })).toBe(true);
  });

  it('[GLV-07] document numbers keep letters and digits', () => {
    expect(filterDocumentNumber('AB 12-3')).toBe('AB123');
  });

  it('[TDB-04] [TEL-11] [OPN-54] database names drop slashes and whitespace', () => {
    expect(filterDatabaseName('ac/me db\\1')).toBe('acmedb1');
    expect(filterDatabaseName('my /db\tname\\')).toBe('mydbname');
  });

  it('[GLV-06] [CON2-09] uploads are small enough and of an accepted type', () => {
    expect(uploadError({ size: 9_999_999, type: 'application/pdf' })).toBeUndefined();
    expect(uploadError({ size: 10_000_000, type: 'application/pdf' })).toBe('fileSize');
    expect(uploadError({ size: 10, type: 'image/gif' })).toBe('fileType');
  });
});
