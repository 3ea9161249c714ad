import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: '/dashboard', signedIn: true });

export const noOrders = scenario({
  id: 'dashboard/no-orders',
  title: 'A dashboard without orders',
  story:
    'The fleet has vehicles but has never ordered anything: the list says what to do first, upcoming maintenance is shown, and the cost charts show a sample shape.',
  world: { orders: 'none' },
});

export const oneOrder = scenario({
  id: 'dashboard/one-order',
  title: 'A dashboard with one order',
  story: 'One vehicle, one order awaiting approval, one interval past due, and one due soon.',
  world: { vehicles: 1 },
});

export const threeVehicles = scenario({
  id: 'dashboard/three-vehicles',
  title: 'A fleet of three',
  story: 'The side list names every vehicle.',
  world: { vehicles: 3 },
});

export const twoFullPages = scenario({
  id: 'dashboard/two-full-pages',
  title: 'Exactly two pages of upcoming maintenance',
  story: 'A hundred intervals fill two pages; the third one is empty and ends loading.',
  world: { vehicles: 337 },
});

export const fiveHundredVehicles = scenario({
  id: 'dashboard/five-hundred-vehicles',
  title: 'A dashboard for five hundred vehicles',
  story: 'Lists stay short and link to everything; the charts show every vehicle.',
  world: { vehicles: 500 },
});
