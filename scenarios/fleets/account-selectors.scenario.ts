import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

const brands = ['fuel-card'] as const;

export const accounts = defineScenario({
  id: 'fleets/two-accounts',
  title: 'A user with two accounts',
  story:
    'The main account has three fleets; the second has a single fleet, which is entered as soon as the account is chosen.',
  brands,
  signedIn: true,
});

export const accountFleetsFail = defineScenario({
  id: 'fleets/account-fleets-fail',
  title: 'The fleets in an account cannot be loaded',
  story: 'The second load fails: the account does not change, and the choice can be tried again.',
  brands,
  faults: [{ kind: 'server-error', operation: 'listAccountFleets', calls: [2] }],
  signedIn: true,
  reach: [press('button', 'Main account Account'), press('option', 'Second account')],
});

export const accountWithoutFleets = defineScenario({
  id: 'fleets/account-without-fleets',
  title: 'An account without fleets',
  story: 'The chosen account has no fleet to enter.',
  brands,
  answers: { listAccountFleets: { calls: [2], status: 200, body: [] } },
  signedIn: true,
  reach: [press('button', 'Main account Account'), press('option', 'Second account')],
});

export const fleetRefused = defineScenario({
  id: 'fleets/fleet-cannot-be-entered',
  title: 'A fleet cannot be entered',
  story: 'The server refuses the change: the user stays in the same fleet and sees why.',
  brands,
  answers: { impersonateFleet: { example: 'notFound' } },
  signedIn: true,
  reach: [press('button', 'Maple Street Couriers Fleet'), press('option', 'Summit Catering')],
});
