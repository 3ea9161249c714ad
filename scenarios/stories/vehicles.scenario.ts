import { defineStory } from '../story.ts';

const owner = { brands: ['default'], role: 'Owner', signedIn: true } as const;

export const newVan = defineStory({
  ...owner,
  id: 'stories/a-new-van',
  title: 'A new van, from its VIN to its first request for service',
  story:
    'Seventeen characters add the van; an odometer reading and a unit number later, a request for its first service is open.',
  start: '/vehicles/new',
  intro: {
    say: 'A new van is at the gate. Its VIN is all that is needed.',
    note: 'No VIN at hand? Year, make, and model can be chosen from the lists below.',
    see: 'Identify the vehicle',
  },
  steps: [
    {
      act: 'Look up its VIN',
      say: 'The VIN says what it is: the van is in the fleet.',
      note: 'Enter does the same as the button. Mistype a character, and the form says which rule the VIN breaks.',
      type: { VIN: '1FTBW2CM8KKB54321' },
      press: { role: 'button', name: 'Look up VIN' },
      see: '2019 Ford Transit was added to your fleet',
      changes: ['createVehicle'],
    },
    {
      act: 'Enter odometer and unit number',
      say: 'The number on its door and its first reading are kept.',
      note: 'All of this can be added later: the van stays in the fleet.',
      type: { Odometeroptional: '12', 'Unit numberoptional': 'VAN-99' },
      press: { role: 'button', name: 'Save details' },
      see: 'Vehicle added',
      changes: ['updateVehicle'],
    },
    {
      act: 'Schedule its first service',
      say: 'The request knows the van; a shop and a service are what is left to choose.',
      press: { role: 'link', name: 'Schedule service' },
      see: 'Choose a shop',
    },
  ],
  outcome: {
    says: 'VAN-99 is in the fleet, and a request for its first service is open.',
    see: 'VAN-99 · 2019 Ford Transit',
    server: [{ call: 'listBasicVehicles', has: [{ vin: '1FTBW2CM8KKB54321' }] }],
  },
});

export const fleetAtAGlance = defineStory({
  ...owner,
  id: 'stories/a-fleet-at-a-glance',
  title: 'A fleet at a glance',
  story: 'From the list of vehicles to one of them: what it is, what it needs, and who approves its service.',
  start: '/vehicles',
  intro: { say: 'Every vehicle of the fleet, with its unit number.', see: '24 of 24' },
  steps: [
    {
      act: 'Search for a van',
      say: 'A part of a VIN, a plate, or a unit number is enough to find one.',
      note: 'The search is in the address: the link can be sent to someone.',
      type: { 'Search vehicles': 'van-01' },
      see: '1 of 24',
    },
    {
      act: 'Open it',
      say: 'Its page: the active order, what is recommended, and what was done before.',
      note: 'Miles and kilometres, cost per mile and per kilometre, with one press.',
      press: { role: 'link', name: 'VAN-01 No plate 2020 Nissan NV200' },
      see: 'Recommended services',
    },
    {
      act: 'Show its schedule',
      say: 'The schedule of its whole life. What is done elsewhere is marked here.',
      press: { role: 'tab', name: 'Maintenance schedule' },
      see: 'Mark as done',
    },
    {
      act: 'Show its policies',
      say: 'And who is asked before money is spent on it.',
      press: { role: 'tab', name: 'Policies' },
      see: 'Maximum amount',
    },
  ],
  outcome: {
    says: 'The van’s page shows what it is, what it needs, and who approves its service.',
    see: 'Asks Ann Lee or Ben Ortiz to approve any service over $250.00 on VAN-01 and VAN-02.',
    server: 'as before',
  },
});

const FILTERED = '/vehicles?sort=-odometer&f=odometer.gt.50000';

export const monday = defineStory({
  ...owner,
  id: 'stories/the-view-of-every-monday',
  title: 'Keep the view you use every Monday',
  story: 'A list is filtered and sorted once, kept under a name, and opens that way from then on.',
  start: FILTERED,
  intro: {
    say: 'Every Monday Ann looks at the vans with the most miles. She has filtered and sorted once.',
    note: 'All of it is in the address. Columns and density can be part of a view, too; search words never are.',
    see: 'Views',
  },
  steps: [
    {
      act: 'Open the views',
      say: 'Her views are beside the search. This one is worth a name.',
      press: { role: 'button', name: 'Views' },
      see: 'Save as new view',
    },
    {
      act: 'Save this one',
      say: 'It will be kept on this device, for her alone.',
      note: 'Views stay after she signs out, except for those that filter by text.',
      press: { role: 'menuitem', name: 'Save as new view' },
      see: 'Keeps filters, sort, columns, and density on this device.',
    },
    {
      act: 'Call it Monday',
      say: 'It is saved, and the list says which view is open.',
      type: { Name: 'Monday' },
      press: { role: 'button', name: 'Save view' },
      see: '“Monday” saved',
    },
    {
      act: 'Open its menu',
      say: 'Here she can make it the default, rename it, or delete it, and copy a link that shows others the same.',
      press: { role: 'button', name: 'Views: Monday' },
      see: 'Copy link',
    },
    {
      act: 'Make it the default',
      say: 'From now on it opens whenever she comes here. A link still opens with its own filters.',
      press: { role: 'menuitem', name: 'Make default' },
      see: '“Monday” opens by default',
    },
    {
      act: 'Leave for the dashboard',
      say: 'On to other work.',
      press: { role: 'link', name: 'Dashboard' },
      see: 'Needs attention',
    },
    {
      act: 'Come back to the vehicles',
      say: 'Back again, as on every Monday: the list opens filtered and sorted, as she left it.',
      press: { role: 'link', name: 'Vehicles' },
      see: 'Views: Monday',
    },
  ],
  outcome: {
    says: 'The vehicles open as “Monday” from now on.',
    see: 'Monday',
    server: 'as before',
  },
});
