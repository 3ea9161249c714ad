import type { Schemas } from '@wayside/api-client';
import { digitsOf } from '@wayside/domain';
import type { Region } from '@wayside/domain';
import type { SignUpRequest } from '@wayside/machines';

/**
 * Body of the sign-up call. The card is included only if the form asked for it; Canadians who weren’t asked get the
 * language of the page.
 */
export function signUpBody(
  { details, consents, paymentMethodNonce, otp }: SignUpRequest,
  { subdomain, region, language }: { subdomain: string; region: Region; language: string },
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
    payment_method_nonce: paymentMethodNonce ?? undefined,
    ...(region === 'CA' && { communicationPreferencesInFrench: consents.frenchCommunication ?? language === 'fr' }),
    otp: otp ?? undefined,
  };
}

/** The server stores emails in lowercase. */
export const accountEmail = (typed: string): string => typed.trim().toLowerCase();
