import type { NoticeTone } from '../sign-in/sign-in.machine.ts';

/** What step 1 asks for, as typed. */
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
  /** Asked in Canada only. */
  promotionalTerms: boolean;
  /** Asked in Canada, beside the card. */
  frenchCommunication: boolean;
}

/** What the visitor is told: the server's own words, or a label of ours. `userExists` speaks of the email in `details`. */
export type SignUpNotice =
  | { tone: NoticeTone; text: string }
  | {
      tone: NoticeTone;
      label:
        | 'termsMissing'
        | 'promotionalTermsMissing'
        | 'userExists'
        | 'otpSent'
        | 'otpResent'
        | 'signedUp'
        | 'somethingWentWrong'
        | 'timeout'
        | 'offline';
    };

type Refused = { status: 'failure'; notice: SignUpNotice };
export type SignUpOutcome = { status: 'success'; notice: SignUpNotice } | Refused;
export type SignUpOtpOutcome = { status: 'success' } | Refused;
export type PaymentMethodOutcome = { status: 'success'; nonce: string } | Refused;

/** Everything the account is made of. */
export interface SignUpRequest {
  details: SignUpDetails;
  consents: Consents;
  /** Only when a card was taken. */
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
  /** A code was just sent again; the next one has to wait. */
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

/** What keeps a sign-up from going on, the first thing first. */
export type Barrier = 'terms' | 'promotionalTerms' | 'paymentMethod';

type Agreed = Pick<SignUpContext, 'consents' | 'asksPromotionalTerms'>;

export function consentBarrier({ consents, asksPromotionalTerms }: Agreed): Exclude<Barrier, 'paymentMethod'> | null {
  if (!consents.terms) return 'terms';
  return asksPromotionalTerms && !consents.promotionalTerms ? 'promotionalTerms' : null;
}

export function paymentBarrier(context: Agreed & Pick<SignUpContext, 'isPaymentMethodReady'>): Barrier | null {
  return consentBarrier(context) ?? (context.isPaymentMethodReady ? null : 'paymentMethod');
}
