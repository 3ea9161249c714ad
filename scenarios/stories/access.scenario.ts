import { PASSWORD, emailOf } from '../axes.ts';
import { canSignIn, defineStory } from '../story.ts';

const owner = emailOf('Owner');
const NEW_PASSWORD = 'new-wayside';

export const signInWithCode = defineStory({
  id: 'stories/sign-in-with-code',
  title: 'Signing in with a one-time code',
  story: 'A fleet owner signs in where two-step sign-in is on: a wrong code first, then the right one.',
  brands: ['default'],
  role: 'Owner',
  flags: { multifactor_authentication: 'on' },
  answers: { createSession: { calls: [1], example: 'wrongOtp' } },
  start: '/sign_in',
  intro: {
    say: 'Ann manages two dozen vans. Her company asks for a second step when she signs in.',
    note: 'Point out the savings claim beside the form: its number depends on the brand.',
    see: 'Forgot password?',
  },
  steps: [
    {
      act: 'Sign in with the password',
      say: 'Her email and her password are right. A code was sent to her phone, and the form waits for it.',
      type: { Email: owner, Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Enter your code',
      changes: ['sendOtp'],
    },
    {
      act: 'Enter a wrong code',
      say: 'She mistyped the code. The form says so and keeps everything else as it is.',
      note: 'Another code can be requested after a pause; the button counts down the seconds.',
      type: { 'One-time code': '111111' },
      press: { role: 'button', name: 'Validate' },
      see: 'The code is not valid',
    },
    {
      act: 'Enter the right code',
      say: 'The right code lets her in, straight to what needs her attention.',
      type: { 'One-time code': '123456' },
      press: { role: 'button', name: 'Validate' },
      see: 'Needs attention',
      changes: ['createSession'],
    },
  ],
  outcome: {
    says: 'Ann is signed in, after one wrong code.',
    see: 'Active maintenance',
    server: 'as before',
  },
});

export const forgottenPassword = defineStory({
  id: 'stories/forgotten-password',
  title: 'A forgotten password',
  story: 'Requesting a link, setting a new password with it, and signing in with the new one.',
  brands: ['default'],
  role: 'Owner',
  start: '/sign_in',
  intro: { say: 'Ann has forgotten her password. The way out is right below the field.', see: 'Forgot password?' },
  steps: [
    {
      act: 'Open “Forgot password?”',
      say: 'One page, one field: her email is all she needs.',
      press: { role: 'link', name: 'Forgot password?' },
      see: 'Reset password',
    },
    {
      act: 'Request a link',
      say: 'The link is on its way to her inbox.',
      note: 'The response is the same whether the email has an account or not.',
      type: { Email: owner },
      press: { role: 'button', name: 'Reset password' },
      see: 'We sent you an email with a link to reset your password',
      changes: ['requestPasswordReset'],
    },
    {
      act: 'Open the link in the email',
      say: 'The link leads to a page for the new password.',
      open: '/reset_password?reset_password_token=reset-1',
      see: 'Confirm new password',
    },
    {
      act: 'Save a new password',
      say: 'Typed twice and saved. The sign-in page says that it is reset.',
      type: { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD },
      press: { role: 'button', name: 'Save new password' },
      see: 'Your password has been reset',
      changes: ['resetPassword'],
    },
    {
      act: 'Sign in with it',
      say: 'The new password lets her in.',
      type: { Email: owner, Password: NEW_PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Needs attention',
      changes: ['createSession'],
    },
  ],
  outcome: {
    says: 'Ann is signed in with her new password.',
    see: 'Active maintenance',
    server: [canSignIn(owner, NEW_PASSWORD)],
  },
});

export const changedPassword = defineStory({
  id: 'stories/changed-password',
  title: 'Changing the password',
  story: 'A signed-in user changes the password on the account page; the current one is asked for.',
  brands: ['default'],
  role: 'Owner',
  start: '/account',
  signedIn: true,
  intro: {
    say: 'The account page shows Ann’s details and lets her change her password.',
    note: 'The button is off until the three fields are filled in.',
    see: 'Your details',
  },
  steps: [
    {
      act: 'Mistype the current password',
      say: 'Whoever changes the password has to know the current one. The page says that this is not it.',
      type: { 'Current password': 'wayside?', 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD },
      press: { role: 'button', name: 'Change password' },
      see: 'Current password is incorrect',
    },
    {
      act: 'Enter it correctly',
      say: 'Now the password is changed, and the three fields are empty again.',
      type: { 'Current password': PASSWORD, 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD },
      press: { role: 'button', name: 'Change password' },
      see: 'Password changed',
      changes: ['changePassword'],
    },
  ],
  outcome: {
    says: 'Ann signs in with her new password from now on.',
    see: 'Password changed',
    server: [canSignIn(owner, NEW_PASSWORD)],
  },
});

export const preferences = defineStory({
  id: 'stories/preferences',
  title: 'Choosing notifications',
  story: 'A user decides which messages she gets as a text and as an email, and changes her last name on the way.',
  brands: ['default'],
  role: 'Owner',
  start: '/user_preferences',
  signedIn: true,
  intro: { say: 'Contact details and notifications are on one page.', see: 'Approval required' },
  steps: [
    {
      act: 'Turn on one more text message',
      say: 'A payment that was received is worth a text message to her. Texts and emails are chosen one by one.',
      note: '“Recommended” and “None” choose all of them at once. Try to leave the page now: nothing is lost without asking.',
      press: { role: 'checkbox', name: 'Payment received' },
      see: 'Unsaved changes',
    },
    {
      act: 'Save, with a new last name',
      say: 'She has just married, so her name changes, too. One save keeps both.',
      type: { 'Last name': 'Lee-Okafor' },
      press: { role: 'button', name: 'Save preferences' },
      see: 'Preference updated',
      changes: ['updateFleetUser'],
    },
  ],
  outcome: {
    says: 'Ann Lee-Okafor gets a text message when a payment is received.',
    see: 'Preference updated',
    server: [
      {
        call: 'getCurrentUser',
        has: { lastName: 'Lee-Okafor', text_notification_preference_attributes: { payment_received: true } },
      },
    ],
  },
});
