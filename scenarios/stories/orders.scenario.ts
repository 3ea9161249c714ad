import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { DUE_IN_JUNE } from '../services/due-in-june.ts';

const scenario = scenariosWith({ brands: ['default'], roles: ['Owner'], signedIn: true });

export const approval = scenario({
  id: 'stories/approving-an-order',
  title: 'A shop asks, the fleet decides',
  story: 'An order awaits approval: each service, its price, and one click to approve it all.',
  start: '/orders/5000010/approvals',
  steps: [
    {
      say: 'The shop has inspected the vehicle and asks before it starts: every service with its price.',
      note: 'The first visit explains what approving means; the explanation can be turned off for good.',
      open: '/orders/5000010/approvals',
      see: 'Before you approve',
    },
    {
      say: 'The approver knows what will happen, and continues.',
      press: { role: 'button', name: 'Review order' },
      see: 'Approving 2 of 2',
    },
    {
      say: 'The fleet pays through the platform: its default card is chosen already, and its other methods are a click away.',
      press: { role: 'button', name: 'Visa ending in 4370 Payment method' },
      see: 'PayPal',
    },
    {
      say: 'They stay with the default card.',
      press: { role: 'option', name: 'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee' },
      see: 'Approve 2 services',
    },
    {
      say: 'One click for both services. The dashboard says that the shop may start.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'Maintenance Approved',
    },
  ],
});

export const dashboard = scenario({
  id: 'stories/the-day-at-a-glance',
  title: 'The day at a glance',
  story: 'What is due, what is in the shop, what is awaiting a decision, and what it all costs.',
  brands: ['default', 'fuel-card', 'car-sales'],
  start: '/dashboard',
  steps: [
    {
      say: 'The day starts here: orders awaiting a decision and work in progress.',
      note: 'Every number is a link to the list behind it.',
      open: '/dashboard',
      see: 'Active maintenance',
    },
    { say: 'The full history is one click away.', press: { role: 'link', name: 'Services' }, see: 'Past orders' },
  ],
});

export const services = scenario({
  id: 'stories/services-of-a-fleet',
  title: 'All maintenance for the fleet',
  story: 'Three lists: what is coming due, what is in progress, what is done. Each has its own address.',
  roles: ['Owner', 'Manager'],
  start: '/services',
  steps: [
    {
      say: 'Three lists for one fleet: upcoming, active and past.',
      open: '/services?tab=active',
      see: 'Active orders',
    },
    {
      say: 'Past orders, for the date range the accountant asks for.',
      note: 'The download beside it has the same rows.',
      press: { role: 'tab', name: 'Past orders' },
      see: 'Past orders',
    },
    {
      say: 'And what is coming due, past due first, before it takes a vehicle off the road.',
      note: 'The bell beside a row snoozes its reminders.',
      press: { role: 'tab', name: 'Upcoming intervals' },
      see: 'Past due',
    },
  ],
});

export const request = scenario({
  id: 'stories/requesting-service',
  title: 'From a shop to an appointment',
  story: 'A fleet looks for a shop, chooses a day and a time, and sends its request.',
  start: '/shops',
  steps: [
    { say: 'Where is the vehicle? A city, a zip code or your location.', open: '/shops', see: 'Where is the vehicle?' },
    {
      say: 'The request asks three things: which vehicle, where, and what needs to be done. Links from other lists fill them in.',
      note: 'Leave the page and come back: the request is kept. Prices load as soon as all three are known.',
      open: '/service_request/new?vehicle=500006&shop=33&service=101',
      see: '2024 Nissan Frontier',
    },
    {
      say: 'The next page asks when.',
      press: { role: 'button', name: 'schedule appointment' },
      see: 'Appointment date, March 2026',
    },
    { say: 'The shop has time on Friday.', press: { role: 'button', name: 'Friday, March 20, 2026' }, see: '01:30 PM' },
    { say: 'Early in the afternoon.', press: { role: 'radio', name: '01:30 PM' }, see: 'Schedule service' },
    {
      say: 'The request is sent once, however often the button is clicked, and the dashboard confirms it.',
      note: 'The new order is first in the list.',
      press: { role: 'button', name: 'Schedule service' },
      see: 'service request created',
    },
  ],
});

export const calendar = scenario({
  id: 'stories/appointments-in-a-calendar',
  title: 'Appointments in a calendar',
  story:
    'The orders of the list by the day of their appointment, what a vehicle will need, and a file for one’s own calendar.',
  start: place.services(),
  answers: { listVehicleServices: { status: 200, body: DUE_IN_JUNE } },
  steps: [
    {
      say: 'The fleet’s active orders, as a list. The same orders are also a calendar.',
      open: place.services(),
      see: 'active orders await approval',
    },
    {
      say: 'March at a glance. Orange is what awaits approval; today’s appointments are beside the month.',
      note: 'Arrow keys move between days, Page Up and Page Down between months. Search and filters are those of the list.',
      press: { role: 'radio', name: 'Month' },
      see: '13 appointments',
    },
    {
      say: 'Another day, and its appointment with shop and services. One press leads to the order, another takes it into one’s own calendar.',
      press: { role: 'button', name: 'Monday, March 23, 2026, 1 appointment' },
      see: 'Monday, 03-23-2026',
    },
    {
      say: 'The agenda has the days from today on, one under the other; earlier ones are a press away.',
      press: { role: 'radio', name: 'Agenda' },
      see: 'Show 2 earlier days',
    },
    {
      say: 'For one vehicle, the calendar also says what it will need. An outline is no appointment: a date of its schedule, or a forecast from its readings.',
      note: 'The forecast is computed from the dated odometer readings of its history.',
      open: place.services({ view: 'agenda', month: '2026-06', vehicle: 500_006 }),
      see: 'Oil change due, about 06-30-2026 to 07-01-2026',
    },
  ],
});

export const choosingShop = scenario({
  id: 'stories/choosing-a-shop',
  title: 'Which shop, and when',
  story: 'A fleet compares its saved shops and books the earliest time.',
  start: '/shops?tab=saved&vehicle=500006&service=101',
  steps: [
    {
      say: 'These shops are saved. Which one is the best for an oil change this week?',
      open: '/shops?tab=saved&vehicle=500006&service=101&compare=31%2C33%2C39',
      see: 'Compare 3 shops',
    },
    {
      say: 'Side by side: what it costs, what is saved, and who has time first.',
      note: 'The times are asked for two calls at a time, and can be canceled.',
      press: { role: 'button', name: 'Compare 3 shops' },
      see: 'Earliest',
    },
    {
      say: 'The earliest time is one press away, with vehicle, shop and service.',
      press: { role: 'link', name: 'Use this time at Northside Auto Care – Halsted Street' },
      see: '2024 Nissan Frontier',
    },
    {
      say: 'The appointment has that time already. It can still be changed.',
      press: { role: 'button', name: 'schedule appointment' },
      see: '03-16-2026 · 09:30 AM',
    },
  ],
});
