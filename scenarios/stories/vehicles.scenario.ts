import { defineScenario } from '../define.ts';

export const newVan = defineScenario({
  id: 'stories/a-new-van',
  title: 'A new van, from its VIN to its first service',
  story: 'Seventeen characters add the van; a plate and an odometer later, its first service can be scheduled.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/vehicles/new',
  signedIn: true,
  steps: [
    {
      say: 'A new van is at the gate. Its VIN is all that is needed.',
      note: 'No VIN at hand? Year, make, and model can be chosen from the lists below.',
      open: '/vehicles/new',
      see: 'Identify the vehicle',
    },
    {
      say: 'The VIN says what it is: from now on the van is in the fleet.',
      note: 'Enter does the same as the button. Mistype a character, and the form says which rule the VIN breaks.',
      type: { VIN: '1FTBW2CM8KKB54321' },
      press: { role: 'button', name: 'Look up VIN' },
      see: '2019 Ford Transit was added to your fleet',
    },
    {
      say: 'The number on its door and its first reading.',
      note: 'Everything here can be added later: the van stays in the fleet.',
      type: { Odometeroptional: '12', 'Unit numberoptional': 'VAN-99' },
      press: { role: 'button', name: 'Save details' },
      see: 'Vehicle added',
    },
    {
      say: 'Its page has what is due; one press schedules the first service.',
      press: { role: 'link', name: 'Schedule service' },
      see: 'VAN-99 · 2019 Ford Transit',
    },
  ],
});

export const fleetAtAGlance = defineScenario({
  id: 'stories/a-fleet-at-a-glance',
  title: 'A fleet at a glance',
  story: 'From the list of vehicles to one of them: what it is, what it needs, and who approves its service.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/vehicles',
  signedIn: true,
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
      press: { role: 'tab', name: 'Policies 2' },
      see: 'Maximum amount',
    },
  ],
});

export const monday = defineScenario({
  id: 'stories/the-view-of-every-monday',
  title: 'Keep the view you use every Monday',
  story: 'A list is filtered and sorted once, kept under a name, and opens that way from then on.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/vehicles?sort=-odometer&f=odometer.gt.50000',
  signedIn: true,
  steps: [
    {
      say: 'Every Monday Ann looks at the vans that have run the most. She filters and sorts once.',
      note: 'All of it is in the address. Columns and density can be part of a view, too; search words never are.',
      open: '/vehicles?sort=-odometer&f=odometer.gt.50000',
      see: 'Views',
    },
    {
      say: 'Beside the search are her views. This one is worth a name.',
      press: { role: 'button', name: 'Views' },
      see: 'Save as new view',
    },
    {
      say: 'It is kept on this device, for her alone.',
      note: 'Views stay after she signs out, but for those that filter by a text of the fleet.',
      press: { role: 'menuitem', name: 'Save as new view' },
      see: 'Keeps filters, sort, columns, and density on this device.',
    },
    {
      say: 'She calls it Monday.',
      type: { Name: 'Monday' },
      press: { role: 'button', name: 'Save view' },
      see: '“Monday” saved',
    },
    {
      say: 'From her menu she can make it the default, rename it, or delete it, and copy a link that shows others the same.',
      press: { role: 'button', name: 'Views: Monday' },
      see: 'Copy link',
    },
    {
      say: 'As the default, it opens whenever she comes here. A link still brings what it says.',
      press: { role: 'menuitem', name: 'Make default' },
      see: '“Monday” opens by default',
    },
  ],
});
