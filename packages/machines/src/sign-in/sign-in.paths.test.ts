import { describe, expect, it } from 'vitest';
import { broken, done, late, walk } from '../walk.fixture.ts';
import { signInMachine } from './sign-in.machine.ts';

const CREDENTIALS = { email: 'ann@x.co', password: 'wayside' };
const SUBMIT = { type: 'credentials.submitted', ...CREDENTIALS } as const;
const OTP = { type: 'otp.submitted', otp: '123456' } as const;
const RESEND = { type: 'otp.resendRequested' } as const;
const IN = { status: 'success', user: { fleet_id: 7 } } as const;
const NO_FLEET = { status: 'success', user: { fleet_id: null } } as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;

const SENDING = ['sendingOtp', 'resendingOtp'];
const SIGNING_IN = ['signingIn', 'validatingOtp', 'signingInWithKey'];
const idOf = (state: string) => `0.signIn.${state}`;
const { paths, states, events, placeOf, after, unreached, deadEnds } = walk(signInMachine, {
  inputs: [{}, { key: 'K1' }],
  events: [
    SUBMIT,
    OTP,
    RESEND,
    { type: 'otp.abandoned' },
    { type: 'cooldown.ended' },
    ...done(idOf('checkingMultifactor'), true, false),
    ...late('flagPatience', 'signIn.checkingMultifactor'),
    ...SENDING.flatMap((state) => done(idOf(state), { status: 'success' }, REFUSED)),
    ...SIGNING_IN.flatMap((state) => done(idOf(state), IN, NO_FLEET, REFUSED)),
    ...broken(...['checkingMultifactor', ...SENDING, ...SIGNING_IN].map(idOf)),
    ...late('responsePatience', ...[...SENDING, ...SIGNING_IN].map((state) => `signIn.${state}`)),
  ],
  facts: ({ credentials, otp, key, isCooling, user }) => [credentials !== null, otp, key, isCooling, user],
});
const sending = states.filter((state) => state.hasTag('busy'));

describe('every path of the sign-in', () => {
  it('leads to every state, and on until somebody is signed in', () => {
    expect([unreached(), deadEnds()]).toEqual([[], ['signedIn']]);
  });

  it('[AUT-01] [AUT-13] nothing is sent while a required part is missing', () => {
    expect(sending.length).toBeGreaterThan(0);
    for (const state of sending) {
      const { credentials, otp, key } = state.context;
      if (state.matches('signingInWithKey')) expect(key, placeOf(state)).toBe('K1');
      else expect(credentials, placeOf(state)).toEqual(CREDENTIALS);
      if (state.matches('validatingOtp')) expect(otp, placeOf(state)).toBe(OTP.otp);
    }
  });

  it('while anything is on its way, nothing else is sent', () => {
    for (const state of sending)
      for (const event of [SUBMIT, OTP, RESEND]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('only somebody of a fleet gets in, and then no password is kept', () => {
    const inside = states.filter((state) => state.matches('signedIn'));
    expect(inside.length).toBeGreaterThan(0);
    for (const { context } of inside)
      expect([context.user?.fleet_id, context.credentials, context.otp]).toEqual([7, null, null]);
  });

  it('a key is tried once, and a code only after the flag asked for one', () => {
    const storedKeys = states.filter((state) => !state.hasTag('key') && state.context.key !== null);
    const atCode = paths.filter(({ state }) => state.hasTag('otp'));
    const unasked = atCode.filter(
      ({ steps }) => !steps.some(({ event }) => (event.type as string).endsWith('signIn.checkingMultifactor')),
    );
    expect(atCode.length).toBeGreaterThan(0);
    expect([storedKeys, unasked]).toEqual([[], []]);
  });

  it('each failure has words, and leads to where the person can try again', () => {
    const failures = events.filter(
      // A flag that cannot be read means no, and the sign-in goes on.
      ({ type, output }) =>
        (output?.status === 'failure' || /xstate\.(error|after)/.test(type)) && !type.endsWith('checkingMultifactor'),
    );
    const failed = states.flatMap((state) =>
      failures
        .map((event) => ({ event, state, next: after(state, event) }))
        .filter(({ next }) => next.value !== state.value),
    );
    expect(failed.length).toBeGreaterThan(10);
    for (const { event, next } of failed.filter(({ next }) => next.status === 'active')) {
      expect(next.context.notice, event.type).toMatchObject({ tone: 'error' });
      expect([next.hasTag('busy'), next.can(SUBMIT) || next.can(OTP)], event.type).toEqual([false, true]);
    }
  });
});
