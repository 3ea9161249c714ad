import { scenariosWith } from '../define.ts';
import type { Reach } from '../define.ts';
import { press } from '../reach.ts';

const roles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const search: readonly Reach[] = [press('button', 'Search'), { type: { Search: 'street' } }];

const scenario = scenariosWith({ start: '/account', signedIn: true });

export const manyFleets = scenario({
  id: 'palette/many-fleets',
  title: 'Four hundred fleets to switch between',
  story: 'The palette asks the server for what is typed and lists the first of many.',
  roles,
  world: { fleets: 412 },
});

export const oneFleet = scenario({
  id: 'palette/one-fleet',
  title: 'A single fleet to switch to',
  story: 'The only fleet is the recent one, too.',
  roles,
  world: { fleets: 1 },
});

export const searchFails = scenario({
  id: 'palette/search-fails',
  title: 'The search for vehicles fails once',
  story: 'Whatever else was found stays, and the search can be tried again.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
  reach: search,
});

export const searchForbidden = scenario({
  id: 'palette/search-forbidden',
  title: 'The search for fleets is not allowed',
  story: 'The palette says what was not searched; everything else is found.',
  roles,
  answers: { listFleets: { example: 'roleForbidden' } },
  reach: search,
});

export const slowSearch = scenario({
  id: 'palette/slow-search',
  title: 'A slow search for vehicles',
  story: 'Pages are listed right away, and the vehicles follow.',
  faults: [{ kind: 'fixed-delay', operation: 'listVehicles', delay: 4000 }],
  reach: search,
});
