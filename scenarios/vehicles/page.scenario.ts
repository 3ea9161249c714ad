import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';
import { scheduleLine } from './schedule-line.ts';

const SCHEDULE = '/vehicles/500001?tab=schedule';

const scenario = scenariosWith({ start: SCHEDULE, signedIn: true });

export const withoutPolicies = scenario({
  id: 'vehicles/without-policies',
  title: 'A vehicle without policies',
  story: 'A warning says that any user can approve its orders, and leads to the policies.',
  start: '/vehicles/500012',
});

export const pictureFails = scenario({
  id: 'vehicles/picture-fails',
  title: 'A vehicle whose picture cannot be loaded',
  story: 'A drawing takes the picture’s place.',
  start: '/vehicles/500003',
});

export const heavyDuty = scenario({
  id: 'vehicles/heavy-duty',
  title: 'A heavy-duty vehicle',
  story: 'A box truck: its schedule has only the services that trucks get.',
  start: '/vehicles/500013?tab=schedule',
});

export const markFailsOnce = scenario({
  id: 'vehicles/mark-done-fails-once',
  title: 'A service cannot be marked as done at first',
  story: 'The question stays with the reason; the second try works and can be undone.',
  faults: [{ kind: 'server-error', operation: 'markServiceCompleted', calls: [1] }],
});

export const recordFailsOnce = scenario({
  id: 'vehicles/record-fails-once',
  title: 'A service is marked as done, and its record fails at first',
  story: 'The mark stays; only the record is tried again, with what was entered.',
  start: '/vehicles/500001?tab=schedule',
  faults: [{ kind: 'server-error', operation: 'createMaintenanceHistory', calls: [1] }],
  reach: [
    press('button', 'Mark as done: Oil change'),
    press('radio', 'Other shop'),
    { type: { 'Shop name': 'Corner Garage' }, press: { role: 'button', name: 'Mark Oil change as done' } },
    press('button', 'Save record', 'Oil change is marked as done and recorded'),
  ],
});

export const endlessSchedule = scenario({
  id: 'vehicles/endless-schedule',
  title: 'A maintenance schedule without an end',
  story: 'Every page repeats the same services: the eighth is the last one asked for, and each service is listed once.',
  answers: { listVehicleServices: { example: 'success' } },
});

export const forecast = scenario({
  id: 'vehicles/schedule-without-dates',
  title: 'A maintenance schedule without dates',
  story:
    'The server gives no date. The oil change was done at 41,380 miles and the vehicle drives 38 a day: a forecast says when it is due, and from what. The tires were never rotated: nothing is made up.',
  start: '/vehicles/500006?tab=schedule',
  answers: {
    listVehicleServices: {
      status: 200,
      body: [scheduleLine(50_000_601, 'Oil change', 5000, null), scheduleLine(50_000_602, 'Tire rotation', 7500, null)],
    },
  },
});

export const noSchedule = scenario({
  id: 'vehicles/no-schedule',
  title: 'A vehicle without a maintenance schedule',
  story: 'The tab says so.',
  answers: { listVehicleServices: { example: 'empty' } },
});

export const scheduleFails = scenario({
  id: 'vehicles/schedule-fails-once',
  title: 'The maintenance schedule cannot be loaded at first',
  story: 'Only the tab says so; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicleServices', calls: [1] }],
});

export const policiesFail = scenario({
  id: 'vehicles/policies-fail-once',
  title: 'The names in the policies cannot be loaded at first',
  story:
    'A policy is read with the names of users and services: the tab offers to try again; the rest of the page works.',
  faults: [{ kind: 'server-error', operation: 'listFleetUsers', calls: [1] }],
  start: '/vehicles/500001?tab=policies',
});

export const deletedMeanwhile = scenario({
  id: 'vehicles/deleted-by-another',
  title: 'Someone else deletes the vehicle',
  story:
    'The page is open while a colleague deletes the vehicle: the next action is refused, and the page no longer shows what is gone.',
  brands: ['default', 'canada', 'shell'],
  answers: { getVehicle: { calls: [2, 3, 4, 5], example: 'notFound' }, deactivateVehicle: { example: 'notFound' } },
  start: '/vehicles/500006',
  reach: [
    press('button', 'More actions'),
    press('menuitem', 'Deactivate'),
    press('button', 'Deactivate TRK-06', 'The record was not found'),
    ...['schedule', 'history', 'policies', 'recalls'].map((tab) => ({
      open: `/vehicles/500006?tab=${tab}`,
      see: 'Vehicle not found',
    })),
  ],
});
