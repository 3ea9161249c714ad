import { place } from '@wayside/domain';
import { emailOf } from '../axes.ts';
import { defineScenario } from '../define.ts';
import { signIn, signInWithCode } from '../reach.ts';

export const wrongPassword = defineScenario({
  id: 'access/wrong-password',
  title: 'Wrong email or password',
  story: 'The server refuses every sign-in; the form keeps what was typed and says why.',
  answers: { createSession: { example: 'invalidCredentials' } },
  reach: signIn,
});

export const wrongPasswordFrench = defineScenario({
  id: 'access/wrong-password-french',
  title: 'Wrong email or password, refused in French',
  story: 'The server responds in French; the alert is the same as for the English response.',
  brands: ['canada'],
  answers: { createSession: { example: 'invalidCredentialsFrench' } },
  reach: [
    { type: { Courriel: emailOf('Owner'), 'Mot de passe': 'wrong' }, press: { role: 'button', name: 'Se connecter' } },
  ],
});

export const wrongOtp = defineScenario({
  id: 'access/wrong-otp',
  title: 'Wrong one-time code',
  story: 'Two-step sign-in is on, and no code is ever right.',
  flags: { multifactor_authentication: 'on' },
  answers: { createSession: { example: 'wrongOtp' } },
  reach: signInWithCode,
});

export const noFleet = defineScenario({
  id: 'access/no-fleet',
  title: 'A user without a fleet',
  story: 'The credentials are right, but the account belongs to no fleet and is turned away.',
  world: { withoutFleet: true },
});

export const expiredToken = defineScenario({
  id: 'access/expired-token',
  title: 'The session ends in the middle of work',
  story:
    'After a dozen calls, which is the dashboard and a little more, the token is refused; the user signs in again and returns to the same page.',
  world: { tokenCalls: 12 },
  signedIn: true,
});

export const roleForbidden = defineScenario({
  id: 'access/role-forbidden',
  title: 'The server refuses the role',
  story: 'The list of fleets is refused even though the screen was offered.',
  roles: ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'],
  answers: { listFleets: { example: 'roleForbidden' } },
  signedIn: true,
  start: place.fmcDashboard,
});

export const errorInAddress = defineScenario({
  id: 'access/error-in-address',
  title: 'Another site sends someone back with an error',
  story: 'The address carries a message, which is shown above the form as text, whatever it contains.',
  start: '/sign_in?error_message=Your+session+at+the+partner+is+over.+%3Cb%3ESign+in+again%3C%2Fb%3E',
});
