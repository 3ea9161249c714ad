import { defineScenario } from '../define.ts';

const start = '/recalls';
const signedIn = true;

export const ready = defineScenario({
  id: 'recalls/of-a-fleet',
  title: 'The recalls of a fleet',
  story: 'By vehicle, the newest on top; each leads to its vehicle.',
  start,
  signedIn,
});

export const none = defineScenario({
  id: 'recalls/none',
  title: 'A fleet without recalls',
  story: 'No vehicle was recalled; the page says so.',
  answers: { listRecalls: { example: 'empty' } },
  start,
  signedIn,
});

export const many = defineScenario({
  id: 'recalls/many',
  title: 'Hundreds of vehicles with recalls',
  story: 'Twenty-five at a time; a search finds the others.',
  world: { vehicles: 4000 },
  start,
  signedIn,
});

export const failOnce = defineScenario({
  id: 'recalls/load-fails-once',
  title: 'Recalls fail once',
  story: 'The page says so; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listRecalls', calls: [1] }],
  start,
  signedIn,
});

export const ofAVehicle = defineScenario({
  id: 'recalls/of-a-vehicle',
  title: 'The recalls of a vehicle',
  story: 'Three recalls that the server sends out of order: the newest is on top.',
  start: '/vehicles/500005?tab=recalls',
  signedIn,
});

export const vehicleWithout = defineScenario({
  id: 'recalls/vehicle-without',
  title: 'A vehicle without recalls',
  story: 'The tab says so.',
  start: '/vehicles/500001?tab=recalls',
  signedIn,
});
