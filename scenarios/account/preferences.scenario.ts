import { scenariosWith } from '../define.ts';
import { changePassword, savePreferences } from '../reach.ts';

const scenario = scenariosWith({ start: '/user_preferences', signedIn: true });

export const emailTaken = scenario({
  id: 'account/preferences-email-taken',
  title: 'Preferences: the email belongs to someone else',
  story: 'The server refuses the email; the form keeps every change and says why.',
  answers: { updateFleetUser: { example: 'emailTaken' } },
  reach: savePreferences,
});

export const preferencesTooShort = scenario({
  id: 'account/preferences-password-too-short',
  title: 'Preferences: the new password is too short',
  story: 'The server decides how long a password must be.',
  answers: { updateFleetUser: { example: 'passwordTooShort' } },
  reach: savePreferences,
});

export const preferencesMismatch = scenario({
  id: 'account/preferences-password-mismatch',
  title: 'Preferences: the server finds that the passwords differ',
  story: 'The client finds it first; the server has the last word.',
  answers: { updateFleetUser: { example: 'passwordMismatch' } },
  reach: savePreferences,
});

export const inactiveUser = scenario({
  id: 'account/preferences-deactivated',
  title: 'Preferences: the user has been deactivated',
  story: 'Someone deactivated the user while the form was open.',
  answers: { updateFleetUser: { example: 'inactiveUser' } },
  reach: savePreferences,
});

export const preferencesForbidden = scenario({
  id: 'account/preferences-forbidden',
  title: 'Preferences: the server refuses the change',
  story: 'The role may not change the record; the form says so.',
  answers: { updateFleetUser: { example: 'roleForbidden' } },
  reach: savePreferences,
});

export const preferencesServerDown = scenario({
  id: 'account/preferences-server-error',
  title: 'Preferences: the server fails once',
  story: 'The first save fails, the second succeeds.',
  faults: [{ kind: 'server-error', operation: 'updateFleetUser', calls: [1] }],
  reach: savePreferences,
});

export const userNotLoaded = scenario({
  id: 'account/user-load-error',
  title: 'Account and preferences cannot be loaded',
  story: 'The signed-in user cannot be loaded; the page offers to try again.',
  faults: [{ kind: 'server-error', operation: 'getCurrentUser' }],
  start: '/account',
});

export const preferencesSlow = scenario({
  id: 'account/saves-held',
  title: 'Saves wait for the tester',
  story: 'Responses to saves are held until the tester releases them: buttons show that they are busy.',
  faults: [
    { kind: 'hold', operation: 'updateFleetUser' },
    { kind: 'hold', operation: 'changePassword' },
  ],
  start: '/account',
  reach: [...changePassword, { open: '/user_preferences' }, ...savePreferences],
});
