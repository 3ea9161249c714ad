import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const scenario = scenariosWith({ start: '/vehicles', signedIn: true });

export const ofAFleet = scenario({
  id: 'vehicles/of-a-fleet',
  title: 'The vehicles of a fleet',
  story:
    'What they are, how far they have gone, and when they were last in a shop. Some are deactivated, and each can be activated or deactivated.',
});

export const toEnroll = scenario({
  id: 'vehicles/to-enroll',
  title: 'Vehicles that come with fuel cards',
  story: 'Vehicles come with the cards: no one adds them here, and those not enrolled yet have a button for it.',
  brands: ['fuel-card'],
});

export const tenThousand = scenario({
  id: 'vehicles/ten-thousand',
  title: 'Ten thousand vehicles',
  story: 'The largest fleet: searching, sorting, and paging stay quick.',
  world: { vehicles: 10_000 },
});

export const none = scenario({
  id: 'vehicles/none',
  title: 'A fleet without vehicles',
  story: 'The list says so and offers the next step; the fuel-card brand says that none is enrolled.',
  world: { vehicles: 0, orders: 'none' },
});

export const failOnce = scenario({
  id: 'vehicles/load-fails-once',
  title: 'The vehicles fail once',
  story: 'The first response is an error, the second succeeds: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
});

export const deactivateFailsOnce = scenario({
  id: 'vehicles/deactivate-fails-once',
  title: 'A vehicle cannot be deactivated at first',
  story: 'The question stays with the reason; trying again helps.',
  brands: ['default', 'canada', 'shell'],
  faults: [{ kind: 'server-error', operation: 'deactivateVehicle', calls: [1] }],
});

export const enrollFails = scenario({
  id: 'vehicles/enroll-fails-once',
  title: 'A vehicle cannot be enrolled at first',
  story: 'A notice says which one and why; the button stays.',
  brands: ['fuel-card'],
  faults: [{ kind: 'server-error', operation: 'updateVehicle', calls: [1] }],
  reach: [press('button', 'Enroll VAN-05')],
});

export const withoutAFleet = scenario({
  id: 'vehicles/without-a-fleet',
  title: 'Open a fleet first',
  story: 'An FMC user opens the vehicles before opening a fleet: the page says where to choose one.',
  roles: ['FMC'],
  world: { withoutFleet: true },
});

export const bulkFails = scenario({
  id: 'vehicles/bulk-fails-for-one',
  title: 'One of several vehicles cannot be deactivated',
  story: 'Selected vehicles are deactivated one by one: the one that fails stays selected with its reason.',
  brands: ['default', 'canada', 'shell'],
  faults: [{ kind: 'server-error', operation: 'deactivateVehicle', calls: [2] }],
  reach: [
    press('checkbox', 'Select all'),
    press('button', 'Deactivate', 'Deactivate 22 vehicles?'),
    press('button', 'Deactivate 22 vehicles'),
  ],
});

export const bulkHeld = scenario({
  id: 'vehicles/bulk-waits',
  title: 'Reminders of many vehicles are snoozed slowly',
  story:
    'The second response is held until the tester releases it: the progress is shown, and the rest can be stopped.',
  faults: [{ kind: 'hold', operation: 'snoozeReminder', calls: [2] }],
  reach: [
    press('checkbox', 'Select all'),
    press('button', 'Snooze reminders'),
    press('button', 'Remind Me Remind me again in'),
    press('option', '1 week'),
    press('button', 'Snooze 22 vehicles'),
  ],
});
