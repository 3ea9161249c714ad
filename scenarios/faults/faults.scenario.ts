import { place } from '@wayside/domain';
import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

export const serverError = defineScenario({
  id: 'faults/server-error',
  title: 'The dashboard fails',
  story: 'The server returns an error for the dashboard; the panel offers to try again.',
  faults: [{ kind: 'server-error', operation: 'getDashboard' }],
  signedIn: true,
});

export const serverErrorOnce = defineScenario({
  id: 'faults/server-error-once',
  title: 'The dashboard fails once',
  story: 'The first response is an error, the second succeeds: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'getDashboard', calls: [1, 2] }],
  reach: [press('button', 'Try again')],
  signedIn: true,
});

export const timeOut = defineScenario({
  id: 'faults/time-out',
  title: 'The dashboard never responds',
  story: 'The server holds the response until the tester releases it.',
  faults: [{ kind: 'hold', operation: 'getDashboard' }],
  signedIn: true,
});

export const malformed = defineScenario({
  id: 'faults/malformed-answer',
  title: 'The dashboard returns an unreadable response',
  story: 'The response claims to be JSON but is not.',
  faults: [{ kind: 'malformed-response', operation: 'getDashboard' }],
  signedIn: true,
});

export const truncated = defineScenario({
  id: 'faults/truncated-answer',
  title: 'The list of fleets breaks off halfway',
  story: 'The connection closes in the middle of the list.',
  roles: ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'],
  faults: [{ kind: 'truncated-response', operation: 'listFleets' }],
  signedIn: true,
  start: place.fmcDashboard,
});

export const slow = defineScenario({
  id: 'faults/slow-everywhere',
  title: 'Everything takes a second and a half',
  story: 'A slow connection: skeletons hold the place of what is still loading.',
  faults: [{ kind: 'fixed-delay', operation: '*', delay: 1500 }],
  signedIn: true,
});
