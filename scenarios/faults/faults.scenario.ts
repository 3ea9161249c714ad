import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const scenario = scenariosWith({ signedIn: true });

export const serverError = scenario({
  id: 'faults/server-error',
  title: 'The dashboard fails',
  story: 'The server returns an error for the dashboard; the panel offers to try again.',
  faults: [{ kind: 'server-error', operation: 'getDashboard' }],
});

export const serverErrorOnce = scenario({
  id: 'faults/server-error-once',
  title: 'The dashboard fails once',
  story: 'The first response is an error, the second succeeds: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'getDashboard', calls: [1, 2] }],
  reach: [press('button', 'Try again')],
});

export const timeOut = scenario({
  id: 'faults/time-out',
  title: 'The dashboard never responds',
  story: 'The server holds the response until the tester releases it.',
  faults: [{ kind: 'hold', operation: 'getDashboard' }],
});

export const malformed = scenario({
  id: 'faults/malformed-answer',
  title: 'The dashboard returns an unreadable response',
  story: 'The response claims to be JSON but is not.',
  faults: [{ kind: 'malformed-response', operation: 'getDashboard' }],
});

export const truncated = scenario({
  id: 'faults/truncated-answer',
  title: 'The list of fleets breaks off halfway',
  story: 'The connection closes in the middle of the list.',
  roles: ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'],
  faults: [{ kind: 'truncated-response', operation: 'listFleets' }],
  start: place.fmcDashboard,
});

export const slow = scenario({
  id: 'faults/slow-everywhere',
  title: 'Everything takes a second and a half',
  story: 'A slow connection: skeletons hold the place of what is still loading.',
  faults: [{ kind: 'fixed-delay', operation: '*', delay: 1500 }],
});
