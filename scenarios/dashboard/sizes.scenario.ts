import { defineScenario } from '../define.ts';

export const noOrders = defineScenario({
  id: 'dashboard/no-orders',
  title: 'A dashboard without orders',
  story:
    'The fleet has vehicles but has never ordered anything: the list says what to do first, upcoming maintenance is shown, and the costs are a sample shape.',
  world: { orders: 'none' },
  start: '/dashboard',
  signedIn: true,
});

export const oneOrder = defineScenario({
  id: 'dashboard/one-order',
  title: 'A dashboard with one order',
  story: 'One vehicle, one order awaiting approval, one interval past due and one due soon.',
  world: { vehicles: 1 },
  start: '/dashboard',
  signedIn: true,
});

export const threeVehicles = defineScenario({
  id: 'dashboard/three-vehicles',
  title: 'A fleet of three',
  story: 'The side list names every vehicle.',
  world: { vehicles: 3 },
  start: '/dashboard',
  signedIn: true,
});

export const twoFullPages = defineScenario({
  id: 'dashboard/two-full-pages',
  title: 'Exactly two pages of upcoming maintenance',
  story: 'A hundred intervals fill two pages; the third one is empty and ends loading.',
  world: { vehicles: 337 },
  start: '/dashboard',
  signedIn: true,
});

export const fiveHundredVehicles = defineScenario({
  id: 'dashboard/five-hundred-vehicles',
  title: 'A dashboard for five hundred vehicles',
  story: 'Lists stay short and link to everything; the charts show every vehicle.',
  world: { vehicles: 500 },
  start: '/dashboard',
  signedIn: true,
});
