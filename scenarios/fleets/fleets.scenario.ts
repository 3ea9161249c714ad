import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ signedIn: true });

export const emptyFleet = scenario({
  id: 'fleets/empty-fleet',
  title: 'A fleet on its first day',
  story: 'No vehicle, no order, nothing to approve: every list says what to do first.',
  world: { vehicles: 0, orders: 'none' },
});

export const noFleets = scenario({
  id: 'fleets/no-fleets',
  title: 'An FMC without fleets',
  story: 'The totals are zero, and there is nothing to download.',
  roles: ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'],
  world: { fleets: 0 },
});

export const tenThousandVehicles = scenario({
  id: 'fleets/ten-thousand-vehicles',
  title: 'Ten thousand vehicles',
  story: 'The largest fleet: lists stay quick.',
  world: { vehicles: 10_000 },
});

export const refusedFleet = scenario({
  id: 'fleets/refused-with-two-messages',
  title: 'A new fleet is refused for two reasons',
  story: 'The server returns two messages, which the alert joins with a comma.',
  roles: ['FMC'],
  answers: { createFleet: { status: 422, body: { errors: ['This name is taken', 'The region is not one of yours'] } } },
  start: place.newFleet,
});
