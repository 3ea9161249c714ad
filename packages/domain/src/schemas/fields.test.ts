import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { changePasswordSchema, fields, forgotPasswordSchema, optional, resetPasswordSchema } from './index.ts';
import { limits } from '../constants.ts';
import { phoneError } from '../text/validation.ts';

function errorsOf(schema: z.ZodType, value: unknown): [path: string, message: string][] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

const errorOf = (schema: z.ZodType, value: unknown): string | undefined => errorsOf(schema, value)[0]?.[1];

describe('fields', () => {
  it('[SUP-15] a missing name says which one', () => {
    expect([
      errorOf(fields.firstName(), ' '),
      errorOf(fields.lastName(), ''),
      errorOf(fields.companyName(), ''),
    ]).toEqual(['firstName', 'lastName', 'companyName']);
  });

  it('a text longer than the contract allows is too long, counted in code points', () => {
    const longest = '🚚'.repeat(limits.personName);
    expect([errorOf(fields.firstName(), longest), errorOf(fields.firstName(), `${longest}x`)]).toEqual([
      undefined,
      'tooLong',
    ]);
    expect(errorOf(fields.companyName(), 'x'.repeat(limits.companyName + 1))).toBe('tooLong');
    expect(errorOf(fields.email(), `${'x'.repeat(limits.email)}@b.co`)).toBe('tooLong');
    expect([
      errorOf(fields.carCount(), String(limits.carCount)),
      errorOf(fields.carCount(), String(limits.carCount + 1)),
    ]).toEqual([undefined, 'carCountTooHigh']);
  });

  it('[SUP-16] an empty email is required, an invalid one has the wrong format', () => {
    expect([errorOf(fields.email(), ''), errorOf(fields.email(), 'abc'), errorOf(fields.email(), 'a@b.co')]).toEqual([
      'mustSelect',
      'email',
      undefined,
    ]);
  });

  it('[SUP-17] a phone has ten digits', () => {
    expect([
      errorOf(fields.phone(), ''),
      errorOf(fields.phone(), '555123456'),
      errorOf(fields.phone(), '5551234567'),
    ]).toEqual(['mustSelect', 'phone', undefined]);
  });

  it('[SUP-18] [SUP-19] the postal code follows the region’s format', () => {
    expect([errorOf(fields.postal('US'), '1234'), errorOf(fields.postal('US'), '12345-6789')]).toEqual([
      'zipCode',
      undefined,
    ]);
    expect([errorOf(fields.postal('CA'), 'K1A0B1'), errorOf(fields.postal('CA'), 'K1A 0B1')]).toEqual([
      'postalCode',
      undefined,
    ]);
  });

  it('[SUP-21] a new password needs six characters', () => {
    expect([
      errorOf(fields.newPassword(), ''),
      errorOf(fields.newPassword(), '12345'),
      errorOf(fields.newPassword(), '123456'),
    ]).toEqual(['mustSelect', 'passwordLength', undefined]);
  });

  it('optional fields may be empty, but not invalid', () => {
    expect([errorOf(optional(phoneError), ''), errorOf(optional(phoneError), '12')]).toEqual([undefined, 'phone']);
  });

  it('an absent value is required', () => {
    expect(errorOf(z.object({ email: fields.email() }), {})).toBe('mustSelect');
  });

  it('terms must be accepted', () => {
    expect([errorOf(fields.accepted(), false), errorOf(fields.accepted(), true)]).toEqual(['mustSelect', undefined]);
  });
});

describe('passwords', () => {
  it('[PWD-03] forgot password needs an email', () => {
    expect(errorsOf(forgotPasswordSchema, { email: '' })).toEqual([['email', 'mustSelect']]);
  });

  it('[PWD-06] a mismatched reset confirmation is marked at the confirmation', () => {
    expect(errorsOf(resetPasswordSchema, { newPassword: 'secret1', newPasswordConfirmation: 'secret2' })).toEqual([
      ['newPasswordConfirmation', 'passwordMismatch'],
    ]);
  });

  it('[PWD-11] a change reports all errors at once', () => {
    expect(
      errorsOf(changePasswordSchema, { currentPassword: '', newPassword: 'secret1', newPasswordConfirmation: '' }),
    ).toEqual([
      ['currentPassword', 'mustSelect'],
      ['newPasswordConfirmation', 'passwordMismatch'],
    ]);
  });

  it('[PWD-06] the length of a reset password is left to the server', () => {
    expect(errorsOf(resetPasswordSchema, { newPassword: '123', newPasswordConfirmation: '123' })).toEqual([]);
  });
});
