import { scenariosWith } from '../define.ts';

const start = '/recalls';

const scenario = scenariosWith({ start, signedIn: true });

export const ready = scenario({
  id: 'recalls/of-a-fleet',
  title: 'The recalls of a fleet',
  story: 'By vehicle, the newest on top; each leads to its vehicle.',
});

export const none = scenario({
  id: 'recalls/none',
  title: 'A fleet without recalls',
  story: 'No vehicle was recalled; the page says so.',
  answers: { listRecalls: { example: 'empty' } },
});

export const many = scenario({
  id: 'recalls/many',
  title: 'Hundreds of vehicles with recalls',
  story: 'Twenty-five at a time; a search finds the others.',
  world: { vehicles: 4000 },
});

export const failOnce = scenario({
  id: 'recalls/load-fails-once',
  title: 'Recalls fail once',
  story: 'The page says so; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listRecalls', calls: [1] }],
});

export const ofAVehicle = scenario({
  id: 'recalls/of-a-vehicle',
  title: 'The recalls of a vehicle',
  story: 'Three recalls that the server sends out of order: the newest is on top.',
  start: '/vehicles/500005?tab=recalls',
});

export const vehicleWithout = scenario({
  id: 'recalls/vehicle-without',
  title: 'A vehicle without recalls',
  story: 'The tab says so.',
  start: '/vehicles/500001?tab=recalls',
});
