import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

const roles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const here = { roles, start: '/fmc_dashboard?view=portfolio', signedIn: true } as const;

export const sixty = defineScenario({
  id: 'portfolio/sixty-fleets',
  title: 'Sixty fleets side by side',
  story: 'Each number is compared with the median of the list and leads to its rows inside the fleet.',
  ...here,
});

export const one = defineScenario({
  id: 'portfolio/one-fleet',
  title: 'The portfolio of one fleet',
  story: 'There is no median to compare with, and the page says so.',
  world: { fleets: 1 },
  ...here,
});

export const many = defineScenario({
  id: 'portfolio/412-fleets',
  title: 'The portfolio of 412 fleets',
  story: 'Nine pages load one after the other; search, sort, and medians stay quick.',
  world: { fleets: 412 },
  ...here,
});

export const none = defineScenario({
  id: 'portfolio/no-fleets',
  title: 'The portfolio of an FMC without fleets',
  story: 'It says so; there is nothing to compare or download.',
  world: { fleets: 0 },
  ...here,
});

export const missingNumbers = defineScenario({
  id: 'portfolio/missing-numbers',
  title: 'Fleets without some of their numbers',
  story: 'A dash where the server has no number; the median is that of the others.',
  answers: { listFleets: { example: 'success' } },
  ...here,
});

export const slowPage = defineScenario({
  id: 'portfolio/slow-second-page',
  title: 'The second page of the portfolio is slow',
  story: 'The medians say how many fleets they cover so far; the CSV file waits for all of them.',
  world: { fleets: 412 },
  faults: [{ kind: 'fixed-delay', operation: 'listFleets', calls: [2], delay: 6000 }],
  ...here,
});

export const failingPage = defineScenario({
  id: 'portfolio/failing-third-page',
  title: 'The third page of the portfolio fails once',
  story: 'The first hundred fleets stay; trying again loads the rest, and none of them twice.',
  world: { fleets: 412 },
  faults: [{ kind: 'server-error', operation: 'listFleets', calls: [3] }],
  ...here,
});

export const failing = defineScenario({
  id: 'portfolio/load-fails-once',
  title: 'The portfolio cannot be loaded at first',
  story: 'A panel in place of the list; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listFleets', calls: [1] }],
  ...here,
});

export const forbidden = defineScenario({
  id: 'portfolio/forbidden',
  title: 'The portfolio is not for this user',
  story: 'The server refuses the list: the page says who to ask.',
  answers: { listFleets: { example: 'roleForbidden' } },
  ...here,
});

export const fleetGone = defineScenario({
  id: 'portfolio/fleet-no-longer-there',
  title: 'A fleet of the portfolio was deleted by a colleague',
  story: 'Its numbers no longer lead anywhere: the page says so and stays.',
  answers: { impersonateFleet: { example: 'notFound' } },
  ...here,
  reach: [press('button', 'Past-due services in Maple Street Couriers: 5')],
});

export const trend = defineScenario({
  id: 'portfolio/spend-trend',
  title: 'What sixty fleets paid in twelve months',
  story: 'Each month and each fleet leads to its payments; the last two full months stand beside each other.',
  ...here,
  start: '/fmc_dashboard?trend=open',
});

export const noTrend = defineScenario({
  id: 'portfolio/spend-trend-without-payments',
  title: 'Nothing was paid in twelve months',
  story: 'The trend says so instead of drawing an empty chart.',
  answers: { listPaymentActivities: { example: 'none' } },
  ...here,
  start: '/fmc_dashboard?trend=open',
});

export const failingTrend = defineScenario({
  id: 'portfolio/spend-trend-fails-once',
  title: 'The trend of payments fails once',
  story: 'It says so in its place; trying again shows it, and the list of fleets still works.',
  faults: [{ kind: 'server-error', operation: 'listPaymentActivities', calls: [1] }],
  ...here,
  start: '/fmc_dashboard?trend=open',
});
