import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { scheduleLine } from '../vehicles/schedule-line.ts';

const scenario = scenariosWith({ start: place.services({ view: 'month' }), signedIn: true });

export const month = scenario({
  id: 'services/calendar',
  title: 'A month of appointments',
  story:
    'Active orders by the day of their appointment. On 16 March there are seven: three are shown, the others beside the month, with their order. Arrow keys move between days.',
});

export const emptyMonth = scenario({
  id: 'services/calendar-empty',
  title: 'A month without appointments',
  story: 'The days are there, and it says that there is nothing on them.',
  start: place.services({ view: 'month', month: '2026-06' }),
});

export const failsOnce = scenario({
  id: 'services/calendar-fails-once',
  title: 'The appointments fail once',
  story: 'The days stay, without saying that nothing is on them; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});

/** The oil change was done at 41,380 miles; the vehicle drives 38 a day. */
const SCHEDULE = [
  scheduleLine(50_000_601, 'Oil change', 5000, null),
  scheduleLine(50_000_602, 'Tire rotation', 7500, '2026-06-18'),
];

export const dueDates = scenario({
  id: 'services/calendar-due-dates',
  title: 'What a vehicle will need, in the calendar',
  story:
    'One vehicle is chosen. The server gives a date for the tire rotation; for the oil change a forecast says between which days it will be due. Both are outlined, for nobody has booked them.',
  start: place.services({ view: 'month', month: '2026-06', vehicle: 500_006 }),
  answers: { listVehicleServices: { status: 200, body: SCHEDULE } },
});

export const dueDatesFail = scenario({
  id: 'services/calendar-due-dates-fail-once',
  title: 'What a vehicle will need cannot be loaded at first',
  story: 'The appointments are there; a line says what is missing, and trying again helps.',
  start: place.services({ view: 'month', vehicle: 500_006 }),
  faults: [{ kind: 'server-error', operation: 'listVehicleServices', calls: [1] }],
});

export const story = scenario({
  id: 'stories/appointments-in-a-calendar',
  title: 'Appointments in a calendar',
  story:
    'The orders of the list by the day of their appointment, what a vehicle will need, and a file for one’s own calendar.',
  brands: ['default'],
  roles: ['Owner'],
  start: place.services(),
  answers: { listVehicleServices: { status: 200, body: SCHEDULE } },
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
      say: 'The agenda has the whole month, one day under the other.',
      press: { role: 'radio', name: 'Agenda' },
      see: 'Saturday, 03-14-2026',
    },
    {
      say: 'For one vehicle, the calendar also says what it will need. An outline is no appointment: a date of its schedule, or a forecast from its readings.',
      note: 'The forecast is computed from the dated odometer readings of its history.',
      open: place.services({ view: 'agenda', month: '2026-06', vehicle: 500_006 }),
      see: 'Oil change due, about 06-30-2026 to 07-01-2026',
    },
  ],
});
