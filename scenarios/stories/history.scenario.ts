import { defineStory } from '../story.ts';

const DAY = { 'month, Completion date': '03', 'day, Completion date': '02', 'year, Completion date': '2026' };

export const onTheRoad = defineStory({
  id: 'stories/maintenance-on-the-road',
  title: 'An oil change on the road',
  story: 'Work done without an order is added to the vehicle’s history, with its date, odometer reading, and price.',
  brands: ['default'],
  role: 'Owner',
  start: '/vehicles/500006?tab=history',
  signedIn: true,
  intro: {
    say: 'The history of a truck: what was ordered here, and what was entered by hand.',
    see: 'Maintenance type',
  },
  steps: [
    {
      act: 'Add past maintenance',
      say: 'The driver had the oil changed on the road. The form knows the vehicle already.',
      note: 'Save says what is still missing.',
      press: { role: 'link', name: 'Add past maintenance' },
      see: 'Enter the completion date',
    },
    {
      act: 'Choose “Other shop”',
      say: 'Date and odometer are on the receipt. The shop is not one of the saved ones, so its name is enough.',
      type: { ...DAY, Odometeroptional: '41,520' },
      press: { role: 'radio', name: 'Other shop' },
      see: 'Shop name',
    },
    {
      act: 'Enter shop and service',
      say: 'The name as it is printed, and the service as the fleet calls it. Now nothing is missing.',
      type: { 'Shop name': 'Harbor Tire and Lube', 'Service 1': 'Oil change' },
      press: { role: 'option', name: 'Oil change' },
      see: 'No positions',
    },
    {
      act: 'Enter the price, and save',
      say: 'It is saved, and the list of services opens. The truck’s history has it, too; service costs do not include it.',
      type: { 'Price 1optional': '64.99' },
      press: { role: 'button', name: 'Save maintenance' },
      see: 'Maintenance History created',
      changes: ['createMaintenanceHistory'],
    },
  ],
  outcome: {
    says: 'The oil change is in the history, with its date, odometer reading, and price.',
    see: 'Maintenance History created',
    server: [
      {
        call: 'listManualHistories',
        query: { vehicle_id: 500_006 },
        has: { manual_histories: [{ custom_shop_name: 'Harbor Tire and Lube', miles: 41_520, total: 64.99 }] },
      },
    ],
  },
});
