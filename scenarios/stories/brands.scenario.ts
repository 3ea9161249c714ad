import { PASSWORD, emailOf } from '../axes.ts';
import { scenariosWith } from '../define.ts';

const owner = emailOf('Owner');

const scenario = scenariosWith({ roles: ['Owner'], start: '/sign_in' });

export const twoLanguages = scenario({
  id: 'stories/two-languages',
  title: 'One page, two languages',
  story: 'The Canadian brand switches language in place and remembers it for the user.',
  brands: ['canada'],
  start: '/dashboard',
  signedIn: true,
  steps: [
    {
      say: 'The day begins in French, with Canadian dollars and kilometres.',
      open: '/dashboard',
      see: 'Tableau de bord',
    },
    {
      say: 'One click, and the page is in English. Only text that comes from the server is reloaded.',
      note: 'The choice follows the user to every device.',
      press: { role: 'radio', name: 'EN, English' },
      see: 'Dashboard',
    },
  ],
});

export const accounts = scenario({
  id: 'stories/fuel-card-accounts',
  title: 'A fuel-card customer with two accounts',
  story: 'Customers of the fuel-card brand choose account and fleet in the header; the page follows.',
  brands: ['fuel-card'],
  steps: [
    {
      say: 'Fleetfill has no sign-up of its own: customers come with their card.',
      note: 'There is no sign-up link below the form.',
      open: '/sign_in',
      type: { Email: owner, Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Dashboard',
    },
    {
      say: 'Account and fleet are chosen in the header, on every page.',
      press: { role: 'button', name: 'Main account Account' },
      see: 'Second account',
    },
    {
      say: 'The second account has one fleet, which is entered right away: the page reloads with its vehicles.',
      note: 'An account with several fleets waits until one is chosen.',
      press: { role: 'option', name: 'Second account' },
      see: 'Harbor Security',
    },
  ],
});

export const providerSignOut = scenario({
  id: 'stories/provider-sign-out',
  title: 'Signing out of the provider, too',
  story: 'Customers of the shell brand come through their provider: signing out ends both sessions.',
  brands: ['shell'],
  start: '/dashboard',
  signedIn: true,
  steps: [
    { say: 'A Tidemark customer is signed in, here and at the provider.', open: '/dashboard', see: 'Dashboard' },
    {
      say: 'Signing out ends both, and says where to continue.',
      note: 'The link to the account manager belongs to the brand.',
      open: '/sign_out',
      see: 'You have been logged out.',
    },
  ],
});

export const partnerSignIn = scenario({
  id: 'stories/partner-sign-in',
  title: 'Signing in where the vehicles are connected',
  story: 'Users of the telematics brand sign in at the partner; administrators have a form behind a tab.',
  brands: ['telematics'],
  roles: ['Admin'],
  steps: [
    {
      say: 'Relay’s users sign in at the telematics partner and come straight back.',
      open: '/sign_in',
      see: 'Sign in with partner',
    },
    { say: 'Administrators have their own form.', press: { role: 'tab', name: 'Admin' }, see: 'Forgot password?' },
    {
      say: 'It is the usual sign-in form.',
      type: { Email: emailOf('Admin'), Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Dashboard',
    },
  ],
});

export const storeButtons = scenario({
  id: 'stories/one-product-many-brands',
  title: 'One product, many brands',
  story:
    'The same page in a partner’s look: name, colors, type, savings claim, store buttons. Open it for each brand in turn.',
  brands: ['fleet-america', 'fleet-maintenance-hub'],
  steps: [
    {
      say: 'Name, colors, type, claim and store buttons belong to the brand. Everything else is the same product.',
      note: 'Open this story for another brand side by side.',
      open: '/sign_in',
      see: 'Download on the App Store',
    },
    {
      say: 'After sign-in, the product is the same.',
      type: { Email: owner, Password: PASSWORD },
      press: { role: 'button', name: 'Sign in' },
      see: 'Dashboard',
    },
  ],
});

export const lotline = scenario({
  id: 'stories/membership-card',
  title: 'A card to show at the shop',
  story: 'Drivers of a car-sales group show their membership card when they check in.',
  brands: ['car-sales'],
  roles: ['Driver'],
  start: '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois',
  signedIn: true,
  steps: [
    {
      say: 'A driver looks for a shop nearby. The chains take no appointments, but they take drivers with a card.',
      note: 'Show it at 390 pixels: that is where it is used.',
      open: '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois',
      see: 'This location does not accept appointments; drivers must show the membership card at check in.',
    },
    {
      say: 'At the counter the card is two taps away, from any page.',
      press: { role: 'button', name: 'DW, Account menu for Dan Whitfield' },
      see: 'Membership card',
    },
    {
      say: 'It says who pays.',
      press: { role: 'menuitem', name: 'Membership card' },
      see: 'Show this card when you check in at the shop.',
    },
  ],
});
