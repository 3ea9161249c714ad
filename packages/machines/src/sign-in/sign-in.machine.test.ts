import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { RESEND_COOLDOWN_MS, signInMachine } from './sign-in.machine.ts';
import type { SignInOutcome } from './sign-in.machine.ts';

const OK: SignInOutcome = { status: 'success', user: { fleet_id: 5 } };
const HOMELESS: SignInOutcome = { status: 'success', user: { fleet_id: null } };
const SENT = { status: 'success' } as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const SUBMIT = { type: 'credentials.submitted', email: 'a@b.co', password: 'secret' } as const;
const OTP = { type: 'otp.submitted', otp: '123456' } as const;
const RESEND = { type: 'otp.resendRequested' } as const;
const BACK = { type: 'otp.abandoned' } as const;
const CREDENTIALS = { email: 'a@b.co', password: 'secret' };

function start(answers: Answers<typeof signInMachine> = {}) {
  return play(signInMachine, {}, { readMultifactor: [false], signIn: [OK], ...answers });
}
/** Somebody who was sent a code. */
async function atCode({ sendOtp = [], ...answers }: Answers<typeof signInMachine> = {}) {
  const started = start({ readMultifactor: [true, true], sendOtp: [SENT, ...sendOtp], ...answers });
  started.send(SUBMIT);
  await started.at('enteringOtp');
  return started;
}

describe('sign-in machine', () => {
  it('[AUT-13] without multifactor, one submit signs in, and a second one meanwhile is ignored', async () => {
    const { send, sent, at } = start();
    send(SUBMIT, SUBMIT);
    expect((await at('signedIn')).context).toMatchObject({ user: { fleet_id: 5 }, credentials: null });
    expect(sent('signIn')).toEqual([{ ...CREDENTIALS, otp: null }]);
    expect(sent('sendOtp')).toEqual([]);
  });

  it('[AUT-14, AUT-15, AUT-16] with multifactor the first submit sends a code, and the code signs in', async () => {
    const { send, now, sent, at } = await atCode();
    expect(now().hasTag('otp')).toBe(true);
    expect(now().context.notice).toEqual({ tone: 'success', label: 'otpSent' });
    expect(sent('sendOtp')).toEqual([{ ...CREDENTIALS, isResend: false }]);
    expect(sent('signIn')).toEqual([]);
    send(OTP);
    await at('signedIn');
    expect(sent('signIn')).toEqual([{ ...CREDENTIALS, otp: '123456' }]);
  });

  it('[AUT-17] a code that could not be sent goes back to the form with the reason', async () => {
    const { send, at } = start({ readMultifactor: [true], sendOtp: [REFUSED] });
    send(SUBMIT);
    await at('sendingOtp');
    expect((await at('enteringCredentials')).context.notice).toEqual(REFUSED.notice);
  });

  it('[AUT-21] resend sends another code, confirms it and then pauses, which neither a wrong code nor going back shortens', async () => {
    const { send, now, sent, clock, at } = await atCode({ sendOtp: [SENT, SENT], signIn: [REFUSED] });
    send(RESEND);
    const resent = await at('enteringOtp');
    expect(resent.context.notice).toEqual({ tone: 'success', label: 'otpResent' });
    expect(resent.can(RESEND)).toBe(false);
    expect(sent('sendOtp')[1]).toEqual({ ...CREDENTIALS, isResend: true });
    clock.increment(RESEND_COOLDOWN_MS / 2);
    send(OTP);
    expect((await at('enteringOtp')).can(RESEND)).toBe(false);
    send(BACK, SUBMIT);
    expect((await at('enteringOtp')).can(RESEND)).toBe(false);
    clock.increment(RESEND_COOLDOWN_MS / 2 - 1);
    expect(now().can(RESEND)).toBe(false);
    clock.increment(1);
    expect(now().can(RESEND)).toBe(true);
  });

  it('[AUT-21] a failed resend stays on the code step, with the reason, and can be retried at once', async () => {
    const { send, at } = await atCode({ sendOtp: [REFUSED] });
    send(RESEND);
    const refused = await at('enteringOtp');
    expect(refused.context.notice).toEqual(REFUSED.notice);
    expect(refused.can(RESEND)).toBe(true);
  });

  it('[AUT-17] going back from the code keeps the email and drops password and code', async () => {
    const { send } = await atCode();
    expect(send(BACK)).toMatchObject({
      value: 'enteringCredentials',
      context: { email: SUBMIT.email, credentials: null, otp: null, notice: null },
    });
  });

  it.each([
    ['[AUT-15] to another code', RESEND, 'sendOtp'],
    ['to a sign-in', OTP, 'signIn'],
  ] as const)('a response %s that arrives after going back is ignored', async (_what, event, name) => {
    const late = Promise.withResolvers<typeof OK>();
    const { send, now } = await atCode({ [name]: [late.promise] });
    send(event, BACK);
    late.resolve(OK);
    await late.promise;
    await Promise.resolve();
    expect(now()).toMatchObject({
      value: 'enteringCredentials',
      context: { notice: null, isCooling: false, user: null, credentials: null, otp: null },
    });
  });

  it('[AUT-18] a wrong code stays on the code step, with the reason', async () => {
    const { send, at } = await atCode({ signIn: [REFUSED] });
    send(OTP);
    expect((await at('enteringOtp')).context.notice).toEqual(REFUSED.notice);
  });

  it('[AUT-25] a user without a fleet is refused, with and without a code', async () => {
    const { send, settled } = start({ signIn: [HOMELESS] });
    send(SUBMIT);
    const coded = await atCode({ signIn: [HOMELESS] });
    coded.send(OTP);
    for (const { value, context } of [await settled(), await coded.settled()])
      expect([value, context.notice, context.user]).toMatchObject([
        'enteringCredentials',
        { label: 'notAFleetCustomer' },
        null,
      ]);
  });

  it.each([
    ['signs in without a click', OK, 'signedIn', null],
    ['that fails shows the form', REFUSED, 'enteringCredentials', REFUSED.notice],
  ] as const)('[AUT-02] a key %s', async (_what, outcome, value, notice) => {
    const { calls, settled } = play(signInMachine, { key: 'K1' }, { signInWithKey: [outcome] });
    expect(await settled()).toMatchObject({ value, context: { notice, key: null } });
    expect(calls).toEqual([['signInWithKey', { key: 'K1' }]]);
  });

  it.each(['fails', 'is slow'])('[API-51] a flag service that %s means off', async (how) => {
    const { send, clock, at, calls } = start({ readMultifactor: how === 'fails' ? [new Error('down')] : [] });
    send(SUBMIT);
    if (how === 'is slow') clock.increment(3_000);
    await at('signedIn');
    expect(calls.map(([name]) => name)).toEqual(['readMultifactor', 'signIn']);
  });

  it.each([
    ['sendingOtp', true],
    ['signingIn', false],
  ])('a call without a response ends with a notice: %s', async (state, multifactor) => {
    const { send, now, clock, at } = start({ readMultifactor: [multifactor], signIn: [] });
    send(SUBMIT);
    await at(state);
    clock.increment(30_000);
    expect(now()).toMatchObject({ value: 'enteringCredentials', context: { notice: { label: 'timeout' } } });
  });
});
