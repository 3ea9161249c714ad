import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

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
  reach: [press('button', 'Enroll VAN-05')],
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

export const bulkFails = defineScenario({
  id: 'vehicles/bulk-fails-for-one',
  title: 'One of several vehicles cannot be deactivated',
  story: 'Selected vehicles are deactivated one by one: the one that fails stays selected with its reason.',
  brands: ['default', 'canada', 'shell'],
  faults: [{ kind: 'server-error', operation: 'deactivateVehicle', calls: [2] }],
  start,
  signedIn,
  reach: [
    press('checkbox', 'Column of checkboxes'),
    press('button', 'Deactivate', 'Deactivate 22 vehicles?'),
    press('button', 'Deactivate 22 vehicles'),
  ],
});

export const bulkHeld = defineScenario({
  id: 'vehicles/bulk-waits',
  title: 'Reminders of many vehicles are snoozed slowly',
  story: 'The second answer is held until the tester lets it go: the progress is shown, and the rest can be stopped.',
  faults: [{ kind: 'hold', operation: 'snoozeReminder', calls: [2] }],
  start,
  signedIn,
  reach: [
    press('checkbox', 'Column of checkboxes'),
    press('button', 'Snooze reminders'),
    press('button', 'Remind Me Remind again in'),
    press('option', '1 week'),
    press('button', 'Snooze 24 vehicles'),
  ],
});

export const fleetAtAGlance = defineScenario({
  id: 'stories/a-fleet-at-a-glance',
  title: 'A fleet at a glance',
  story: 'From the list of vehicles to one of them: what it is, what it needs, and who approves its service.',
  brands: ['default'],
  roles: ['Owner'],
  start,
  signedIn,
  steps: [
    { say: 'Every vehicle of the fleet, with what people call it.', open: '/vehicles', see: '24 of 24' },
    {
      say: 'A part of a VIN, a plate or a unit number is enough to find one.',
      note: 'The search is in the address: the link can be sent to somebody.',
      open: '/vehicles?q=van-07',
      see: '1 of 24',
    },
    {
      say: 'Its page: the open order, what is recommended, and what was done before.',
      note: 'Miles and kilometres, cost per mile and per kilometre, with one press.',
      open: '/vehicles/500001',
      see: 'Recommended services',
    },
    {
      say: 'The schedule of its whole life. What is done elsewhere is marked here.',
      press: { role: 'tab', name: 'Maintenance schedule' },
      see: 'Mark as done',
    },
    {
      say: 'And who is asked before money is spent on it.',
      press: { role: 'tab', name: 'Policies' },
      see: 'Maximum amount',
    },
  ],
});
