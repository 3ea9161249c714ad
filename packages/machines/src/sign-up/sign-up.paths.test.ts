import { describe, expect, it } from 'vitest';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { signUpMachine } from './sign-up.machine.ts';
import type { SignUpContext, SignUpOutcome } from './sign-up.model.ts';

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
const AGREE_TO_ALL = { type: 'consents.changed', consents: { terms: true, promotionalTerms: true } } as const;
const CREATED: SignUpOutcome = { status: 'success', notice: { tone: 'default', text: 'Created' } };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const TAKEN = { status: 'failure', notice: { tone: 'error', label: 'userExists' } } as const;

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.signUp.${state}`, output });
const failed = (state: string) => ({ type: `xstate.error.actor.0.signUp.${state}`, error: new Error('down') });
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.signUp.${state}` });

/** All events: user actions, and for each call its responses, its failure and its timeout. */
const EVENTS = [
  SUBMIT,
  AGREE_TO_ALL,
  { type: 'paymentMethod.changed', isReady: true },
  { type: 'payment.submitted' },
  { type: 'details.reopened' },
  { type: 'otp.submitted', otp: '123456' },
  { type: 'otp.resendRequested' },
  { type: 'otp.abandoned' },
  ...['readingVariant', 'checkingMultifactor'].flatMap((state) => [
    done(state, true),
    done(state, false),
    failed(state),
    after('flagPatience', state),
  ]),
  ...['preparingPayment', 'sendingOtp', 'resendingOtp'].flatMap((state) => [
    done(state, { status: 'success', nonce: 'N1' }),
    done(state, REFUSED),
    failed(state),
    after('answerPatience', state),
  ]),
  ...['creating', 'validatingOtp'].flatMap((state) => [
    done(state, CREATED),
    done(state, REFUSED),
    done(state, TAKEN),
    failed(state),
    after('answerPatience', state),
  ]),
  { type: 'cooldown.ended' },
] as never[];

const INPUT = { asksPromotionalTerms: true };
/** Texts vary endlessly; a path is defined by state and facts only. */
const serializeState = ({ value, context }: { value: unknown; context: SignUpContext }) =>
  JSON.stringify([value, context.isTwoStep, context.consents.terms, context.isPaymentMethodReady, context.isCooling]);

const options = { input: INPUT, events: EVENTS, serializeState: serializeState as never, limit: 50_000 };
const isFailure = ({ type, output }: { type: string; output?: { status?: string } }): boolean =>
  output?.status === 'failure' ||
  ((type.startsWith('xstate.error') || type.includes('answerPatience')) && !/readingVariant|checkingMultifactor/.test(type));

describe('all paths', () => {
  it('every state is reachable in both variants and has a description', () => {
    const reached = new Set(getShortestPaths(signUpMachine, options).map((path) => String(path.state.value)));
    const leaves = Object.keys(signUpMachine.states).filter((name) => name !== 'returning');
    expect([...reached].toSorted()).toEqual(leaves.toSorted());
    expect(Object.values(signUpMachine.states).every((state) => state.description)).toBe(true);
  });

  it('typed text survives every step from every state, nothing continues without terms, and each failure has a notice', () => {
    let failures = 0;
    for (const { state, transitions } of Object.values(getAdjacencyMap(signUpMachine, options))) {
      for (const { event, state: next } of Object.values(transitions as Record<string, { event: { type: string }; state: typeof state }>)) {
        if (JSON.stringify(next.value) === JSON.stringify(state.value) && next.context === state.context) continue;
        const where = `${String(state.value)} — ${event.type} → ${String(next.value)}`;
        if (state.context.details)
          expect(next.context.details, where).toMatchObject({
            companyName: DETAILS.companyName,
            email: DETAILS.email,
            phoneNumber: DETAILS.phoneNumber,
          });
        if (['creating', 'sendingOtp', 'validatingOtp', 'signedUp'].includes(String(next.value)))
          expect(next.context.consents, where).toMatchObject({ terms: true, promotionalTerms: true });
        if (next.matches('preparingPayment') && !state.matches('preparingPayment'))
          expect(state.context.isPaymentMethodReady, where).toBe(true);
        if (!isFailure(event)) continue;
        failures += 1;
        expect(next.context.notice, where).toMatchObject({ tone: 'error' });
        expect(next.hasTag('busy'), where).toBe(false);
      }
    }
    expect(failures).toBeGreaterThan(30);
  });

  it('nothing is sent while a required part is missing', () => {
    const sending = getShortestPaths(signUpMachine, options).filter(
      ({ state }) => state.hasTag('busy') && !state.matches('readingVariant'),
    );
    const seen = new Set(sending.map(({ state }) => String(state.value)));
    expect([...seen].toSorted()).toEqual([
      'checkingMultifactor',
      'creating',
      'preparingPayment',
      'resendingOtp',
      'sendingOtp',
      'validatingOtp',
    ]);
    for (const { state } of sending) {
      const { isTwoStep, details, consents, paymentMethodNonce, otp } = state.context;
      const where = String(state.value);
      expect(details, where).toEqual(DETAILS);
      expect(consents, where).toMatchObject({ terms: true, promotionalTerms: true });
      if (state.matches('preparingPayment')) expect(isTwoStep, where).toBe(true);
      else expect(paymentMethodNonce, where).toBe(isTwoStep ? 'N1' : null);
      if (state.matches('validatingOtp')) expect(otp, where).toBe('123456');
    }
  });

  it('while anything is on its way, nothing else is sent', () => {
    const submits = [SUBMIT, { type: 'payment.submitted' }, { type: 'otp.submitted', otp: '1' }, { type: 'otp.resendRequested' }] as const;
    const busy = getShortestPaths(signUpMachine, options).filter(({ state }) => state.hasTag('busy'));
    for (const { state } of busy) for (const event of submits) expect(state.can(event), `${String(state.value)} ${event.type}`).toBe(false);
  });

  it('from every state there is a way to the account', () => {
    for (const { state } of getShortestPaths(signUpMachine, options).filter((path) => path.state.status !== 'done')) {
      const { input: _input, ...rest } = options;
      const onward = getShortestPaths(signUpMachine, { ...rest, fromState: state, toState: (snapshot) => snapshot.matches('signedUp') });
      expect(onward.length, String(state.value)).toBeGreaterThan(0);
    }
  });
});
