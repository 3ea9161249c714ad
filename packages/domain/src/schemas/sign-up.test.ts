import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { partnerSignUpSchema, signUpSchema } from './sign-up.ts';

function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  return Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

const GOOD = {
  companyName: 'Maple Street Couriers',
  carCount: '12',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'a@b.co',
  phoneNumber: '5035550101',
  zipCode: '97201',
  password: '123456',
  confirmPassword: '123456',
};
const us = signUpSchema('US');
const canada = signUpSchema('CA');

describe('fleet sign-up', () => {
  it('[SUP-14] an empty form reports everything that is missing', () => {
    expect(errorsOf(us, Object.fromEntries(Object.keys(GOOD).map((name) => [name, ''])))).toEqual({
      companyName: 'companyName',
      carCount: 'mustSelect',
      firstName: 'firstName',
      lastName: 'lastName',
      email: 'mustSelect',
      phoneNumber: 'mustSelect',
      zipCode: 'mustSelect',
      password: 'mustSelect',
    });
    expect(errorsOf(us, GOOD)).toEqual({});
  });

  it.each([
    ['SUP-16', us, 'email', ['abc', 'a@b'], ['a@b.co'], 'email'],
    ['SUP-17', us, 'phoneNumber', ['555035010', '55503501011', '503555010a'], ['5035550101'], 'phone'],
    ['SUP-18', us, 'zipCode', ['1234', '12345-67', 'K1A 0B1'], ['12345', '12345-6789', '123456789'], 'zipCode'],
    ['SUP-19', canada, 'zipCode', ['K1A0B1', '12345'], ['K1A 0B1', 'k1a 0b1'], 'postalCode'],
    ['SUP-20', us, 'carCount', ['1.5', '-1', 'ten'], ['0', '12'], 'carCount'],
  ] as const)('[%s] %#', (_id, schema, name, bad, good, message) => {
    const base = schema === canada ? { ...GOOD, zipCode: 'K1A 0B1' } : GOOD;
    for (const value of bad) expect(errorsOf(schema, { ...base, [name]: value }), value).toEqual({ [name]: message });
    for (const value of good) expect(errorsOf(schema, { ...base, [name]: value }), value).toEqual({});
  });

  it('[SUP-21] [SUP-22] a short password is too short; a mismatched confirmation is marked at the confirmation', () => {
    expect(errorsOf(us, { ...GOOD, password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'passwordLength',
    });
    expect(errorsOf(us, { ...GOOD, confirmPassword: '1234567' })).toEqual({ confirmPassword: 'passwordMismatch' });
  });
});

describe('partner sign-up', () => {
  const partner = {
    companyName: 'Shah Deliveries',
    firstName: 'Ravi',
    lastName: 'Shah',
    email: 'r@x.co',
    phoneNumber: '5551234567',
  };

  it('[SUP-26] [SUP-27] [SUP-28] [ERR2-36] each invalid field alone has its message', () => {
    const bad = { companyName: '', firstName: ' ', lastName: '', email: 'abc', phoneNumber: '55512' };
    for (const [name, value] of Object.entries(bad)) {
      const message = { email: 'email', phoneNumber: 'phone' }[name] ?? name;
      expect(errorsOf(partnerSignUpSchema(true), { ...partner, [name]: value })).toEqual({ [name]: message });
    }
    expect(errorsOf(partnerSignUpSchema(true), partner)).toEqual({});
  });

  it('[SUP-24] [CON2-05] a company name that is not editable may be empty', () => {
    expect(errorsOf(partnerSignUpSchema(false), { ...partner, companyName: '' })).toEqual({});
  });
});
