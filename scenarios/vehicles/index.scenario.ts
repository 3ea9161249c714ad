import { defineScenario } from '../define.ts';

const start = '/vehicles';
const signedIn = true;

export const ofAFleet = defineScenario({
  id: 'vehicles/of-a-fleet',
  title: 'The vehicles of a fleet',
  story:
    'Who they are, how far they have gone and when they were last in a shop. Some are deactivated, and each can be switched on or off.',
  start,
  signedIn,
});

export const toEnroll = defineScenario({
  id: 'vehicles/to-enroll',
  title: 'Vehicles of a fuel card',
  story: 'Vehicles come with the cards: nobody adds them here, and those not enrolled yet have a button for it.',
  brands: ['fuel-card'],
  start,
  signedIn,
});

export const tenThousand = defineScenario({
  id: 'vehicles/ten-thousand',
  title: 'Ten thousand vehicles',
  story: 'The largest fleet: searching, sorting and paging stay quick.',
  world: { vehicles: 10_000 },
  start,
  signedIn,
});

export const none = defineScenario({
  id: 'vehicles/none',
  title: 'A fleet without vehicles',
  story: 'The list says so and leads on; the fuel card says that none is enrolled.',
  world: { vehicles: 0, orders: 'none' },
  start,
  signedIn,
});

export const failOnce = defineScenario({
  id: 'vehicles/load-fails-once',
  title: 'The vehicles fail once',
  story: 'The first answer is an error, the second one is good: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
  start,
  signedIn,
});

export const deactivateFailsOnce = defineScenario({
  id: 'vehicles/deactivate-fails-once',
  title: 'A vehicle cannot be deactivated at first',
  story: 'The question stays with the reason; trying again helps.',
  brands: ['default', 'canada', 'shell'],
  faults: [{ kind: 'server-error', operation: 'deactivateVehicle', calls: [1] }],
  start,
  signedIn,
});

export const enrollFails = defineScenario({
  id: 'vehicles/enroll-fails-once',
  title: 'A vehicle cannot be enrolled at first',
  story: 'A notice says which one and why; the button stays.',
  brands: ['fuel-card'],
  faults: [{ kind: 'server-error', operation: 'updateVehicle', calls: [1] }],
  start,
  signedIn,
});

export const withoutAFleet = defineScenario({
  id: 'vehicles/without-a-fleet',
  title: 'No fleet is open',
  story: 'Someone of the management company opens the vehicles before a fleet: the page says where to choose one.',
  roles: ['FMC'],
  world: { withoutFleet: true },
  start,
  signedIn,
});
