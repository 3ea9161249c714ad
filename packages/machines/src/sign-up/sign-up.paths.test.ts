import { describe, expect, it } from 'vitest';
import { broken, done, late, walk } from '../walk.fixture.ts';
import {
  AGREE_TO_ALL,
  BACK,
  CARD,
  CREATED,
  DETAILS,
  OTP,
  PAY,
  REFUSED,
  RESEND,
  SUBMIT,
  TAKEN,
} from './sign-up.fixture.ts';
import { signUpMachine } from './sign-up.machine.ts';

const FLAGS = ['readingVariant', 'checkingMultifactor'];
const SENDING = ['preparingPayment', 'sendingOtp', 'resendingOtp'];
const CREATING = ['creating', 'validatingOtp'];
const idOf = (state: string) => `0.signUp.${state}`;
const pathOf = (state: string) => `signUp.${state}`;
const { states, events, placeOf, after, unreached, deadEnds } = walk(signUpMachine, {
  inputs: [{ asksPromotionalTerms: true }],
  events: [
    SUBMIT,
    AGREE_TO_ALL,
    CARD,
    PAY,
    OTP,
    RESEND,
    BACK,
    { type: 'details.reopened' },
    { type: 'cooldown.ended' },
    ...FLAGS.flatMap((state) => done(idOf(state), true, false)),
    ...SENDING.flatMap((state) => done(idOf(state), { status: 'success', nonce: 'N1' }, REFUSED)),
    ...CREATING.flatMap((state) => done(idOf(state), CREATED, REFUSED, TAKEN)),
    ...broken(...[...FLAGS, ...SENDING, ...CREATING].map(idOf)),
    ...late('flagPatience', ...FLAGS.map(pathOf)),
    ...late('responsePatience', ...[...SENDING, ...CREATING].map(pathOf)),
  ],
  // Texts vary endlessly; a path is defined by state and facts only.
  facts: ({ isTwoStep, consents, isPaymentMethodReady, isCooling }) => [
    isTwoStep,
    consents.terms,
    isPaymentMethodReady,
    isCooling,
  ],
});

describe('all paths', () => {
  it('lead to every state in both variants, and on until the account exists', () => {
    expect([unreached(), deadEnds()]).toEqual([[], ['signedUp']]);
  });

  it('typed text survives every step from every state, nothing continues without terms, and each failure has a notice', () => {
    let failures = 0;
    for (const state of states) {
      for (const event of events) {
        const next = after(state, event);
        if (next.status === 'error' || (next.value === state.value && next.context === state.context)) continue;
        const where = `${placeOf(state)} — ${event.type} → ${String(next.value)}`;
        const { companyName, email, phoneNumber } = DETAILS;
        if (state.context.details)
          expect(next.context.details, where).toMatchObject({ companyName, email, phoneNumber });
        if (['creating', 'sendingOtp', 'validatingOtp', 'signedUp'].includes(String(next.value)))
          expect(next.context.consents, where).toMatchObject({ terms: true, promotionalTerms: true });
        if (next.matches('preparingPayment') && !state.matches('preparingPayment'))
          expect(state.context.isPaymentMethodReady, where).toBe(true);
        const isFlag = FLAGS.some((flag) => event.type.endsWith(flag));
        if (isFlag || !(event.output?.status === 'failure' || /xstate\.(error|after)/.test(event.type))) continue;
        failures += 1;
        expect(next.context.notice, where).toMatchObject({ tone: 'error' });
        expect(next.hasTag('busy'), where).toBe(false);
      }
    }
    expect(failures).toBeGreaterThan(30);
  });

  it('nothing is sent while a required part is missing, and nothing else while it is on its way', () => {
    const sending = states.filter((state) => state.hasTag('busy') && !state.matches('readingVariant'));
    expect(new Set(sending.map(({ value }) => value))).toEqual(
      new Set(['checkingMultifactor', ...SENDING, ...CREATING]),
    );
    for (const state of sending) {
      const { isTwoStep, details, consents, paymentMethodNonce, otp } = state.context;
      expect(details, placeOf(state)).toEqual(DETAILS);
      expect(consents, placeOf(state)).toMatchObject({ terms: true, promotionalTerms: true });
      if (state.matches('preparingPayment')) expect(isTwoStep, placeOf(state)).toBe(true);
      else expect(paymentMethodNonce, placeOf(state)).toBe(isTwoStep ? 'N1' : null);
      if (state.matches('validatingOtp')) expect(otp, placeOf(state)).toBe('123456');
      for (const event of [SUBMIT, PAY, OTP, RESEND])
        expect(state.can(event), `${placeOf(state)} ${event.type}`).toBe(false);
    }
  });
});
