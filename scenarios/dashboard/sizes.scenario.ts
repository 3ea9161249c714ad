import { defineScenario } from '../define.ts';

export const noOrders = defineScenario({
  id: 'dashboard/no-orders',
  title: 'A dashboard without orders',
  story:
    'The fleet has vehicles and nothing was ever ordered: the list says what to do first, what comes next is there, and the costs are a sample shape.',
  world: { orders: 'none' },
  start: '/dashboard',
  signedIn: true,
});

export const oneOrder = defineScenario({
  id: 'dashboard/one-order',
  title: 'A dashboard with one order',
  story: 'One vehicle, one order that awaits approval, one interval past due and one that comes soon.',
  world: { vehicles: 1 },
  start: '/dashboard',
  signedIn: true,
});

export const threeVehicles = defineScenario({
  id: 'dashboard/three-vehicles',
  title: 'A fleet of three',
  story: 'The side list names all vehicles there are.',
  world: { vehicles: 3 },
  start: '/dashboard',
  signedIn: true,
});

export const twoFullPages = defineScenario({
  id: 'dashboard/two-full-pages',
  title: 'Exactly two pages of upcoming maintenance',
  story: 'A hundred intervals fill two pages; the third one is empty and ends the loading.',
  world: { vehicles: 337 },
  start: '/dashboard',
  signedIn: true,
});

export const fiveHundredVehicles = defineScenario({
  id: 'dashboard/five-hundred-vehicles',
  title: 'A dashboard of five hundred vehicles',
  story: 'Lists stay short and lead to the whole of it; the charts hold every vehicle.',
  world: { vehicles: 500 },
  start: '/dashboard',
  signedIn: true,
});
