import { place } from '@wayside/domain';
import { DUE_IN_JUNE } from '../services/due-in-june.ts';
import { defineStory, orderApproved } from '../story.ts';

const owner = { brands: ['default'], role: 'Owner', signedIn: true } as const;

export const approval = defineStory({
  ...owner,
  id: 'stories/approving-an-order',
  title: 'A shop asks, the fleet decides',
  story: 'An order awaits approval: each service, its price, and one press to approve it all.',
  start: '/orders/5000010/approvals',
  intro: {
    say: 'The shop has inspected the vehicle and asks before it starts. The first visit explains what approving means.',
    note: 'The explanation can be turned off for good.',
    see: 'Before you approve',
  },
  steps: [
    {
      act: 'Review the order',
      say: 'Every service with its price, and what all of it comes to.',
      press: { role: 'button', name: 'Review order' },
      see: 'Approving 2 of 2',
    },
    {
      act: 'Look at the ways to pay',
      say: 'The fleet’s default card is chosen already; its other methods are here.',
      press: { role: 'button', name: 'Visa ending in 4370 Payment method' },
      see: 'PayPal',
    },
    {
      act: 'Stay with the default card',
      say: 'Nothing has changed, and the button says what it will do.',
      press: { role: 'option', name: 'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee' },
      see: 'Your fleet’s default',
    },
    {
      act: 'Approve both services',
      say: 'Both are approved with one press. The dashboard says that the shop may start.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'Maintenance Approved',
      changes: ['updateOrder'],
    },
  ],
  outcome: {
    says: 'The order is approved, with both services.',
    see: 'Maintenance Approved',
    server: [orderApproved(5_000_010)],
  },
});

export const dashboard = defineStory({
  ...owner,
  id: 'stories/the-day-at-a-glance',
  title: 'The day at a glance',
  story: 'What awaits a decision, what is in the shop, what is due, and what it all costs.',
  brands: ['default', 'fuel-card', 'car-sales'],
  start: '/dashboard',
  intro: {
    say: 'The day starts here: what needs attention comes first, with a button for each decision.',
    note: 'Every number is a link to the list behind it.',
    see: 'Needs attention',
  },
  steps: [
    {
      act: 'See what is in the shop',
      say: 'The active orders: where each vehicle is, and what it will cost.',
      press: { role: 'link', name: 'Services' },
      see: 'Past orders',
    },
    {
      act: 'See what is due',
      say: 'Past due first, then what is due soon.',
      open: place.services({ tab: 'upcoming' }),
      see: 'Past due',
    },
    {
      act: 'Go back to the dashboard',
      say: 'Everything is one press from here, and back.',
      press: { role: 'link', name: 'Dashboard' },
      see: 'Needs attention',
    },
    {
      act: 'See what it all costs',
      say: 'Twelve months of service costs, by service, shop, vehicle, and department.',
      press: { role: 'link', name: 'Costs by service, shop, and vehicle' },
      see: 'Service costs by service',
    },
  ],
  outcome: {
    says: 'The dashboard shows what matters today, and where the money goes.',
    see: 'Service costs by service',
    server: 'as before',
  },
});

export const services = defineStory({
  ...owner,
  id: 'stories/services-of-a-fleet',
  title: 'All maintenance for the fleet',
  story: 'Three lists: what is in progress, what is done, what is upcoming. Each has its own address.',
  start: '/services?tab=active',
  intro: { say: 'Three lists for one fleet: upcoming, active, and past.', see: 'Active orders' },
  steps: [
    {
      act: 'Open the past orders',
      say: 'What was done, for the date range that the accountant asks for.',
      note: 'The download beside it has the same rows.',
      press: { role: 'tab', name: 'Past orders' },
      see: 'PO number',
    },
    {
      act: 'See what is upcoming',
      say: 'What is past due comes first, before it takes a vehicle off the road.',
      note: 'The bell beside a row snoozes its reminders.',
      press: { role: 'tab', name: 'Upcoming intervals' },
      see: 'Past due',
    },
  ],
  outcome: { says: 'Each of the three lists has its own address.', see: 'Past due', server: 'as before' },
});

export const request = defineStory({
  ...owner,
  id: 'stories/requesting-service',
  title: 'From a shop to an appointment',
  story: 'A fleet looks for a shop, chooses a day and a time, and sends its request.',
  start: '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois&vehicle=500006&service=101',
  intro: {
    say: 'A truck needs an oil change. These shops are nearby, each with its price for this truck.',
    note: 'A city, a ZIP code, or the device’s location: all three find shops.',
    see: 'Shops near Chicago, Illinois',
  },
  steps: [
    {
      act: 'Choose a shop',
      say: 'Vehicle, shop, and service are filled in. That is all the request asks for.',
      note: 'Leave the page and come back: the request is kept.',
      press: { role: 'link', name: 'Schedule service at Northside Auto Care – Halsted Street' },
      see: 'Estimated total',
    },
    {
      act: 'Go on to the appointment',
      say: 'The next page asks when.',
      press: { role: 'button', name: 'schedule appointment' },
      see: 'Appointment date, March 2026',
    },
    {
      act: 'Choose Friday',
      say: 'The shop has time on Friday.',
      press: { role: 'button', name: 'Friday, March 20, 2026' },
      see: '01:30 PM',
    },
    {
      act: 'Choose 01:30 PM',
      say: 'Early in the afternoon suits the driver. Nothing is missing now.',
      press: { role: 'radio', name: '01:30 PM' },
      see: '03-20-2026 · 01:30 PM',
    },
    {
      act: 'Send the request',
      say: 'It was sent once, and the dashboard confirms it, with a link to the new order.',
      note: 'However often the button is pressed, it is one order.',
      press: { role: 'button', name: 'Schedule service' },
      see: 'service request created',
      changes: ['createOrder'],
    },
  ],
  outcome: {
    says: 'The truck has an appointment on Friday.',
    see: 'Northside Auto Care – Halsted Street · 03-20-2026 · 01:30 PM',
    server: [{ call: 'listFleetOrders', has: [{ vehicle: { id: 500_006 } }] }],
  },
});

export const calendar = defineStory({
  ...owner,
  id: 'stories/appointments-in-a-calendar',
  title: 'Appointments in a calendar',
  story:
    'The orders of the list by the day of their appointment, what a vehicle will need, and a file for your own calendar.',
  start: place.services(),
  answers: { listVehicleServices: { status: 200, body: DUE_IN_JUNE } },
  intro: {
    say: 'The fleet’s active orders, as a list. The same orders are also a calendar.',
    see: 'active orders awaiting approval',
  },
  steps: [
    {
      act: 'Show the month',
      say: 'March at a glance. Orange is what awaits approval; today’s appointments are beside the month.',
      note: 'Arrow keys move between days, Page Up and Page Down between months. Search and filters are those of the list.',
      press: { role: 'radio', name: 'Month' },
      see: '13 appointments',
    },
    {
      act: 'Choose another day',
      say: 'Its appointment, with shop and services: a link to the order, and one that saves it to your own calendar.',
      press: { role: 'button', name: 'Monday, March 23, 2026, 1 appointment' },
      see: 'Monday, 03-23-2026',
    },
    {
      act: 'Show the agenda',
      say: 'The days from today on, one under the other; earlier ones are a press away.',
      press: { role: 'radio', name: 'Agenda' },
      see: 'Show 2 earlier days',
    },
    {
      act: 'Show one vehicle in June',
      say: 'For one vehicle, the calendar also says what it will need. An outline is a forecast, not an appointment.',
      note: 'The forecast is computed from the dated odometer readings of its history.',
      open: place.services({ view: 'agenda', month: '2026-06', vehicle: 500_006 }),
      see: 'Oil change due, about 06-30-2026 to 07-01-2026',
    },
  ],
  outcome: {
    says: 'One calendar shows what is scheduled and what will be needed.',
    see: 'Oil change due, about 06-30-2026 to 07-01-2026',
    server: 'as before',
  },
});

const SAVED = '/shops?tab=saved&vehicle=500006&service=101';

export const choosingShop = defineStory({
  ...owner,
  id: 'stories/choosing-a-shop',
  title: 'Which shop, and when',
  story: 'A fleet compares its saved shops and takes the earliest time.',
  start: `${SAVED}&compare=31%2C33%2C39`,
  intro: {
    say: 'Three saved shops are chosen. Which one is the best for an oil change this week?',
    see: 'Compare 3 shops',
  },
  steps: [
    {
      act: 'Compare them',
      say: 'Side by side: what it costs, what is saved, and who has time first.',
      note: 'The times load two calls at a time, and loading can be canceled.',
      press: { role: 'button', name: 'Compare 3 shops' },
      see: 'Lowest price',
    },
    {
      act: 'Take the earliest time',
      say: 'Vehicle, shop, and service are filled in.',
      press: { role: 'link', name: 'Use this time at Northside Auto Care – Halsted Street' },
      see: 'Estimated total',
    },
    {
      act: 'Go on to the appointment',
      say: 'The time is chosen, too. It can still be changed.',
      press: { role: 'button', name: 'schedule appointment' },
      see: 'Choose a date and time',
    },
    {
      act: 'Schedule the service',
      say: 'The service is scheduled: the dashboard confirms it.',
      press: { role: 'button', name: 'Schedule service' },
      see: 'service request created',
      changes: ['createOrder'],
    },
  ],
  outcome: {
    says: 'The oil change is scheduled, at the earliest time there was.',
    see: 'Northside Auto Care – Halsted Street · 03-16-2026 · 09:30 AM',
    server: [{ call: 'listFleetOrders', has: [{ vehicle: { id: 500_006 } }] }],
  },
});
