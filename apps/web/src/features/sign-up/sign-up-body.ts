import type { Schemas } from '@wayside/api-client';
import { digitsOf } from '@wayside/domain';
import type { Region } from '@wayside/domain';
import type { SignUpRequest } from '@wayside/machines';

/** The body of the sign-up call. The card and the wish for French go along only where they were asked for. */
export function signUpBody(
  { details, consents, paymentMethodNonce, otp }: SignUpRequest,
  { subdomain, region }: { subdomain: string; region: Region },
): Schemas['FleetSignup'] {
  return {
    companyName: details.companyName.trim(),
    carCount: Number(details.carCount),
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: accountEmail(details.email),
    phoneNumber: digitsOf(details.phoneNumber),
    zipCode: details.zipCode.trim(),
    password: details.password,
    confirmPassword: details.confirmPassword,
    acceptedTermsAndConditions: consents.terms,
    subdomain,
    payment_type: 'credit_card',
    ...(paymentMethodNonce !== null && {
      payment_method_nonce: paymentMethodNonce,
      ...(region === 'CA' && { communicationPreferencesInFrench: consents.frenchCommunication }),
    }),
    ...(otp !== null && { otp }),
  };
}

/** The server knows people by their email in lower case. */
export const accountEmail = (typed: string): string => typed.trim().toLowerCase();
