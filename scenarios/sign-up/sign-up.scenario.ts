import { defineScenario } from '../define.ts';

export const signUp = defineScenario({
  id: 'sign-up/one-step',
  title: 'Signing up a fleet',
  story: 'One form and the terms; the new account signs in right after.',
  start: '/sign_up',
});

export const emailTaken = defineScenario({
  id: 'sign-up/email-taken',
  title: 'The email has an account already',
  story: 'The server refuses the sign-up; the alert names the email, and everything typed is still there.',
  start: '/sign_up',
  answers: { signUpFleet: { example: 'userExists' } },
});

export const invalidValues = defineScenario({
  id: 'sign-up/invalid-values',
  title: 'The server refuses a value',
  story: 'The form found nothing wrong, the server did; its words are shown as they are.',
  start: '/sign_up',
  answers: { signUpFleet: { example: 'invalid' } },
});

export const cardDeclined = defineScenario({
  id: 'sign-up/card-declined',
  title: 'The card is declined',
  story: 'The provider refuses the payment method of the sign-up.',
  start: '/sign_up',
  answers: { signUpFleet: { example: 'cardDeclined' } },
});

export const oddWords = defineScenario({
  id: 'sign-up/script-in-message',
  title: 'The refusal looks like a page',
  story: 'The words of the server hold markup and script; they stay text.',
  start: '/sign_up',
  answers: { signUpFleet: { status: 422, body: { alertMessage: '<img src=x onerror="window.hacked=1"> <b>No</b>', alertType: 'error' } } },
});

export const speechless = defineScenario({
  id: 'sign-up/no-message',
  title: 'The new account comes without a word',
  story: 'The server says nothing about its success; sign-in welcomes the new account in our words.',
  start: '/sign_up',
  answers: { signUpFleet: { status: 201, body: { alertMessage: null, alertType: 'default' } } },
});

export const serverDown = defineScenario({
  id: 'sign-up/server-error-once',
  title: 'Signing up fails once',
  story: 'The first answer is an error, the second one is good: pressing again helps, with nothing typed anew.',
  start: '/sign_up',
  faults: [{ kind: 'server-error', operation: 'signUpFleet', calls: [1] }],
});

export const slow = defineScenario({
  id: 'sign-up/held',
  title: 'Signing up takes its time',
  story: 'The answer is held until the tester lets it go; a second press changes nothing.',
  start: '/sign_up',
  faults: [{ kind: 'hold', operation: 'signUpFleet' }],
});
