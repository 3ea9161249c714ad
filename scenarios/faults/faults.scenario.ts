import { defineScenario } from '../define.ts';

export const serverError = defineScenario({
  id: 'faults/server-error',
  title: 'The dashboard fails',
  story: 'The server answers the dashboard with an error; the panel offers to try again.',
  faults: [{ kind: 'server-error', operation: 'getDashboard' }],
  signedIn: true,
});

export const serverErrorOnce = defineScenario({
  id: 'faults/server-error-once',
  title: 'The dashboard fails once',
  story: 'The first answer is an error, the second one is good: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'getDashboard', calls: [1, 2] }],
  signedIn: true,
});

export const timeOut = defineScenario({
  id: 'faults/time-out',
  title: 'The dashboard never answers',
  story: 'The server holds the answer until the tester lets it go.',
  faults: [{ kind: 'hold', operation: 'getDashboard' }],
  signedIn: true,
});

export const malformed = defineScenario({
  id: 'faults/malformed-answer',
  title: 'The dashboard answers something unreadable',
  story: 'What comes back says that it is JSON and is not.',
  faults: [{ kind: 'malformed-response', operation: 'getDashboard' }],
  signedIn: true,
});

export const truncated = defineScenario({
  id: 'faults/truncated-answer',
  title: 'The list of fleets breaks off half-way',
  story: 'The connection closes in the middle of the list.',
  roles: ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'],
  faults: [{ kind: 'truncated-response', operation: 'listFleets' }],
  signedIn: true,
});

export const slow = defineScenario({
  id: 'faults/slow-everywhere',
  title: 'Everything takes a second and a half',
  story: 'A slow connection: skeletons keep the place of what is still to come.',
  faults: [{ kind: 'fixed-delay', operation: '*', delay: 1500 }],
  signedIn: true,
});
