import { describe, expect, it } from 'vitest';
import { NEVER, play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { RESEND_COOLDOWN_MS } from '../sign-in/sign-in.machine.ts';
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
import { paymentBarrier } from './sign-up.model.ts';
import type { SignUpOutcome } from './sign-up.model.ts';

type Fakes = Answers<typeof signUpMachine>;

const AGREE = { type: 'consents.changed', consents: { terms: true } } as const;
const SENT = { status: 'success' } as const;
const LATE = { status: 'failure', notice: { tone: 'error', label: 'timeout' } } as const;
const DOWN = new Error('down');

/** The form once it is there. */
async function ready(answers: Fakes = {}, asksPromotionalTerms = false) {
  const defaults = { readCardSignUp: [false], readMultifactor: [false], signUp: [CREATED] };
  const started = play(signUpMachine, { asksPromotionalTerms }, { ...defaults, ...answers });
  await started.at('enteringDetails');
  return started;
}
/** Somebody who was sent a code. */
async function atCode({ sendOtp = [], ...answers }: Fakes = {}) {
  const started = await ready({ readMultifactor: [true], sendOtp: [SENT, ...sendOtp], ...answers });
  started.send(AGREE, SUBMIT);
  await started.at('enteringOtp');
  return started;
}
/** The second step, once it can be sent. */
async function atPayment(answers: Fakes = {}) {
  const started = await ready({
    readCardSignUp: [true],
    preparePaymentMethod: [{ status: 'success', nonce: 'N1' }],
    ...answers,
  });
  started.send(SUBMIT, AGREE, CARD);
  return started;
}
const NOTHING_ELSE = { paymentMethodNonce: null, otp: null };

describe('one step', () => {
  it.each([
    ['is off', [false]],
    ['fails', [DOWN]],
    ['is slow', [NEVER]],
  ])('[SUP-04] a card flag that %s means a single form', async (how, readCardSignUp) => {
    const { clock, at } = play(signUpMachine, { asksPromotionalTerms: false }, { readCardSignUp });
    if (how === 'is slow') clock.increment(3_000);
    expect((await at('enteringDetails')).context.isTwoStep).toBe(false);
  });

  it('[SUP-10] unchecked terms block the submit with an alert, and checking them clears it', async () => {
    const { send, sent } = await ready();
    const notice = { tone: 'error', label: 'termsMissing' };
    expect(send(SUBMIT)).toMatchObject({ value: 'enteringDetails', context: { notice, details: DETAILS } });
    expect(send({ type: 'consents.changed', consents: { promotionalTerms: true } }).context.notice).toEqual(notice);
    expect(send(AGREE).context.notice).toBeNull();
    expect(sent('signUp')).toEqual([]);
  });

  it('[SUP-11] in Canada the promotional terms are required after the terms', async () => {
    const { send, sent, at } = await ready({}, true);
    expect(send(AGREE, SUBMIT).context.notice).toEqual({ tone: 'error', label: 'promotionalTermsMissing' });
    expect(sent('signUp')).toEqual([]);
    expect(send(AGREE_TO_ALL).context.notice).toBeNull();
    send(SUBMIT);
    await at('signedUp');
  });

  it('[API-10] signs up once with what was typed, then drops the passwords', async () => {
    const { send, sent, at } = await ready();
    send(AGREE, SUBMIT, SUBMIT);
    const { context } = await at('signedUp');
    const consents = { terms: true, promotionalTerms: false, frenchCommunication: null };
    expect(sent('signUp')).toEqual([{ details: DETAILS, consents, ...NOTHING_ELSE }]);
    expect(context).toMatchObject({
      notice: { text: 'Created' },
      details: { email: 'Ann@X.CO', password: '', confirmPassword: '' },
    });
  });

  it.each([false, true])(
    '[ERR-01] a response that does not arrive in time (with a code: %s): the account may exist',
    async (hasCode) => {
      const { send, now, clock, at } = hasCode ? await atCode({ signUp: [] }) : await ready({ signUp: [] });
      if (hasCode) send(OTP);
      else send(AGREE, SUBMIT);
      await at(hasCode ? 'validatingOtp' : 'creating');
      clock.increment(30_000);
      expect(now()).toMatchObject({
        value: hasCode ? 'enteringOtp' : 'enteringDetails',
        context: { notice: { tone: 'error', label: 'maybeSignedUp' }, details: DETAILS },
      });
    },
  );

  it.each([
    ['refused', REFUSED, REFUSED.notice],
    ['taken', TAKEN, TAKEN.notice],
    ['thrown', DOWN, { tone: 'error', label: 'somethingWentWrong' }],
  ] as const)(
    '[ERR-01] [ERR-04] a sign-up that is %s keeps what was typed and says why',
    async (_case, outcome, notice) => {
      const { send, settled } = await ready({ signUp: [outcome] });
      send(AGREE, SUBMIT);
      expect(await settled()).toMatchObject({
        value: 'enteringDetails',
        context: { notice, details: DETAILS, consents: { terms: true } },
      });
    },
  );
});

describe('one-time code', () => {
  it('[SUP-12] a code is sent before the account is created, and submitted with it', async () => {
    const { send, now, sent, at } = await atCode();
    expect(sent('readMultifactor')).toEqual([{ email: 'Ann@X.CO' }]);
    expect(sent('sendOtp')).toEqual([{ email: 'Ann@X.CO', password: 'wayside', isResend: false }]);
    expect(now().context.notice).toEqual({ tone: 'success', label: 'otpSent' });
    send(OTP);
    await at('signedUp');
    expect(sent('signUp')).toMatchObject([{ otp: '123456' }]);
  });

  it.each([[DOWN], [NEVER]])('[SUP-12] a flag service that fails or is slow means no code', async (readMultifactor) => {
    const { send, sent, clock, at } = await ready({ readMultifactor: [readMultifactor] });
    send(AGREE, SUBMIT);
    if (readMultifactor === NEVER) clock.increment(3_000);
    await at('signedUp');
    expect(sent('signUp')).toMatchObject([{ otp: null }]);
  });

  it.each([REFUSED, DOWN])('a code that could not be sent goes back to the form', async (outcome) => {
    const { send, sent, settled } = await ready({ readMultifactor: [true], sendOtp: [outcome] });
    send(AGREE, SUBMIT);
    expect(await settled()).toMatchObject({
      value: 'enteringDetails',
      context: { notice: { tone: 'error' }, details: DETAILS },
    });
    expect([sent('sendOtp').length, sent('signUp').length]).toEqual([1, 0]);
  });

  it.each([REFUSED, DOWN])('a wrong or expired code stays on the code step and can be corrected', async (outcome) => {
    const { send, sent, settled, at } = await atCode({ signUp: [outcome, CREATED] });
    send({ type: 'otp.submitted', otp: '000000' });
    expect(await settled()).toMatchObject({ value: 'enteringOtp', context: { notice: { tone: 'error' } } });
    send(OTP);
    await at('signedUp');
    expect(sent('signUp')).toMatchObject([{ otp: '000000' }, { otp: '123456' }]);
  });

  it('[ERR-04] an email already in use goes back to the email', async () => {
    const { send, at } = await atCode({ signUp: [TAKEN] });
    send(OTP);
    expect((await at('enteringDetails')).context).toMatchObject({ notice: TAKEN.notice, details: DETAILS });
  });

  it('resend sends another code, confirms it and then pauses', async () => {
    const { send, now, sent, clock, at } = await atCode({ sendOtp: [SENT] });
    send(RESEND);
    const resent = await at('enteringOtp');
    expect(resent.context.notice).toEqual({ tone: 'success', label: 'otpResent' });
    clock.increment(RESEND_COOLDOWN_MS - 1);
    expect([resent, now()].map((state) => state.can(RESEND))).toEqual([false, false]);
    clock.increment(1);
    expect(now().can(RESEND)).toBe(true);
    expect(sent('sendOtp')[1]).toEqual({ email: 'Ann@X.CO', password: 'wayside', isResend: true });
  });

  it.each([REFUSED, DOWN])('a failed resend stays on the code step and can be retried at once', async (outcome) => {
    const { send, settled } = await atCode({ sendOtp: [outcome] });
    send(RESEND);
    const failed = await settled();
    expect(failed).toMatchObject({ value: 'enteringOtp', context: { notice: { tone: 'error' } } });
    expect(failed.can(RESEND)).toBe(true);
  });

  it('back leads to the form with everything typed; a late response is ignored', async () => {
    const late = Promise.withResolvers<SignUpOutcome>();
    const { send, now } = await atCode({ signUp: [late.promise] });
    send(OTP, BACK);
    late.resolve(CREATED);
    await late.promise;
    await Promise.resolve();
    expect(now()).toMatchObject({ value: 'enteringDetails', context: { details: DETAILS, otp: null, notice: null } });
  });
});

describe('two steps', () => {
  it.each([
    [false, false, true, false, 'terms'],
    [true, false, true, false, null],
    [true, false, true, true, 'promotionalTerms'],
    [true, true, true, true, null],
    [true, true, false, true, 'paymentMethod'],
  ])(
    '[SUP-05] [SUP-07] [SUP-08] [SUP-09] Get Started with terms %s, promotional terms %s and card %s, in Canada %s, lacks %s',
    (terms, promotionalTerms, isPaymentMethodReady, asksPromotionalTerms, barrier) => {
      const consents = { terms, promotionalTerms, frenchCommunication: false };
      expect(paymentBarrier({ consents, isPaymentMethodReady, asksPromotionalTerms })).toBe(barrier);
    },
  );

  it('[ENT-09] [SUP-06] step 1 leads to step 2; its card, French preference and terms are sent along', async () => {
    const { send, sent, at } = await ready(
      { readCardSignUp: [true], preparePaymentMethod: [{ status: 'success', nonce: 'N1' }] },
      true,
    );
    expect(send(SUBMIT, PAY).value).toBe('enteringPayment');
    const consents = { terms: true, promotionalTerms: true, frenchCommunication: true };
    expect(send({ type: 'consents.changed', consents }, PAY).value).toBe('enteringPayment');
    send(CARD, PAY, PAY);
    await at('signedUp');
    expect(sent('signUp')).toEqual([{ details: DETAILS, consents, paymentMethodNonce: 'N1', otp: null }]);
  });

  it('an unreadable card and a refused sign-up stay on step 2', async () => {
    const preparePaymentMethod = [REFUSED, { status: 'success', nonce: 'N1' }] as const;
    const { send, sent, settled } = await atPayment({
      preparePaymentMethod: [...preparePaymentMethod],
      signUp: [LATE],
    });
    send(PAY);
    expect(await settled()).toMatchObject({ value: 'enteringPayment', context: { notice: REFUSED.notice } });
    expect(sent('signUp')).toEqual([]);
    send(PAY);
    expect(await settled()).toMatchObject({
      value: 'enteringPayment',
      context: { notice: LATE.notice, paymentMethodNonce: null, details: DETAILS },
    });
    expect(sent('signUp')).toHaveLength(1);
  });

  it('[ERR-04] an email already in use goes back to step 1, and the card stays', async () => {
    const { send, at } = await atPayment({ signUp: [TAKEN] });
    send(PAY);
    expect((await at('enteringDetails')).context).toMatchObject({ notice: TAKEN.notice, isPaymentMethodReady: true });
  });

  it('back leads to step 1 and keeps the checkboxes', async () => {
    const { send } = await atPayment();
    expect(send({ type: 'details.reopened' })).toMatchObject({
      value: 'enteringDetails',
      context: { details: DETAILS, consents: { terms: true } },
    });
  });
});
