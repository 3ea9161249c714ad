import { scenariosWith } from '../define.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;

const scenario = scenariosWith({ signedIn: true });

export const ofAFleet = scenario({
  id: 'transactions/of-a-fleet',
  title: 'What a fleet paid',
  story: 'Order payments and the monthly subscription, with their totals; each opens with its details.',
  start: '/fleet_transactions?from=2025-03-01&to=2026-03-16&subscriptions.from=2025-03-01&subscriptions.to=2026-03-16',
});

export const ofACompany = scenario({
  id: 'transactions/of-a-management-company',
  title: 'What the fleets of an FMC paid',
  story: 'All fleets together, or one of them.',
  roles: FMC,
  start: '/fmc_transactions',
});

export const ofManyFleets = scenario({
  id: 'transactions/of-412-fleets',
  title: 'What 412 fleets paid',
  story: 'The largest FMC: lists, totals, and the choice of a fleet stay quick.',
  roles: FMC,
  world: { fleets: 412 },
  start: '/fmc_transactions',
});

export const none = scenario({
  id: 'transactions/none',
  title: 'Nothing has been paid yet',
  story: 'Both lists say so, and offer a longer period.',
  world: { orders: 'none' },
  start: '/fleet_transactions',
});

export const loadFailsOnce = scenario({
  id: 'transactions/load-fails-once',
  title: 'The payments cannot be loaded at first',
  story: 'The other list is there; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listPaymentActivities', calls: [1] }],
  start: '/fleet_transactions',
});

export const gone = scenario({
  id: 'transactions/details-not-found',
  title: 'A payment that is not there',
  story: 'An address names a payment of another fleet, or none: the dialog says so and shows nothing of it.',
  answers: { getPaymentActivity: { example: 'notFound' } },
  start: '/fleet_transactions?payment=1',
});
