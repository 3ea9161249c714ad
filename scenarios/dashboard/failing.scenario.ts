import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: '/dashboard', signedIn: true });

export const costsFail = scenario({
  id: 'dashboard/costs-fail',
  title: 'The service costs fail',
  story: 'The cost chart shows the error in its place and can be retried; what comes after it still loads.',
  faults: [{ kind: 'server-error', operation: 'aggregateOrders' }],
});

export const intervalsFail = scenario({
  id: 'dashboard/intervals-fail',
  title: 'Upcoming maintenance fails',
  story:
    'Its panel shows the error and can be retried; rings and side list say what they are missing, and the rest of the dashboard works.',
  faults: [{ kind: 'server-error', operation: 'listIntervals' }],
});

export const secondPageFails = scenario({
  id: 'dashboard/second-page-of-intervals-fails',
  title: 'The second page of upcoming maintenance fails',
  story: 'Half of what is due would be a wrong number: nothing is counted until all pages are there.',
  world: { vehicles: 337 },
  faults: [{ kind: 'server-error', operation: 'listIntervals', calls: [2] }],
});

export const intervalsUnreadable = scenario({
  id: 'dashboard/intervals-unreadable',
  title: 'Upcoming maintenance returns an unreadable response',
  story: 'The response claims to be JSON but is not: one panel has an error, the page has none.',
  faults: [{ kind: 'malformed-response', operation: 'listIntervals' }],
});

export const costsBreakOff = scenario({
  id: 'dashboard/costs-break-off',
  title: 'The service costs break off halfway',
  story: 'The connection closes in the middle of the response: one panel has an error, the page has none.',
  faults: [{ kind: 'truncated-response', operation: 'aggregateOrders' }],
});

export const pastCountFails = scenario({
  id: 'dashboard/past-count-fails',
  title: 'Past orders cannot be counted',
  story: 'Two of the three counts are shown; the third says that it is not available and can be counted again.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});

export const everythingFails = scenario({
  id: 'dashboard/everything-fails',
  title: 'Every panel of the dashboard fails',
  story: 'Each failed call is reported once, with its own retry; whatever depends on it says so.',
  faults: (['getDashboard', 'aggregateOrders', 'listIntervals', 'searchOrders'] as const).map((operation) => ({
    kind: 'server-error',
    operation,
  })),
});
