import { scenariosWith } from '../define.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;

const scenario = scenariosWith({ roles: FMC, start: '/fmc_activeorders', signedIn: true });

export const ofAllFleets = scenario({
  id: 'fmc-orders/of-all-fleets',
  title: 'Active orders in all fleets',
  story: 'Orders awaiting approval come first, with Review; a row opens its order.',
});

export const none = scenario({
  id: 'fmc-orders/none',
  title: 'No fleet has an active order',
  story: 'The list says so.',
  world: { orders: 'none' },
});

export const loadFailsOnce = scenario({
  id: 'fmc-orders/load-fails-once',
  title: 'The active orders cannot be loaded at first',
  story: 'Trying again helps.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});

export const enteredByHand = scenario({
  id: 'fmc-orders/one-entered-by-hand',
  title: 'One record was entered by hand',
  story: 'It has nothing to approve: its row opens the vehicle, the other row its order.',
  answers: { searchOrders: { example: 'past' } },
});

export const workQueue = scenario({
  id: 'fmc-orders/work-queue',
  title: 'What awaits this user in all fleets',
  story: 'Orders of several fleets, the oldest first: approve them from the list, or review one after the other.',
  start: '/fmc_activeorders?view=queue',
});
