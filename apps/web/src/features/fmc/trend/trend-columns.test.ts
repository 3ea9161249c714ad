// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fleetPayments } from './trend-columns.tsx';

const RANGE = { start: '2025-03-01', end: '2026-02-28' };
const fleets = [
  { id: 5, name: 'Maple Street Couriers' },
  { id: 6, name: 'North' },
  { id: 7, name: 'North' },
];

it.each([
  ['Maple Street Couriers', 'fleet=5'],
  ['North', 'f=fleet.is.North'],
  ['Gone', 'f=fleet.is.Gone'],
])("[TRX-06] the spend of %s leads to its payments and subscriptions, by the page's own selector", (fleet, chosen) => {
  expect(fleetPayments(RANGE, fleet, fleets)).toBe(`/fmc_transactions?${chosen}&from=2025-03-01&to=2026-02-28`);
});
