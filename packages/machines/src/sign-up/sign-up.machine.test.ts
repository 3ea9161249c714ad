import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import { RESEND_COOLDOWN_MS } from '../sign-in/sign-in.machine.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { paymentBarrier } from './sign-up.model.ts';
import type { PaymentMethodOutcome, SignUpOtpOutcome, SignUpOtpRequest, SignUpOutcome, SignUpRequest } from './sign-up.model.ts';

const DETAILS = {
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
const SUBMIT = { type: 'details.submitted', details: DETAILS } as const;
const AGREE = { type: 'consents.changed', consents: { terms: true } } as const;
const AGREE_TO_ALL = { type: 'consents.changed', consents: { terms: true, promotionalTerms: true } } as const;
const CREATED: SignUpOutcome = { status: 'success', notice: { tone: 'default', text: 'Created' } };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const TAKEN = { status: 'failure', notice: { tone: 'error', label: 'userExists' } } as const;

interface Outcomes {
  cards?: boolean | Error;
  multifactor?: boolean | Error;
  nonce?: PaymentMethodOutcome[];
  otp?: (SignUpOtpOutcome | Error)[];
  signUp?: (SignUpOutcome | Error | Promise<SignUpOutcome>)[];
}

/** The machine with fake outcomes; `calls` records the calls. */
function start(outcomes: Outcomes = {}, asksPromotionalTerms = false) {
  const calls: string[] = [];
  const requests: SignUpRequest[] = [];
  const give = async <T>(outcome: T | Error | Promise<T>): Promise<T> => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        readCardSignUp: fromPromise(async () => give(outcomes.cards ?? false)),
        readMultifactor: fromPromise<boolean, { email: string }>(async () => give(outcomes.multifactor ?? false)),
        preparePaymentMethod: fromPromise<PaymentMethodOutcome>(async () => outcomes.nonce?.shift() ?? { status: 'success', nonce: 'N1' }),
        sendOtp: fromPromise<SignUpOtpOutcome, SignUpOtpRequest>(async ({ input }) => {
          calls.push(`${input.isResend ? 'resend' : 'send'} ${input.email} ${input.password}`);
          return give<SignUpOtpOutcome>(outcomes.otp?.shift() ?? { status: 'success' });
        }),
        signUp: fromPromise<SignUpOutcome, SignUpRequest>(async ({ input }) => {
          calls.push(`sign up ${input.otp ?? 'without code'}`);
          requests.push(input);
          return give(outcomes.signUp?.shift() ?? CREATED);
        }),
      },
    }),
    { input: { asksPromotionalTerms }, clock },
  ).start();
  const settled = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  return { actor, calls, requests, clock, settled };
}

async function ready(outcomes: Outcomes = {}, asksPromotionalTerms = false) {
  const started = start(outcomes, asksPromotionalTerms);
  await started.settled('enteringDetails');
  return started;
}

describe('one step', () => {
  it('[SUP-04] a card flag that is off, fails or is slow means a single form', async () => {
    for (const cards of [false, new Error('down')]) expect((await ready({ cards })).actor.getSnapshot().context.isTwoStep).toBe(false);
    const clock = new SimulatedClock();
    const never = fromPromise<boolean>(() => new Promise(() => undefined));
    const actor = createActor(signUpMachine.provide({ actors: { readCardSignUp: never } }), {
      input: { asksPromotionalTerms: false },
      clock,
    }).start();
    clock.increment(3_000);
    expect(actor.getSnapshot().matches('enteringDetails')).toBe(true);
  });

  it('[SUP-10] unchecked terms block the submit with an alert, and checking them clears it', async () => {
    const { actor, calls } = await ready();
    actor.send(SUBMIT);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'enteringDetails',
      context: { notice: { tone: 'error', label: 'termsMissing' }, details: DETAILS },
    });
    actor.send(AGREE);
    expect(actor.getSnapshot().context.notice).toBeNull();
    expect(calls).toEqual([]);
  });

  it('[SUP-11] in Canada the promotional terms are required after the terms', async () => {
    const { actor, calls, settled } = await ready({}, true);
    actor.send(AGREE);
    actor.send(SUBMIT);
    expect(actor.getSnapshot().context.notice).toEqual({ tone: 'error', label: 'promotionalTermsMissing' });
    expect(calls).toEqual([]);
    actor.send(AGREE_TO_ALL);
    actor.send(SUBMIT);
    await settled('signedUp');
    expect(calls).toEqual(['sign up without code']);
  });

  it('[API-10] signs up with what was typed, then drops the passwords', async () => {
    const { actor, requests, settled } = await ready();
    actor.send(AGREE);
    actor.send(SUBMIT);
    const { context } = await settled('signedUp');
    expect(requests).toEqual([
      {
        details: DETAILS,
        consents: { terms: true, promotionalTerms: false, frenchCommunication: null },
        paymentMethodNonce: null,
        otp: null,
      },
    ]);
    expect(context).toMatchObject({ notice: { text: 'Created' }, details: { email: 'Ann@X.CO', password: '', confirmPassword: '' } });
  });

  it('a second submit while the first is in flight is ignored', async () => {
    const { actor, calls, settled } = await ready();
    actor.send(AGREE);
    actor.send(SUBMIT);
    actor.send(SUBMIT);
    await settled('signedUp');
    expect(calls).toHaveLength(1);
  });

  it.each([false, true])(
    '[ERR-01] a response that does not arrive in time (with a code: %s): the account may exist',
    async (multifactor) => {
      const { actor, clock, settled } = await ready({ multifactor, signUp: [new Promise(() => undefined)] });
      actor.send(AGREE);
      actor.send(SUBMIT);
      if (multifactor) {
        await settled('enteringOtp');
        actor.send({ type: 'otp.submitted', otp: '123456' });
      }
      await settled(multifactor ? 'validatingOtp' : 'creating');
      clock.increment(30_000);
      expect(actor.getSnapshot()).toMatchObject({
        value: multifactor ? 'enteringOtp' : 'enteringDetails',
        context: { notice: { tone: 'error', label: 'maybeSignedUp' }, details: DETAILS },
      });
    },
  );

  it.each([
    ['refused', REFUSED, REFUSED.notice],
    ['taken', TAKEN, TAKEN.notice],
    ['thrown', new Error('down'), { tone: 'error', label: 'somethingWentWrong' }],
  ] as const)('[ERR-01] [ERR-04] a sign-up that is %s keeps what was typed and says why', async (_case, outcome, notice) => {
    const { actor, settled } = await ready({ signUp: [outcome] });
    actor.send(AGREE);
    actor.send(SUBMIT);
    const { context } = await settled('enteringDetails');
    expect(context).toMatchObject({ notice, details: DETAILS, consents: { terms: true } });
  });
});

describe('one-time code', () => {
  const withCode = async (outcomes: Outcomes = {}) => {
    const started = await ready({ multifactor: true, ...outcomes });
    started.actor.send(AGREE);
    started.actor.send(SUBMIT);
    await started.settled('enteringOtp');
    return started;
  };

  it('[SUP-12] a code is sent before the account is created, and submitted with it', async () => {
    const { actor, calls, requests, settled } = await withCode();
    expect(calls).toEqual(['send Ann@X.CO wayside']);
    expect(actor.getSnapshot().context.notice).toEqual({ tone: 'success', label: 'otpSent' });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    await settled('signedUp');
    expect(requests).toMatchObject([{ otp: '123456' }]);
  });

  it('[SUP-12] a flag service that fails or is slow means no code', async () => {
    const failing = await ready({ multifactor: new Error('down') });
    failing.actor.send(AGREE);
    failing.actor.send(SUBMIT);
    await failing.settled('signedUp');
    expect(failing.calls).toEqual(['sign up without code']);
  });

  it.each([REFUSED, new Error('down')])('a code that could not be sent goes back to the form', async (outcome) => {
    const { actor, calls, settled } = await ready({ multifactor: true, otp: [outcome] });
    actor.send(AGREE);
    actor.send(SUBMIT);
    const { context } = await settled('enteringDetails');
    expect(context).toMatchObject({ notice: { tone: 'error' }, details: DETAILS });
    expect(calls).toHaveLength(1);
  });

  it.each([REFUSED, new Error('down')])('a wrong or expired code stays on the code step and can be corrected', async (outcome) => {
    const { actor, calls, settled } = await withCode({ signUp: [outcome] });
    actor.send({ type: 'otp.submitted', otp: '000000' });
    expect((await settled('enteringOtp')).context.notice).toMatchObject({ tone: 'error' });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    await settled('signedUp');
    expect(calls).toEqual(['send Ann@X.CO wayside', 'sign up 000000', 'sign up 123456']);
  });

  it('[ERR-04] an email already in use goes back to the email', async () => {
    const { actor, settled } = await withCode({ signUp: [TAKEN] });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    expect((await settled('enteringDetails')).context).toMatchObject({ notice: TAKEN.notice, details: DETAILS });
  });

  it('resend sends another code, confirms it and then pauses', async () => {
    const { actor, calls, clock } = await withCode();
    actor.send({ type: 'otp.resendRequested' });
    const resent = await waitFor(actor, (snapshot) => snapshot.context.isCooling);
    expect(resent.context.notice).toEqual({ tone: 'success', label: 'otpResent' });
    expect(resent.can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(RESEND_COOLDOWN_MS - 1);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(true);
    expect(calls[1]).toBe('resend Ann@X.CO wayside');
  });

  it.each([REFUSED, new Error('down')])('a failed resend stays on the code step and can be retried at once', async (outcome) => {
    const { actor, settled } = await withCode({ otp: [{ status: 'success' }, outcome] });
    actor.send({ type: 'otp.resendRequested' });
    const failed = await settled('enteringOtp');
    expect(failed.context.notice).toMatchObject({ tone: 'error' });
    expect(failed.can({ type: 'otp.resendRequested' })).toBe(true);
  });

  it('back leads to the form with everything typed; a late response is ignored', async () => {
    let answer: (outcome: SignUpOutcome) => void = () => undefined;
    const late = new Promise<SignUpOutcome>((resolve) => (answer = resolve));
    const { actor, settled } = await withCode({ signUp: [late] });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    actor.send({ type: 'otp.abandoned' });
    answer(CREATED);
    await late;
    await Promise.resolve();
    expect((await settled('enteringDetails')).context).toMatchObject({ details: DETAILS, otp: null, notice: null });
  });

  it('a response that arrives after leaving the page is ignored', async () => {
    let answer: (outcome: SignUpOutcome) => void = () => undefined;
    const late = new Promise<SignUpOutcome>((resolve) => (answer = resolve));
    const { actor } = await withCode({ signUp: [late] });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    actor.stop();
    answer(CREATED);
    await late;
    await Promise.resolve();
    expect(actor.getSnapshot().matches('signedUp')).toBe(false);
  });
});

describe('two steps', () => {
  it('[SUP-05] [SUP-07] [SUP-08] [SUP-09] Get Started requires the terms, in Canada the promotional terms, and the card', () => {
    const of = (terms: boolean, promotionalTerms: boolean, isPaymentMethodReady: boolean, asksPromotionalTerms: boolean) =>
      paymentBarrier({ consents: { terms, promotionalTerms, frenchCommunication: false }, isPaymentMethodReady, asksPromotionalTerms });
    expect(of(false, false, true, false)).toBe('terms');
    expect(of(true, false, true, false)).toBeNull();
    expect(of(true, false, true, true)).toBe('promotionalTerms');
    expect(of(true, true, true, true)).toBeNull();
    expect(of(true, true, false, true)).toBe('paymentMethod');
  });

  it('[ENT-09] [SUP-06] step 1 leads to step 2; its card, French preference and terms are sent along', async () => {
    const { actor, requests, settled } = await ready({ cards: true }, true);
    actor.send(SUBMIT);
    await settled('enteringPayment');
    actor.send({ type: 'payment.submitted' });
    expect(actor.getSnapshot().matches('enteringPayment')).toBe(true);
    actor.send({ type: 'consents.changed', consents: { terms: true, promotionalTerms: true, frenchCommunication: true } });
    actor.send({ type: 'payment.submitted' });
    expect(actor.getSnapshot().matches('enteringPayment')).toBe(true);
    actor.send({ type: 'paymentMethod.changed', isReady: true });
    actor.send({ type: 'payment.submitted' });
    actor.send({ type: 'payment.submitted' });
    await settled('signedUp');
    expect(requests).toEqual([
      {
        details: DETAILS,
        consents: { terms: true, promotionalTerms: true, frenchCommunication: true },
        paymentMethodNonce: 'N1',
        otp: null,
      },
    ]);
  });

  it('an unreadable card and a refused sign-up stay on step 2', async () => {
    const { actor, calls, settled } = await ready({ cards: true, nonce: [REFUSED], signUp: [REFUSED] });
    actor.send(SUBMIT);
    actor.send(AGREE);
    actor.send({ type: 'paymentMethod.changed', isReady: true });
    actor.send({ type: 'payment.submitted' });
    expect((await settled('enteringPayment')).context.notice).toEqual(REFUSED.notice);
    expect(calls).toEqual([]);
    actor.send({ type: 'payment.submitted' });
    expect((await settled('enteringPayment')).context).toMatchObject({
      notice: REFUSED.notice,
      paymentMethodNonce: null,
      details: DETAILS,
    });
    expect(calls).toEqual(['sign up without code']);
  });

  it('[ERR-04] an email already in use goes back to step 1, and the card stays', async () => {
    const { actor, settled } = await ready({ cards: true, signUp: [TAKEN] });
    actor.send(SUBMIT);
    actor.send(AGREE);
    actor.send({ type: 'paymentMethod.changed', isReady: true });
    actor.send({ type: 'payment.submitted' });
    expect((await settled('enteringDetails')).context).toMatchObject({ notice: TAKEN.notice, isPaymentMethodReady: true });
  });

  it('back leads to step 1 and keeps the checkboxes', async () => {
    const { actor } = await ready({ cards: true });
    actor.send(SUBMIT);
    actor.send(AGREE);
    actor.send({ type: 'details.reopened' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'enteringDetails', context: { details: DETAILS, consents: { terms: true } } });
  });

  it('[ERR-01] an account whose response does not arrive may exist', async () => {
    const clock = new SimulatedClock();
    const silent = signUpMachine.provide({
      actors: {
        readCardSignUp: fromPromise(async () => false),
        readMultifactor: fromPromise<boolean, { email: string }>(async () => false),
        signUp: fromPromise<SignUpOutcome, SignUpRequest>(() => new Promise(() => undefined)),
      },
    });
    const actor = createActor(silent, { input: { asksPromotionalTerms: false }, clock }).start();
    const settled = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
    await settled('enteringDetails');
    actor.send(AGREE);
    actor.send(SUBMIT);
    await settled('creating');
    clock.increment(30_000);
    expect((await settled('enteringDetails')).context).toMatchObject({ notice: { label: 'maybeSignedUp' }, details: DETAILS });
  });
});
