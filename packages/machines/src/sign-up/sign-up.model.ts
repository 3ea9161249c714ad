import type { CardRefusal } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/outcome.ts';

/** Fields of step 1, as typed. */
export interface SignUpDetails {
  companyName: string;
  carCount: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  zipCode: string;
  password: string;
  confirmPassword: string;
}

export interface Consents {
  terms: boolean;
  /** Canada only. */
  promotionalTerms: boolean;
  /** Canada only. Asked for next to the card; until answered, the language of the page counts. */
  frenchCommunication: boolean | null;
}

/**
 * `userExists` refers to the email in `details`; `maybeSignedUp`: the response was lost and the account may exist;
 * `cardIncomplete` and `cardFailed`: the card form has no card, or its provider failed.
 */
export type SignUpLabel =
  | 'termsMissing'
  | 'promotionalTermsMissing'
  | 'cardIncomplete'
  | 'cardFailed'
  | CardRefusal
  | 'userExists'
  | 'otpSent'
  | 'otpResent'
  | 'signedUp'
  | 'maybeSignedUp';
export type SignUpNotice = Notice<SignUpLabel>;

export type SignUpOutcome = Outcome<{ notice: SignUpNotice }, SignUpLabel>;
export type SignUpOtpOutcome = Outcome<object, SignUpLabel>;
export type PaymentMethodOutcome = Outcome<{ nonce: string }, SignUpLabel>;

/** Everything needed to create the account. */
export interface SignUpRequest {
  details: SignUpDetails;
  consents: Consents;
  /** Only with a card. */
  paymentMethodNonce: string | null;
  otp: string | null;
}

export interface SignUpOtpRequest {
  email: string;
  password: string;
  isResend: boolean;
}

export interface SignUpContext {
  isTwoStep: boolean;
  asksPromotionalTerms: boolean;
  details: SignUpDetails | null;
  consents: Consents;
  isPaymentMethodReady: boolean;
  paymentMethodNonce: string | null;
  otp: string | null;
  /** A code was just resent; the next one must wait. */
  isCooling: boolean;
  notice: SignUpNotice | null;
}

export type SignUpEvent =
  | { type: 'details.submitted'; details: SignUpDetails }
  | { type: 'details.reopened' }
  | { type: 'consents.changed'; consents: Partial<Consents> }
  | { type: 'paymentMethod.changed'; isReady: boolean }
  | { type: 'payment.submitted' }
  | { type: 'otp.submitted'; otp: string }
  | { type: 'otp.resendRequested' }
  | { type: 'otp.abandoned' }
  | { type: 'cooldown.ended' };

/** What blocks the sign-up; the first that applies wins. */
export type Barrier = 'terms' | 'promotionalTerms' | 'paymentMethod';

type Agreed = Pick<SignUpContext, 'consents' | 'asksPromotionalTerms'>;

export function consentBarrier({ consents, asksPromotionalTerms }: Agreed): Exclude<Barrier, 'paymentMethod'> | null {
  if (!consents.terms) return 'terms';
  return asksPromotionalTerms && !consents.promotionalTerms ? 'promotionalTerms' : null;
}

export function paymentBarrier(context: Agreed & Pick<SignUpContext, 'isPaymentMethodReady'>): Barrier | null {
  return consentBarrier(context) ?? (context.isPaymentMethodReady ? null : 'paymentMethod');
}
