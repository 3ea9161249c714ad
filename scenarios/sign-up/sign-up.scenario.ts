import { scenariosWith } from '../define.ts';
import { signUp as createAccount } from '../reach.ts';

const scenario = scenariosWith({ start: '/sign_up' });

export const signUp = scenario({
  id: 'sign-up/one-step',
  title: 'Signing up a fleet',
  story: 'One form and the terms; the new account can sign in right away.',
});

export const emailTaken = scenario({
  id: 'sign-up/email-taken',
  title: 'The email already has an account',
  story: 'The server refuses the sign-up; the alert names the email, and everything typed is still there.',
  answers: { signUpFleet: { example: 'userExists' } },
  reach: createAccount,
});

export const invalidValues = scenario({
  id: 'sign-up/invalid-values',
  title: 'The server refuses a value',
  story: 'The form finds nothing wrong, but the server does; its message is shown as is.',
  answers: { signUpFleet: { example: 'invalid' } },
  reach: createAccount,
});

export const cardDeclined = scenario({
  id: 'sign-up/card-declined',
  title: 'The card is declined',
  story: 'The provider declines the payment method.',
  answers: { signUpFleet: { example: 'cardDeclined' } },
});

export const oddWords = scenario({
  id: 'sign-up/script-in-message',
  title: 'The refusal contains HTML',
  story: 'The server’s message contains markup and script; it is shown as text.',
  answers: {
    signUpFleet: {
      status: 422,
      body: { alertMessage: '<img src=x onerror="window.hacked=1"> <b>No</b>', alertType: 'error' },
    },
  },
  reach: createAccount,
});

export const speechless = scenario({
  id: 'sign-up/no-message',
  title: 'The new account is created without a message',
  story: 'The server sends no message; sign-in welcomes the new account in our own words.',
  answers: { signUpFleet: { status: 201, body: { alertMessage: null, alertType: 'default' } } },
  reach: createAccount,
});

export const serverDown = scenario({
  id: 'sign-up/server-error-once',
  title: 'Signing up fails once',
  story: 'The first response is an error, the second succeeds: trying again helps, with nothing to retype.',
  faults: [{ kind: 'server-error', operation: 'signUpFleet', calls: [1] }],
  reach: createAccount,
});

export const slow = scenario({
  id: 'sign-up/held',
  title: 'Signing up is slow',
  story: 'The response is held until the tester releases it; a second press changes nothing.',
  faults: [{ kind: 'hold', operation: 'signUpFleet' }],
  reach: createAccount,
});
