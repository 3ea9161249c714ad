import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ signedIn: true });

export const providerFails = scenario({
  id: 'access/provider-sign-out-fails',
  title: 'The provider does not end its session',
  story: 'Signing out still ends everything here, and says that the user is signed out.',
  brands: ['shell'],
  faults: [{ kind: 'server-error', operation: 'deleteShellSession' }],
});

export const providerHeld = scenario({
  id: 'access/provider-sign-out-held',
  title: 'The provider does not respond',
  story: 'Sign-out waits no longer than three seconds for the provider.',
  brands: ['shell'],
  faults: [{ kind: 'hold', operation: 'deleteShellSession' }],
});

export const providerAffiliation = scenario({
  id: 'access/provider-affiliation',
  title: 'A user who came through the provider, on another brand',
  story: 'The affiliation is named Shell: signing out also ends the provider’s session, then goes to sign-in.',
  answers: { getAffiliation: { status: 200, body: { id: 1, parent_id: null, name: 'Shell', description: null } } },
});

export const affiliationFails = scenario({
  id: 'access/affiliation-fails',
  title: 'The user’s provider is unknown',
  story: 'The affiliation cannot be loaded at sign-out: the user is signed out here, and the provider is left alone.',
  faults: [{ kind: 'server-error', operation: 'getAffiliation' }],
});

export const stuck = scenario({
  id: 'access/sign-out-cannot-clear',
  title: 'The browser cannot clear its storage',
  story: 'Signing out cannot clear what is stored: the user is signed out and sees that something went wrong.',
  device: ['storage-stuck'],
  start: '/dashboard',
});
