import { defineScenario } from '../define.ts';

export const approval = defineScenario({
  id: 'stories/approving-an-order',
  title: 'A shop asks, the fleet decides',
  story: 'An order awaits approval: what it costs, what each service is, and one press for all of it.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/orders/5000010/approvals',
  signedIn: true,
  steps: [
    {
      say: 'The shop has looked at the vehicle and asks before it begins: every service with its price.',
      note: 'The first visit says what approving means; it can be kept away for good.',
      open: '/orders/5000010/approvals',
      see: 'Before you approve',
    },
    { say: 'Whoever decides knows what follows, and goes on.', press: { role: 'button', name: 'Review the order' }, see: 'Your decision' },
    {
      say: 'The fleet pays through the platform: the methods that it keeps are all there is to choose from.',
      note: 'Press Approve before choosing: nothing is sent, and the page says what is missing.',
      press: { role: 'button', name: 'Choose a payment method Payment method' },
      see: 'Visa ending in 4370',
    },
    {
      say: 'The default card it is.',
      press: { role: 'option', name: 'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee' },
      see: 'Approve 2 services',
    },
    {
      say: 'One press for both services. The dashboard says that the shop may begin.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'Maintenance Approved',
    },
  ],
});

export const dashboard = defineScenario({
  id: 'stories/the-day-at-a-glance',
  title: 'The day at a glance',
  story: 'What is due, what is in the shop, what waits for an answer, what it all costs.',
  brands: ['default', 'fuel-card', 'car-sales'],
  roles: ['Owner'],
  start: '/dashboard',
  signedIn: true,
  steps: [
    {
      say: 'The morning begins here: orders that wait for an answer, work that is under way.',
      note: 'Every number is a link to the list behind it.',
      open: '/dashboard',
      see: 'Active maintenance',
    },
    { say: 'Everything that ever was done is one press away.', press: { role: 'link', name: 'Services' }, see: 'Past orders' },
  ],
});

export const services = defineScenario({
  id: 'stories/services-of-a-fleet',
  title: 'Everything that is done on the fleet',
  story: 'Three lists: what comes due, what is under way, what was done. Each has its address.',
  brands: ['default'],
  roles: ['Owner', 'Manager'],
  start: '/services',
  signedIn: true,
  steps: [
    { say: 'Three lists of one fleet: upcoming, active and past.', open: '/services?tab=active', see: 'Active orders' },
    {
      say: 'The past, by the range of dates that the accountant asks for.',
      note: 'The download beside it holds the same rows.',
      press: { role: 'tab', name: 'Past orders' },
      see: 'Past orders',
    },
    {
      say: 'And what comes due, overdue first, before it stops a vehicle.',
      note: 'The bell beside a row puts its reminders off.',
      press: { role: 'tab', name: 'Upcoming intervals' },
      see: 'Past due',
    },
  ],
});

export const request = defineScenario({
  id: 'stories/requesting-service',
  title: 'From a shop to an appointment',
  story: 'A fleet looks for a shop, chooses a day and a time, and sends its request.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/shops',
  signedIn: true,
  steps: [
    { say: 'Where is the vehicle? A city, a ZIP code or the own location.', open: '/shops', see: 'Where is the vehicle?' },
    {
      say: 'The request asks three things: which vehicle, where, and what needs to be done.',
      note: 'Leave the page and come back: the request is kept.',
      open: '/service_request/new',
      see: 'What needs to be done, on which vehicle and where',
    },
    {
      say: 'Vehicle, shop and service come along with the link that any list of the product makes.',
      note: 'The prices beside it are asked for as soon as all three are known.',
      open: '/service_request/new?vehicle=500006&shop=33&service=101',
      see: '2024 Nissan Frontier',
    },
    {
      say: 'The next page asks when.',
      press: { role: 'button', name: 'schedule appointment' },
      see: 'Date of the appointment, March 2026',
    },
    { say: 'On Friday the shop has time.', press: { role: 'button', name: 'Friday, March 20, 2026' }, see: '01:30 PM' },
    { say: 'Early in the afternoon.', press: { role: 'radio', name: '01:30 PM' }, see: 'Send request' },
    {
      say: 'The request is sent once, however often one presses, and the dashboard says so.',
      note: 'The new order is the first of the list.',
      press: { role: 'button', name: 'Send request' },
      see: 'service request created',
    },
  ],
});
