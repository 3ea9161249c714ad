import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: '/vehicles/500001', signedIn: true });

export const awaiting = scenario({
  id: 'orders/vehicle-awaiting-approval',
  title: 'A vehicle whose order awaits approval',
  story: 'Its order links to its review; no further service can be scheduled, and the page says why.',
});

export const free = scenario({
  id: 'orders/vehicle-free',
  title: 'A vehicle without an active order',
  story: 'Past work is listed below; service can be scheduled.',
  start: '/vehicles/500006',
});

export const deactivated = scenario({
  id: 'orders/vehicle-deactivated',
  title: 'A vehicle that is deactivated',
  story: 'Its history is shown; service cannot be scheduled.',
  start: '/vehicles/500010',
});

export const notEnrolled = scenario({
  id: 'orders/vehicle-not-enrolled',
  title: 'A fuel-card vehicle that is not enrolled',
  story: 'Service cannot be scheduled until it is enrolled.',
  brands: ['fuel-card'],
  start: '/vehicles/500005',
});

export const withoutHistory = scenario({
  id: 'orders/vehicle-without-history',
  title: 'A vehicle on its first day',
  story: 'No active or past orders, nothing due: every list says so.',
  world: { orders: 'none' },
  answers: { listIntervals: { example: 'empty' } },
  start: '/vehicles/500003',
});

export const unknown = scenario({
  id: 'orders/vehicle-of-another-fleet',
  title: 'A vehicle of another fleet',
  story: 'It looks like one that does not exist.',
  roles: ['Owner'],
  start: '/vehicles/600001',
});

export const failsOnce = scenario({
  id: 'orders/vehicle-fails-once',
  title: 'A vehicle cannot be loaded at first',
  story: 'The page says so and offers to try again; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'getVehicle', calls: [1] }],
});

export const intervalsFail = scenario({
  id: 'orders/vehicle-intervals-fail',
  title: 'What a vehicle needs next cannot be loaded',
  story: 'One panel fails; the rest of the page works.',
  faults: [{ kind: 'server-error', operation: 'listIntervals' }],
});
