import { defineScenario } from '../define.ts';
import { changePassword, requestReset, resetPassword } from '../reach.ts';

export const noAccount = defineScenario({
  id: 'account/forgot-password-no-account',
  title: 'Forgot password: no account has this email',
  story: 'The server finds no account for the email; the alert uses our wording, in the page’s language.',
  answers: { requestPasswordReset: { example: 'noAccount' } },
  start: '/forgot_password',
  reach: requestReset,
});

export const resetRequestRefused = defineScenario({
  id: 'account/forgot-password-refused',
  title: 'Forgot password: the email is refused',
  story: 'The server rejects the value and says so in its own words.',
  answers: { requestPasswordReset: { example: 'invalid' } },
  start: '/forgot_password',
  reach: requestReset,
});

export const expiredResetToken = defineScenario({
  id: 'account/reset-password-expired-link',
  title: 'Reset password: the link is too old',
  story: 'The link was used or has expired; a new one is one click away.',
  answers: { resetPassword: { example: 'expiredResetToken' } },
  start: '/reset_password?reset_password_token=reset-1',
  reach: resetPassword,
});

export const resetMismatch = defineScenario({
  id: 'account/reset-password-mismatch',
  title: 'Reset password: the server finds that the passwords differ',
  story: 'The client finds it first; the server has the last word.',
  answers: { resetPassword: { example: 'passwordMismatch' } },
  start: '/reset_password?reset_password_token=reset-1',
  reach: resetPassword,
});

export const resetTooShort = defineScenario({
  id: 'account/reset-password-too-short',
  title: 'Reset password: the password is too short',
  story: 'Here the server decides how long a password must be.',
  answers: { resetPassword: { example: 'passwordTooShort' } },
  start: '/reset_password?reset_password_token=reset-1',
  reach: resetPassword,
});

export const wrongCurrentPassword = defineScenario({
  id: 'account/change-password-wrong-current',
  title: 'Change password: the current one is wrong',
  story: 'The old password still works; what was typed stays.',
  answers: { changePassword: { example: 'wrongCurrentPassword' } },
  start: '/account',
  signedIn: true,
  reach: changePassword,
});

export const changeMismatch = defineScenario({
  id: 'account/change-password-mismatch',
  title: 'Change password: the server finds that the passwords differ',
  story: 'The client finds it first; the server has the last word.',
  answers: { changePassword: { example: 'passwordMismatch' } },
  start: '/account',
  signedIn: true,
  reach: changePassword,
});

export const changeTooShort = defineScenario({
  id: 'account/change-password-too-short',
  title: 'Change password: the new one is too short',
  story: 'Here the server decides how long a password must be.',
  answers: { changePassword: { example: 'passwordTooShort' } },
  start: '/account',
  signedIn: true,
  reach: changePassword,
});

export const passwordsUnreachable = defineScenario({
  id: 'account/passwords-unreachable',
  title: 'Passwords: the connection breaks',
  story:
    'The connection breaks without a response; the form says that the password may have been changed, and keeps what was typed.',
  faults: [
    { kind: 'connection-reset', operation: 'requestPasswordReset' },
    { kind: 'connection-reset', operation: 'resetPassword' },
    { kind: 'connection-reset', operation: 'changePassword' },
  ],
  signedIn: true,
  reach: [
    { open: '/account' },
    ...changePassword,
    { open: '/reset_password?reset_password_token=reset-1' },
    ...resetPassword,
    { open: '/forgot_password' },
    ...requestReset,
  ],
});
