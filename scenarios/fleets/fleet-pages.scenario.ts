import { defineScenario } from '../define.ts';

const roles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const here = { roles, start: '/fmc_dashboard', signedIn: true } as const;

export const oneFleet = defineScenario({
  id: 'fleets/one-fleet',
  title: 'An FMC with one fleet',
  story: 'The smallest list: one row, one page, a total of one.',
  world: { fleets: 1 },
  ...here,
});

export const manyFleets = defineScenario({
  id: 'fleets/412-fleets',
  title: 'An FMC with 412 fleets',
  story: 'Nine pages of fifty: each loads at the end of the list, and the search finds a fleet on any of them.',
  world: { fleets: 412 },
  ...here,
});

export const slowPage = defineScenario({
  id: 'fleets/slow-second-page',
  title: 'The second page of fleets is slow',
  story: 'The first fifty stay in use while it loads.',
  world: { fleets: 412 },
  faults: [{ kind: 'fixed-delay', operation: 'listFleets', calls: [2], delay: 6000 }],
  ...here,
  reach: [{ open: '/fmc_dashboard?q=maple', see: ' of ' }],
});

export const failingPage = defineScenario({
  id: 'fleets/failing-third-page',
  title: 'The third page of fleets fails once',
  story: 'The list says so, keeps the first hundred, and loads the rest when asked again.',
  world: { fleets: 412 },
  faults: [{ kind: 'server-error', operation: 'listFleets', calls: [3] }],
  ...here,
  reach: [{ open: '/fmc_dashboard?q=maple', see: ' of 412' }, { open: '/fmc_dashboard?q=summit' }],
});

export const companyPageRefused = defineScenario({
  id: 'fleets/company-page-refused',
  title: 'An FMC page, opened by a user of one fleet',
  story: 'The dashboard of the fleet opens instead, and says why and who can help.',
  roles: ['Owner', 'Driver'],
  start: '/fmc_dashboard',
  signedIn: true,
  reach: [{ open: '/transfer_vehicles', see: 'is for FMC users' }],
});
