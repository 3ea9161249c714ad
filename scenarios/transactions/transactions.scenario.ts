import { defineScenario } from '../define.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;

export const ofAFleet = defineScenario({
  id: 'transactions/of-a-fleet',
  title: 'What a fleet paid',
  story: 'Payments for orders and the monthly subscription, with their totals; each opens with its details.',
  start: '/fleet_transactions?from=2025-03-01&to=2026-03-16&subscriptions.from=2025-03-01&subscriptions.to=2026-03-16',
  signedIn: true,
});

export const ofACompany = defineScenario({
  id: 'transactions/of-a-management-company',
  title: 'What the fleets of a management company paid',
  story: 'All fleets together, or one of them.',
  roles: FMC,
  start: '/fmc_transactions',
  signedIn: true,
});

export const ofManyFleets = defineScenario({
  id: 'transactions/of-412-fleets',
  title: 'What 412 fleets paid',
  story: 'The largest management company: lists, totals and the choice of a fleet must stay quick.',
  roles: FMC,
  world: { fleets: 412 },
  start: '/fmc_transactions',
  signedIn: true,
});

export const none = defineScenario({
  id: 'transactions/none',
  title: 'Nothing was paid yet',
  story: 'Both lists say so, and offer a longer time.',
  world: { orders: 'none' },
  start: '/fleet_transactions',
  signedIn: true,
});

export const loadFailsOnce = defineScenario({
  id: 'transactions/load-fails-once',
  title: 'The payments cannot be loaded at first',
  story: 'The other list is there; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listPaymentActivities', calls: [1] }],
  start: '/fleet_transactions',
  signedIn: true,
});

export const gone = defineScenario({
  id: 'transactions/details-not-found',
  title: 'A payment that is not there',
  story: 'An address names a payment of another fleet, or none: the dialog says so and shows nothing of it.',
  answers: { getPaymentActivity: { example: 'notFound' } },
  start: '/fleet_transactions?payment=1',
  signedIn: true,
});

export const monthEnd = defineScenario({
  id: 'stories/month-end-transactions',
  title: 'Month-end at a management company',
  story: 'What all fleets paid last month, then one of them, with the total by fleet and month.',
  brands: ['default'],
  roles: ['FMC', 'FMC Fleet Admin'],
  start: '/fmc_transactions?from=2026-02-01&to=2026-02-28',
  signedIn: true,
  steps: [
    {
      say: 'The payments of all fleets in February, newest first, and below them what they add up to.',
      note: 'The dates are in the address: send the link to a colleague.',
      open: '/fmc_transactions?from=2026-02-01&to=2026-02-28',
      see: 'Payments for orders',
    },
    {
      say: 'By fleet and month, for the invoice to each customer.',
      press: { role: 'button', name: 'By fleet and month' },
      see: 'February 2026',
    },
    {
      say: 'One fleet alone: the lists, the totals and the downloads follow.',
      open: '/fmc_transactions?from=2026-02-01&to=2026-02-28&fleet=5',
      see: 'Payments for orders',
    },
  ],
});
