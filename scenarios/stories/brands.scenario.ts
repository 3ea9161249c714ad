import { PASSWORD, emailOf } from '../axes.ts';
import { defineStory } from '../story.ts';

const owner = emailOf('Owner');

export const twoLanguages = defineStory({
  id: 'stories/two-languages',
  title: 'One page, two languages',
  story: 'The Canadian brand switches language in place and remembers it for the user.',
  brands: ['canada'],
  role: 'Owner',
  start: '/dashboard',
  signedIn: true,
  intro: { say: 'The day begins in French, with Canadian dollars and kilometres.', see: 'Tableau de bord' },
  steps: [
    {
      act: 'Switch to English',
      say: 'One press, and the page is in English. Only text that comes from the server was loaded again.',
      press: { role: 'radio', name: 'EN, English' },
      see: 'Needs attention',
      changes: ['updateFleetUser'],
    },
    {
      act: 'Open the vehicles',
      say: 'Every other page is in English, too, from now on.',
      note: 'The choice follows the user to every device.',
      press: { role: 'link', name: 'Vehicles' },
      see: 'Last maintenance',
    },
  ],
  outcome: {
    says: 'The page is in English, and the server knows that Ann prefers it.',
    see: 'Add vehicle',
    server: [{ call: 'getCurrentUser', has: { language: 'en' } }],
  },
});

export const accounts = defineStory({
  id: 'stories/fuel-card-accounts',
  title: 'A fuel-card customer with two accounts',
  story: 'Customers of the fuel-card brand choose account and fleet in the header; the page follows.',
  brands: ['fuel-card'],
  role: 'Owner',
  start: '/sign_in',
  intro: {
    say: 'Fleetfill has no sign-up of its own: customers come with their card.',
    note: 'There is no sign-up link below the form.',
    see: 'Forgot password?',
  },
  steps: [
    {
      act: 'Sign in',
      say: 'Account and fleet are in the header, on every page.',
      type: { Email: owner, Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Needs attention',
      changes: ['createSession'],
    },
    {
      act: 'Look at the accounts',
      say: 'This customer has two of them.',
      press: { role: 'button', name: 'Main account Account' },
      see: 'Second account',
    },
    {
      act: 'Choose the second one',
      say: 'The second account has one fleet, so the page opened it right away, with its vehicles.',
      note: 'An account with several fleets waits until one is chosen.',
      press: { role: 'option', name: 'Second account' },
      see: 'Harbor Security',
      changes: ['impersonateFleet'],
    },
  ],
  outcome: {
    says: 'The page shows the fleet of the second account.',
    see: 'Harbor Security',
    server: [{ call: 'getMyFleet', has: { name: 'Harbor Security' } }],
  },
});

export const providerSignOut = defineStory({
  id: 'stories/provider-sign-out',
  title: 'Signing out of the provider, too',
  story: 'Customers of Tidemark come through their provider: signing out ends both sessions.',
  brands: ['shell'],
  role: 'Owner',
  start: '/dashboard',
  signedIn: true,
  intro: { say: 'A Tidemark customer is signed in, here and at the provider.', see: 'Needs attention' },
  steps: [
    {
      act: 'Open the account menu',
      say: 'The way out is in the account menu, as in every brand.',
      press: { role: 'button', name: 'AL, Account menu for Ann Lee' },
      see: 'Sign out',
    },
    {
      act: 'Sign out',
      say: 'Both sessions have ended, and the page links to the account manager.',
      note: 'Only this brand has that link.',
      press: { role: 'menuitem', name: 'Sign out' },
      see: 'You have been logged out.',
      changes: ['deleteShellSession'],
    },
  ],
  outcome: {
    says: 'No one is signed in anymore, here or at the provider.',
    see: 'You have been logged out.',
    server: 'as before',
  },
});

export const partnerSignIn = defineStory({
  id: 'stories/partner-sign-in',
  title: 'An admin signs in where vehicles are connected',
  story: 'Users of the telematics brand sign in at the partner; admins have a form behind a tab.',
  brands: ['telematics'],
  role: 'Admin',
  start: '/sign_in',
  intro: {
    say: 'Relay’s users sign in at the telematics partner and come straight back.',
    see: 'Sign in with partner',
  },
  steps: [
    {
      act: 'Open the Admin tab',
      say: 'Admins have their own form. It is the usual one.',
      press: { role: 'tab', name: 'Admin' },
      see: 'Forgot password?',
    },
    {
      act: 'Sign in',
      say: 'Ben is in, without an account at the partner.',
      type: { Email: emailOf('Admin'), Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Needs attention',
      changes: ['createSession'],
    },
  ],
  outcome: { says: 'An admin is signed in.', see: 'Active maintenance', server: 'as before' },
});

export const storeButtons = defineStory({
  id: 'stories/one-product-many-brands',
  title: 'One product, many brands',
  story:
    'The same page in a partner’s look: name, colors, type, savings claim, store buttons. Open it for each brand in turn.',
  brands: ['fleet-america', 'fleet-maintenance-hub'],
  role: 'Owner',
  start: '/sign_in',
  intro: {
    say: 'Name, colors, type, claim, and store buttons belong to the brand. Everything else is the same product.',
    note: 'Open this story for another brand side by side.',
    see: 'Download on the App Store',
  },
  steps: [
    {
      act: 'Sign in',
      say: 'Behind the sign-in, the product is the same: same pages, same words, the brand’s colors.',
      type: { Email: owner, Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Needs attention',
      changes: ['createSession'],
    },
  ],
  outcome: { says: 'The dashboard is in the look of the brand.', see: 'Active maintenance', server: 'as before' },
});

const SHOPS = '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois';

export const lotline = defineStory({
  id: 'stories/membership-card',
  title: 'A card to show at the shop',
  story: 'Drivers of a car-sales group show their membership card when they check in.',
  brands: ['car-sales'],
  role: 'Driver',
  start: SHOPS,
  signedIn: true,
  intro: {
    say: 'A driver looks for a shop nearby. The chains take no appointments, but they take drivers with a card.',
    note: 'Show it at 390 pixels: that is where it is used.',
    see: 'This location does not accept appointments; drivers must show the membership card at check in.',
  },
  steps: [
    {
      act: 'Open the account menu',
      say: 'At the counter, the card is two presses away from any page.',
      press: { role: 'button', name: 'DW, Account menu for Dan Whitfield' },
      see: 'User preferences',
    },
    {
      act: 'Show the card',
      say: 'The card shows his name and his fleet.',
      press: { role: 'menuitem', name: 'Membership card' },
      see: 'Show this card when you check in at the shop.',
    },
  ],
  outcome: {
    says: 'The card is on the screen.',
    see: 'Show this card when you check in at the shop.',
    server: 'as before',
  },
});
