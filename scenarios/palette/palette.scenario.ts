import { defineScenario } from '../define.ts';
import type { Reach } from '../define.ts';
import { press } from '../reach.ts';

const roles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const start = '/account';
const signedIn = true;
const search: readonly Reach[] = [press('button', 'Find anything'), { type: { 'Search everything': 'street' } }];

export const manyFleets = defineScenario({
  id: 'palette/many-fleets',
  title: 'Four hundred fleets to switch between',
  story: 'The palette asks the server for what is typed and lists the first of many.',
  roles,
  world: { fleets: 412 },
  start,
  signedIn,
});

export const oneFleet = defineScenario({
  id: 'palette/one-fleet',
  title: 'A single fleet to switch to',
  story: 'The only fleet is the recent one, too.',
  roles,
  world: { fleets: 1 },
  start,
  signedIn,
});

export const searchFails = defineScenario({
  id: 'palette/search-fails',
  title: 'The search for vehicles fails once',
  story: 'Whatever else was found stays, and the search can be tried again.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
  start,
  signedIn,
  reach: search,
});

export const searchForbidden = defineScenario({
  id: 'palette/search-forbidden',
  title: 'The search for fleets is not allowed',
  story: 'The palette says what was not searched; everything else is found.',
  roles,
  answers: { listFleets: { example: 'roleForbidden' } },
  start,
  signedIn,
  reach: search,
});

export const slowSearch = defineScenario({
  id: 'palette/slow-search',
  title: 'A slow search for vehicles',
  story: 'Pages are listed right away, and the vehicles follow.',
  faults: [{ kind: 'fixed-delay', operation: 'listVehicles', delay: 4000 }],
  start,
  signedIn,
  reach: search,
});
