import { defineScenario } from '../define.ts';

export const onTheRoad = defineScenario({
  id: 'stories/maintenance-on-the-road',
  title: 'An oil change on the road',
  story: 'Work that no order covered gets into the history of its vehicle, with its date, reading and price.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/vehicles/500006?tab=history',
  signedIn: true,
  steps: [
    {
      say: 'The history of a van: what was ordered here, and what was entered by hand.',
      open: '/vehicles/500006?tab=history',
      see: 'Maintenance type',
    },
    {
      say: 'The driver had the oil changed on the road. The form knows the vehicle already.',
      note: 'Save says what is still missing.',
      press: { role: 'link', name: 'Add past maintenance' },
      see: 'Enter the completion date',
    },
    {
      say: 'It was no shop of ours: its name is enough.',
      press: { role: 'radio', name: 'Other shop' },
      see: 'Shop name',
    },
    {
      say: 'The name is typed as it is on the receipt.',
      type: { 'Shop name': 'Harbor Tire and Lube' },
      see: 'Add service',
    },
  ],
});
