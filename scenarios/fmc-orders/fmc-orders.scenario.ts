import { defineScenario } from '../define.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const start = '/fmc_activeorders';

export const ofAllFleets = defineScenario({
  id: 'fmc-orders/of-all-fleets',
  title: 'Active orders of all fleets',
  story: 'Orders awaiting approval come first, with Review; a row opens its order.',
  roles: FMC,
  start,
  signedIn: true,
});

export const none = defineScenario({
  id: 'fmc-orders/none',
  title: 'No fleet has an active order',
  story: 'The list says so.',
  roles: FMC,
  world: { orders: 'none' },
  start,
  signedIn: true,
});

export const loadFailsOnce = defineScenario({
  id: 'fmc-orders/load-fails-once',
  title: 'The active orders cannot be loaded at first',
  story: 'Trying again helps.',
  roles: FMC,
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
  start,
  signedIn: true,
});

export const enteredByHand = defineScenario({
  id: 'fmc-orders/one-entered-by-hand',
  title: 'One record was entered by hand',
  story: 'It has nothing to approve: its row opens the vehicle, the other row its order.',
  roles: FMC,
  answers: { searchOrders: { example: 'past' } },
  start,
  signedIn: true,
});
