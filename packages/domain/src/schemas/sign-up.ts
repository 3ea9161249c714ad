import * as z from 'zod';
import type { Region } from '../locale/languages.ts';
import { emailError, phoneError } from '../text/validation.ts';
import { anyText, checked, fields, repeats } from './fields.ts';

/** Step 1 of fleet sign-up, or all of it where no card is accepted. */
export function signUpSchema(region: Region) {
  return z
    .object({
      companyName: fields.companyName(),
      carCount: fields.carCount(),
      firstName: fields.firstName(),
      lastName: fields.lastName(),
      email: fields.email(),
      phoneNumber: fields.phone(),
      zipCode: fields.postal(region),
      password: fields.newPassword(),
      confirmPassword: anyText(),
    })
    .superRefine(repeats('password', 'confirmPassword'));
}
export type SignUpValues = z.output<ReturnType<typeof signUpSchema>>;

/** Completing the sign-up of a partner's user. A company name set by the partner is not validated. */
export function partnerSignUpSchema(isCompanyNameEditable: boolean) {
  return z.object({
    companyName: isCompanyNameEditable ? fields.companyName() : anyText(),
    firstName: fields.firstName(),
    lastName: fields.lastName(),
    email: checked(emailError),
    phoneNumber: checked(phoneError),
  });
}
export type PartnerSignUpValues = z.output<ReturnType<typeof partnerSignUpSchema>>;
