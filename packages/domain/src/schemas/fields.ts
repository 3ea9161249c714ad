import * as z from 'zod';
import { limits } from '../constants.ts';
import type { Region } from '../locale/languages.ts';
import {
  carCountError,
  confirmationError,
  emailError,
  lengthError,
  otpError,
  passwordError,
  phoneError,
  postalError,
  requiredError,
} from '../text/validation.ts';
import type { ValidationError } from '../text/validation.ts';

type Check = (value: string) => ValidationError | undefined;

/** Text that passes all checks; the message is the ValidationError of the first check that fails. */
export function checked(...checks: readonly Check[]) {
  return z.string({ error: 'mustSelect' satisfies ValidationError }).superRefine((value, context) => {
    const message = checks.reduce<ValidationError | undefined>((error, check) => error ?? check(value), undefined);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** Like `checked`, but empty is valid. */
export function optional(...checks: readonly Check[]) {
  return checked(
    ...checks.map(
      (check): Check =>
        (value) =>
          value.trim() === '' ? undefined : check(value),
    ),
  );
}

function present(error?: ValidationError): Check {
  return (value) => requiredError(value, error);
}

export const anyText = () => checked();
export const requiredText = (error?: ValidationError) => checked(present(error));

export const fields = {
  firstName: () => checked(present('firstName'), lengthError(limits.personName)),
  lastName: () => checked(present('lastName'), lengthError(limits.personName)),
  /** A name in the user form, which has one message for all empty fields (USR-18); sign-up has its own messages. */
  personName: () => checked(present(), lengthError(limits.personName)),
  companyName: () => checked(present('companyName'), lengthError(limits.companyName)),
  email: () => checked(present(), emailError, lengthError(limits.email)),
  /** Ten digits, as FormPhoneField stores them. */
  phone: () => checked(present(), phoneError),
  postal: (region: Region) => checked(present(), (value) => postalError(value, region)),
  carCount: () => checked(present(), carCountError),
  /** A new password at sign-up. Elsewhere only the server checks the length. */
  newPassword: () => checked(present(), passwordError, lengthError(limits.password)),
  otp: () => checked(otpError),
  accepted: (error: ValidationError = 'mustSelect') => z.boolean().refine((value) => value, { error }),
  flag: () => z.boolean(),
};

/**
 * A rule for an object's `superRefine`: marks the confirmation unless it equals the password.
 * `z.object({ password: …, again: … }).superRefine(repeats('password', 'again'))`
 */
export function repeats<Name extends string>(password: Name, confirmation: Name) {
  return (values: Readonly<Record<Name, string>>, context: z.RefinementCtx): void => {
    const message = confirmationError(values[password], values[confirmation]);
    if (message) context.addIssue({ code: 'custom', message, path: [confirmation] });
  };
}
