import type { SignUpOutcome } from './sign-up.model.ts';

export const DETAILS = {
  companyName: 'Maple Street Couriers',
  carCount: '12',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'Ann@X.CO',
  phoneNumber: '(503) 555-0101',
  zipCode: '97201',
  password: 'wayside',
  confirmPassword: 'wayside',
};
export const SUBMIT = { type: 'details.submitted', details: DETAILS } as const;
export const PAY = { type: 'payment.submitted' } as const;
export const OTP = { type: 'otp.submitted', otp: '123456' } as const;
export const RESEND = { type: 'otp.resendRequested' } as const;
export const BACK = { type: 'otp.abandoned' } as const;
export const AGREE_TO_ALL = { type: 'consents.changed', consents: { terms: true, promotionalTerms: true } } as const;
export const CARD = { type: 'paymentMethod.changed', isReady: true } as const;

export const CREATED: SignUpOutcome = { status: 'success', notice: { tone: 'default', text: 'Created' } };
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
export const TAKEN = { status: 'failure', notice: { tone: 'error', label: 'userExists' } } as const;
