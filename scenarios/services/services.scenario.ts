import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: '/services', signedIn: true });

export const active = scenario({
  id: 'services/active-orders',
  title: 'Work in progress',
  story: 'Orders from the request until they are paid; those awaiting approval come first and link to their review.',
  start: '/services?tab=active',
});

export const past = scenario({
  id: 'services/past-orders',
  title: 'A year of past orders',
  story: 'Orders that are paid, paid at the shop, or in manual review, plus maintenance that was entered by hand.',
  start: '/services?tab=past&from=2025-03-16&to=2026-03-16',
});

export const upcoming = scenario({
  id: 'services/upcoming-intervals',
  title: 'What is due',
  story: 'Intervals past due and due soon; the tiles filter by kind, and reminders can be snoozed.',
  start: '/services?tab=upcoming',
});

export const bookable = scenario({
  id: 'services/book-what-is-due',
  title: 'A due service is scheduled',
  story:
    'Before: six services are past due and no vehicle has an order. Once one is scheduled, its row says which order it is in, and the rings and tiles count the others.',
  world: { orders: 'none' },
  start: '/dashboard',
});

export const noOrders = scenario({
  id: 'services/no-orders',
  title: 'A fleet without orders',
  story: 'There are vehicles but no orders: both lists say so and suggest what to do next.',
  world: { orders: 'none' },
});

export const oneOrder = scenario({
  id: 'services/one-order',
  title: 'One vehicle, one active order',
  story: 'The smallest possible list.',
  world: { vehicles: 1 },
});

export const nothingDue = scenario({
  id: 'services/nothing-due',
  title: 'Nothing due',
  story: 'Every interval is up to date: the list says that all is done.',
  answers: { listIntervals: { example: 'empty' } },
  start: '/services?tab=upcoming',
});

export const tenThousand = scenario({
  id: 'services/ten-thousand-vehicles',
  title: 'Services for ten thousand vehicles',
  story: 'Hundreds of active orders and thousands of intervals: sorting and searching stay quick.',
  world: { vehicles: 10_000 },
});

export const slow = scenario({
  id: 'services/slow-orders',
  title: 'The orders are slow',
  story: 'Two seconds for every list: the first one shows a skeleton; changing the range keeps the old rows, dimmed.',
  faults: [{ kind: 'fixed-delay', operation: 'searchOrders', delay: 2000 }],
});

export const failsOnce = scenario({
  id: 'services/orders-fail-once',
  title: 'The orders fail once',
  story: 'The first response is an error, the second succeeds: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});

export const firstHeld = scenario({
  id: 'services/first-orders-held',
  title: 'The first list arrives last',
  story: 'The first list is held until the tester releases it: the list for the later dates stays.',
  faults: [{ kind: 'hold', operation: 'searchOrders', calls: [1] }],
  start: '/services?tab=past',
});

export const intervalsFail = scenario({
  id: 'services/intervals-fail-once',
  title: 'What is due fails once',
  story: 'The intervals cannot be loaded at first; the other tabs work.',
  faults: [{ kind: 'server-error', operation: 'listIntervals', calls: [1] }],
  start: '/services?tab=upcoming',
});

export const snoozeRefused = scenario({
  id: 'services/snooze-refused',
  title: 'A snooze is refused',
  story: 'The server says why in its own words; the dialog stays with what was chosen.',
  answers: {
    snoozeReminder: { status: 422, body: { error: 'Reminders of this vehicle are managed by your company' } },
  },
  start: '/services?tab=upcoming',
});

export const csvFails = scenario({
  id: 'services/csv-fails',
  title: 'The order file cannot be created',
  story: 'The download fails in its own window; the list stays where it is.',
  faults: [{ kind: 'server-error', operation: 'downloadOrdersCsv' }],
});
