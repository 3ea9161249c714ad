import { scenariosWith } from '../define.ts';
import { signUp, signUpWithCode } from '../reach.ts';

/** Somebody who signs up is nobody yet: the service sends the code to whoever asks. */
const SENT = { example: 'success' } as const;

const scenario = scenariosWith({ start: '/sign_up' });

export const code = scenario({
  id: 'sign-up/code',
  title: 'Signing up with a one-time code',
  story: 'Two-step sign-in is on: a code is sent before the account is created.',
  flags: { multifactor_authentication: 'on' },
  answers: { sendOtp: SENT },
  reach: signUp,
});

export const codeNotSent = scenario({
  id: 'sign-up/code-not-sent',
  title: 'The code cannot be sent',
  story: 'No code is sent; the form says why and keeps what was typed.',
  flags: { multifactor_authentication: 'on' },
  answers: { sendOtp: { example: 'otpNotSent' } },
  reach: signUp,
});

export const expiredCode = scenario({
  id: 'sign-up/expired-code',
  title: 'The code has expired',
  story: 'Whatever is typed, the code has expired; another one can be requested.',
  flags: { multifactor_authentication: 'on' },
  answers: { sendOtp: SENT, signUpFleet: { example: 'expiredOtp' } },
  reach: signUpWithCode,
});

export const emailTakenAtCode = scenario({
  id: 'sign-up/email-taken-at-code',
  title: 'The code is right, the email is taken',
  story: 'Only after the code does the server say that the email already has an account; the form opens again.',
  flags: { multifactor_authentication: 'on' },
  answers: { sendOtp: SENT, signUpFleet: { example: 'userExists' } },
  reach: signUpWithCode,
});

export const heldCode = scenario({
  id: 'sign-up/code-held',
  title: 'The response to the code is slow',
  story: 'The account is being created while the visitor goes back; the late response changes nothing.',
  flags: { multifactor_authentication: 'on' },
  answers: { sendOtp: SENT },
  faults: [{ kind: 'hold', operation: 'signUpFleet' }],
  reach: signUpWithCode,
});
