import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { DUE_IN_JUNE } from './due-in-june.ts';

const scenario = scenariosWith({ start: place.services({ view: 'month' }), signedIn: true });

export const month = scenario({
  id: 'services/calendar',
  title: 'A month of appointments',
  story:
    'Active orders by the day of their appointment. On March 16 there are seven: three are shown, the others beside the month, each with its order. Arrow keys move between days.',
});

export const emptyMonth = scenario({
  id: 'services/calendar-empty',
  title: 'A month without appointments',
  story: 'The days are there, and the page says that there is nothing on them.',
  start: place.services({ view: 'month', month: '2026-06' }),
});

export const failsOnce = scenario({
  id: 'services/calendar-fails-once',
  title: 'The appointments fail once',
  story: 'The days stay, but the page does not claim that nothing is on them; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});

export const dueDates = scenario({
  id: 'services/calendar-due-dates',
  title: 'What a vehicle will need, in the calendar',
  story:
    'One vehicle is chosen. The server gives a date for the tire rotation; for the oil change a forecast says between which days it will be due. Both are outlined, because nothing is scheduled yet.',
  start: place.services({ view: 'month', month: '2026-06', vehicle: 500_006 }),
  answers: { listVehicleServices: { status: 200, body: DUE_IN_JUNE } },
});

export const dueDatesFail = scenario({
  id: 'services/calendar-due-dates-fail-once',
  title: 'What a vehicle will need cannot be loaded at first',
  story: 'The appointments are there; a line says what is missing, and trying again helps.',
  start: place.services({ view: 'month', vehicle: 500_006 }),
  faults: [{ kind: 'server-error', operation: 'listVehicleServices', calls: [1] }],
});
