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
      note: 'No VIN at hand? Year, make and model can be chosen from the lists below.',
      open: '/vehicles/new',
      see: 'Which vehicle',
    },
    {
      say: 'The VIN says what it is: from now on the van is in the fleet.',
      note: 'Enter does the same as the button. Mistype a character, and the form says which rule the VIN breaks.',
      type: { VIN: '1FTBW2CM8KKB54321' },
      press: { role: 'button', name: 'Look up VIN' },
      see: '2019 Ford Transit is in your fleet now',
    },
    {
      say: 'The number on its door and its first reading.',
      note: 'Everything here can be added later: the van stays in the fleet.',
      type: { Odometeroptional: '12', 'Other IDoptional': 'VAN-99' },
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
