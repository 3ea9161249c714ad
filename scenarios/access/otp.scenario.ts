import { defineScenario } from '../define.ts';
import { press, signIn, signInWithCode } from '../reach.ts';

const flags = { multifactor_authentication: 'on' } as const;

export const twoStep = defineScenario({
  id: 'access/two-step',
  title: 'Signing in with a one-time code',
  story: 'Two-step sign-in is on; 123456 is always the right code.',
  flags,
  start: '/sign_in',
});

export const wrongOtpOnce = defineScenario({
  id: 'access/wrong-otp-once',
  title: 'The first code is wrong, the second one right',
  story: 'The code screen keeps what was typed and says why; the next attempt gets in.',
  flags,
  answers: { createSession: { calls: [1], example: 'wrongOtp' } },
  reach: signInWithCode,
});

export const expiredOtp = defineScenario({
  id: 'access/expired-otp',
  title: 'The one-time code has expired',
  story: 'The code was entered too late; another one can be requested on the same screen.',
  flags,
  answers: { createSession: { calls: [1], example: 'expiredOtp' } },
  reach: signInWithCode,
});

export const otpNotSent = defineScenario({
  id: 'access/otp-not-sent',
  title: 'The one-time code cannot be sent',
  story: 'Nothing reaches the user, so the form returns with the reason and what was typed.',
  flags,
  answers: { sendOtp: { example: 'otpNotSent' } },
  reach: signIn,
});

export const otpNotResent = defineScenario({
  id: 'access/otp-not-resent',
  title: 'The one-time code cannot be sent again',
  story:
    'The first code was sent, the second one was not; the screen stays, and resending can be tried again right away.',
  flags,
  answers: { sendOtp: { calls: [2], example: 'otpNotSent' } },
  reach: [...signIn.map((step) => ({ ...step, see: 'Enter your code' })), press('button', 'Resend Again')],
});

export const otpSlow = defineScenario({
  id: 'access/otp-held',
  title: 'Checking the code takes as long as the tester wants',
  story: 'The response to the code is held: going back in the meantime must leave nothing behind when it arrives.',
  flags,
  faults: [{ kind: 'hold', operation: 'createSession' }],
  reach: signInWithCode,
});

export const otpNoFleet = defineScenario({
  id: 'access/otp-no-fleet',
  title: 'A correct code for a user without a fleet',
  story: 'The code is right, but the account belongs to no fleet: back to the form with the reason.',
  flags,
  world: { withoutFleet: true },
});
