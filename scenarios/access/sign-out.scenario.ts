import { defineScenario } from '../define.ts';

export const providerFails = defineScenario({
  id: 'access/provider-sign-out-fails',
  title: 'The provider does not end its session',
  story: 'Signing out ends everything here all the same, and says that the user is out.',
  brands: ['shell'],
  faults: [{ kind: 'server-error', operation: 'deleteShellSession' }],
  signedIn: true,
});

export const providerHeld = defineScenario({
  id: 'access/provider-sign-out-held',
  title: 'The provider does not answer',
  story: 'Nobody waits for the provider longer than three seconds.',
  brands: ['shell'],
  faults: [{ kind: 'hold', operation: 'deleteShellSession' }],
  signedIn: true,
});

export const providerAffiliation = defineScenario({
  id: 'access/provider-affiliation',
  title: 'A user who came through the provider, on another brand',
  story: 'The affiliation is named Shell: signing out ends the provider’s session too, then goes to sign-in.',
  answers: { getAffiliation: { status: 200, body: { id: 1, parent_id: null, name: 'Shell', description: null } } },
  signedIn: true,
});

export const affiliationFails = defineScenario({
  id: 'access/affiliation-fails',
  title: 'Nobody knows through whom the user came',
  story: 'The affiliation cannot be loaded at sign-out: the user is signed out here, and the provider is left alone.',
  faults: [{ kind: 'server-error', operation: 'getAffiliation' }],
  signedIn: true,
});

export const stuck = defineScenario({
  id: 'access/sign-out-cannot-clear',
  title: 'The browser keeps what it should forget',
  story: 'Signing out cannot take away what is stored: the user is out, and is told that something went wrong.',
  device: ['storage-stuck'],
  start: '/dashboard',
  signedIn: true,
});
