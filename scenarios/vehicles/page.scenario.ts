import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

const signedIn = true;
const SCHEDULE = '/vehicles/500001?tab=schedule';

export const withoutPolicies = defineScenario({
  id: 'vehicles/without-policies',
  title: 'A vehicle without policies',
  story: 'A warning says that anybody may approve its orders, and leads to the policies.',
  start: '/vehicles/500012',
  signedIn,
});

export const pictureFails = defineScenario({
  id: 'vehicles/picture-fails',
  title: 'A vehicle whose picture cannot be loaded',
  story: 'a drawing takes its place for the picture.',
  start: '/vehicles/500003',
  signedIn,
});

export const heavyDuty = defineScenario({
  id: 'vehicles/heavy-duty',
  title: 'A heavy-duty vehicle',
  story: 'A box truck: its schedule has only the services that trucks get.',
  start: '/vehicles/500013?tab=schedule',
  signedIn,
});

export const markFailsOnce = defineScenario({
  id: 'vehicles/mark-done-fails-once',
  title: 'A service cannot be marked as done at first',
  story: 'The question stays with the reason; the second try works and can be undone.',
  faults: [{ kind: 'server-error', operation: 'markServiceCompleted', calls: [1] }],
  start: SCHEDULE,
  signedIn,
});

export const endlessSchedule = defineScenario({
  id: 'vehicles/endless-schedule',
  title: 'A maintenance schedule without an end',
  story: 'Every page repeats the same services: the eighth is the last one asked for, and each service is listed once.',
  answers: { listVehicleServices: { example: 'success' } },
  start: SCHEDULE,
  signedIn,
});

export const noSchedule = defineScenario({
  id: 'vehicles/no-schedule',
  title: 'A vehicle without a maintenance schedule',
  story: 'The tab says so.',
  answers: { listVehicleServices: { example: 'empty' } },
  start: SCHEDULE,
  signedIn,
});

export const scheduleFails = defineScenario({
  id: 'vehicles/schedule-fails-once',
  title: 'The maintenance schedule cannot be loaded at first',
  story: 'Only the tab says so; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicleServices', calls: [1] }],
  start: SCHEDULE,
  signedIn,
});

export const policiesFail = defineScenario({
  id: 'vehicles/policies-fail-once',
  title: 'The names in the policies cannot be loaded at first',
  story:
    'A policy is read with the names of people and services: the tab asks to try again, the rest of the page works.',
  faults: [{ kind: 'server-error', operation: 'listFleetUsers', calls: [1] }],
  start: '/vehicles/500001?tab=policies',
  signedIn,
});

export const deletedMeanwhile = defineScenario({
  id: 'vehicles/deleted-by-another',
  title: 'Somebody else deletes the vehicle',
  story:
    'The page is open while a colleague deletes the vehicle: the next action is refused, and the page no longer shows what is gone.',
  brands: ['default', 'canada', 'shell'],
  answers: { getVehicle: { calls: [2, 3, 4, 5], example: 'notFound' }, deactivateVehicle: { example: 'notFound' } },
  start: '/vehicles/500006',
  signedIn,
  reach: [
    press('button', 'Deactivate'),
    press('button', 'Deactivate TRK-06', 'The record was not found'),
    ...['schedule', 'history', 'policies', 'recalls'].map((tab) => ({
      open: `/vehicles/500006?tab=${tab}`,
      see: 'Vehicle not found',
    })),
  ],
});
