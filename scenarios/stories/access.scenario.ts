import { PASSWORD, emailOf } from '../axes.ts';
import { scenariosWith } from '../define.ts';

const owner = emailOf('Owner');

const scenario = scenariosWith({ brands: ['default'] });

export const signInWithCode = scenario({
  id: 'stories/sign-in-with-code',
  title: 'Signing in with a one-time code',
  story: 'A fleet owner signs in where two-step sign-in is on: a wrong code first, then the right one.',
  roles: ['Owner'],
  flags: { multifactor_authentication: 'on' },
  answers: { createSession: { calls: [1], example: 'wrongOtp' } },
  start: '/sign_in',
  steps: [
    {
      say: 'Ann manages two dozen vans. She signs in with her email and her password.',
      note: 'Point out the savings claim beside the form: its number depends on the brand.',
      open: '/sign_in',
      type: { Email: owner, Password: PASSWORD },
      see: 'Forgot password?',
    },
    {
      say: 'Her company requires a second step. A code is sent, and the form waits for it.',
      press: { role: 'button', name: 'Sign in' },
      see: 'Enter your code',
    },
    {
      say: 'She mistypes the code. The screen says so and keeps everything as it is.',
      note: 'Another code can be requested after a pause; the button counts down the seconds.',
      type: { 'One-time code': '111111' },
      press: { role: 'button', name: 'Validate' },
      see: 'One-time code',
    },
    {
      say: 'The right code lets her in, straight to what needs her attention.',
      type: { 'One-time code': '123456' },
      press: { role: 'button', name: 'Validate' },
      see: 'Dashboard',
    },
  ],
});

export const forgottenPassword = scenario({
  id: 'stories/forgotten-password',
  title: 'A forgotten password',
  story: 'Requesting a link, setting a new password with it, and signing in with the new one.',
  roles: ['Owner'],
  start: '/sign_in',
  steps: [
    {
      say: 'Ann has forgotten her password. The way out is right below the field.',
      open: '/sign_in',
      press: { role: 'link', name: 'Forgot password?' },
      see: 'Reset password',
    },
    {
      say: 'Her email is all she needs.',
      note: 'Whether the email has an account is said in our own words, in both languages.',
      type: { Email: owner },
      press: { role: 'button', name: 'Reset password' },
      see: 'We sent you an email with a link to reset your password',
    },
    {
      say: 'The link in the email opens this page. She enters a new password twice.',
      open: '/reset_password?reset_password_token=reset-1',
      type: { 'New password': 'new-wayside', 'Confirm new password': 'new-wayside' },
      press: { role: 'button', name: 'Save new password' },
      see: 'Your password has been reset',
    },
  ],
});

export const changedPassword = scenario({
  id: 'stories/changed-password',
  title: 'Changing the password',
  story: 'A signed-in user changes the password on the account page.',
  roles: ['Owner', 'Driver'],
  start: '/account',
  signedIn: true,
  steps: [
    {
      say: 'The account page shows your details and lets you change your password.',
      open: '/account',
      see: 'Your details',
    },
    {
      say: 'The button does nothing until all three fields are filled in.',
      note: 'Press the button before typing: it says what is missing.',
      type: { 'Current password': PASSWORD, 'New password': 'new-wayside', 'Confirm new password': 'new-wayside' },
      press: { role: 'button', name: 'Change password' },
      see: 'Password changed',
    },
  ],
});

export const preferences = scenario({
  id: 'stories/preferences',
  title: 'Choosing notifications',
  story: 'A user changes her name and notifications, and leaves the password alone.',
  roles: ['Owner', 'Manager'],
  start: '/user_preferences',
  signedIn: true,
  steps: [
    { say: 'Contact details and notifications are on one page.', open: '/user_preferences', see: 'Approval required' },
    {
      say: 'A user who has just married changes her last name.',
      note: 'Try to leave the page now: nothing typed is lost without asking.',
      type: { 'Last name': 'Lee-Okafor' },
      press: { role: 'button', name: 'Save preferences' },
      see: 'Preference updated',
    },
  ],
});
