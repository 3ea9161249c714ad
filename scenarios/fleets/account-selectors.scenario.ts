import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const brands = ['fuel-card'] as const;

const scenario = scenariosWith({ brands, signedIn: true });

export const accounts = scenario({
  id: 'fleets/two-accounts',
  title: 'A user with two accounts',
  story:
    'The main account has three fleets; the second has a single fleet, which opens as soon as the account is chosen.',
});

export const accountFleetsFail = scenario({
  id: 'fleets/account-fleets-fail',
  title: 'The fleets in an account cannot be loaded',
  story: 'The second load fails: the account does not change, and the choice can be tried again.',
  faults: [{ kind: 'server-error', operation: 'listAccountFleets', calls: [2] }],
  reach: [press('button', 'Main account Account'), press('option', 'Second account')],
});

export const accountWithoutFleets = scenario({
  id: 'fleets/account-without-fleets',
  title: 'An account without fleets',
  story: 'The chosen account has no fleet to open.',
  answers: { listAccountFleets: { calls: [2], status: 200, body: [] } },
  reach: [press('button', 'Main account Account'), press('option', 'Second account')],
});

export const fleetRefused = scenario({
  id: 'fleets/fleet-cannot-be-entered',
  title: 'Another fleet cannot be opened',
  story: 'The server refuses the change: the user stays in the same fleet and sees why.',
  answers: { impersonateFleet: { example: 'notFound' } },
  reach: [press('button', 'Maple Street Couriers Fleet'), press('option', 'Summit Catering')],
});
